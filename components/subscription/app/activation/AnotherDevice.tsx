import { useTokenRedirect } from '@/lib/hooks/native/useTokenRedirect';
import { DeviceSteps } from './DeviceSteps';

const route = '/subscriptions/activation-flow/another-device';

/** The steps for the other device. Apps give no token to this URL, so inside an app they are on the next page. */
export function AnotherDevice() {
  const leaving = useTokenRedirect(true, `${route}/email`);
  return <DeviceSteps route={route} leaving={leaving} />;
}

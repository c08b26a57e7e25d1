import { useTokenRedirect } from '@/lib/hooks/native/useTokenRedirect';
import { DeviceSteps } from './DeviceSteps';

const route = '/subscriptions/activation-flow/another-device';

/** The steps for the other device. Apps tell nobody's token at this address, so inside one they are on the next. */
export function AnotherDevice() {
  const leaving = useTokenRedirect(true, `${route}/email`);
  return <DeviceSteps route={route} leaving={leaving} />;
}

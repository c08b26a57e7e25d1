import { useEffect, useState } from 'react';
import { useVisit } from '@/lib/hooks/useVisit';
import { DeviceSteps } from './DeviceSteps';

const withToken = '/subscriptions/activation-flow/another-device/email';

/** The steps for the other device. Apps tell nobody's token at this address, so inside one they are on the next. */
export function AnotherDevice() {
  const { ready, link } = useVisit();
  const [inApp, setInApp] = useState(false);
  const target = inApp && ready ? link(withToken) : null;
  useEffect(() => setInApp(document.documentElement.hasAttribute('data-app')), []);
  useEffect(() => {
    // Going back must not lead here again, where it would only be sent on.
    if (target) window.location.replace(target);
  }, [target]);
  return <DeviceSteps route="/subscriptions/activation-flow/another-device" leaving={inApp} />;
}

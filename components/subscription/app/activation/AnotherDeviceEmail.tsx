import { useEffect, useState } from 'react';
import { EditEmailScreen } from '@/components/subscription/account/email/EditEmailScreen';
import { editEmailFragment } from '@/lib/content/account/returnPages';
import { DeviceSteps } from './DeviceSteps';

const route = '/subscriptions/activation-flow/another-device/email';

/** The steps for the other device, and changing the email address inside apps, which give this page their token. */
export function AnotherDeviceEmail() {
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    const read = () => setEditing(window.location.hash === editEmailFragment);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return editing ? <EditEmailScreen route={route} /> : <DeviceSteps route={route} />;
}

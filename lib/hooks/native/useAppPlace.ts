import { useEffect, useState } from 'react';
import { type NativeChannel, openChannel } from '../../native/channel/openChannel';

/** Whether an app shows this page, and the channel to it. */
export type AppChannel = { inApp: false } | { inApp: true; channel: NativeChannel<'subscriptionPages'> };

/**
 * What `useNativeApp` says, without putting the account of the app in the place of the browser's: for screens that sell
 * and do not sign anybody in, which spares them the script of the account. Null on the server and at the first paint.
 */
export function useAppPlace(): AppChannel | null {
  const [place, setPlace] = useState<AppChannel | null>(null);
  useEffect(() => {
    const channel = openChannel('subscriptionPages');
    setPlace(channel ? { inApp: true, channel } : { inApp: false });
  }, []);
  return place;
}

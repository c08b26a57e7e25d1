import { useEffect, useState } from 'react';
import { type NativeChannel, openChannel } from '../native/openChannel';
import type { Transport } from '../native/openLine';
import { provideAccountClient } from './accountClient';
import { appAccountClient } from './appAccountClient';

/** Where the page is shown. `channel` speaks to the app; its `transport` tells the kinds of apps apart. */
export type AppPlace =
  | { inApp: false }
  | { inApp: true; transport: Transport; channel: NativeChannel<'subscriptionPages'> };

let decided: AppPlace | null = null;

/**
 * Whether an app shows this page. Null on the server and at the first paint: the space stays reserved until it is
 * known. Decided once per page, before anything subscribes; from then on the account hooks use the account of the app,
 * so whatever uses them is shown only after this has an answer.
 */
export function useNativeApp(): AppPlace | null {
  const [place, setPlace] = useState<AppPlace | null>(null);
  useEffect(() => {
    decided ??= decide();
    setPlace(decided);
  }, []);
  return place;
}

function decide(): AppPlace {
  const channel = openChannel('subscriptionPages');
  if (!channel) return { inApp: false };
  provideAccountClient(appAccountClient(channel));
  return { inApp: true, transport: channel.transport, channel };
}

import type { Transport } from '../../native/channel/connect';
import { type NativeChannel, openChannel } from '../../native/channel/openChannel';
import { provideAccountClient } from '../account/accountClient';
import { appAccountClient } from './appAccountClient';
import { noteApp } from './joinApp';

/** Where the page is shown. `channel` speaks to the app; its `transport` tells the kinds of apps apart. */
export type AppPlace =
  | { inApp: false }
  | { inApp: true; transport: Transport; channel: NativeChannel<'subscriptionPages'> };

let decided: AppPlace | null = null;

/** Whether an app shows this page. Decided at the first call; in an app, the account of this page is the app's. */
export function appPlace(): AppPlace {
  decided ??= decide();
  noteApp(decided);
  return decided;
}

function decide(): AppPlace {
  const channel = openChannel('subscriptionPages');
  if (!channel) return { inApp: false };
  provideAccountClient(appAccountClient(channel));
  return { inApp: true, transport: channel.transport, channel };
}

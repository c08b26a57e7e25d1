import { detectNativeHost } from '../../native/host';
import { provideAccountClient } from '../session/accountClient';

let joining: Promise<void> | null = null;

/**
 * Resolves when it is known whose account this page has: inside an app, the app's. Only there is the script of that
 * account fetched; when it cannot be, the page goes on with the account of the browser.
 */
export function joinAppAccount(): Promise<void> {
  joining ??= join();
  return joining;
}

async function join(): Promise<void> {
  const { channel } = await detectNativeHost();
  if (!channel) return;
  const account = await import('./appAccountClient').catch(() => null);
  if (account) provideAccountClient(account.appAccountClient(channel));
}

import { detectNativeHost } from '../../native/host';
import { provideAccountClient } from '../session/accountClient';

let joining: Promise<void> | null = null;

/** Resolves when it is known whose account this page uses: the app's, or the browser's if its script is not there. */
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

import { recall, store } from '../storage/browserStorage';
import { tabStateKeys } from '../storage/tabState';
import { tabStorage } from '../storage/tabStorage';
import { channelLimits } from './channel/channelLimits';

/**
 * After a page has passed a sign-in to the app, the app checks the tokens with the service before it keeps them. Until
 * then it tells the page that follows that nobody is signed in, so that page asks again for a while.
 */
const key = tabStateKeys.handedSignIn;
/** Longer than any app takes to check, in milliseconds. */
const lifetime = 10_000;
/** Time between two questions. */
const askEvery = 300;

export function markNewSignIn(storage = tabStorage()): void {
  store(storage, key, '1', new Date(Date.now() + lifetime));
}

/** How long a page waits for the app to say who is signed in, in milliseconds. */
export function signedInLimit(storage = tabStorage()): number {
  return recall(storage, key) === null ? channelLimits.answer : channelLimits.newSignIn;
}

/** The token that the app names; right after a sign-in, null counts only when the app has said so for a while. */
export async function askForToken(
  ask: () => Promise<string | null>,
  storage = tabStorage(),
): Promise<string | null> {
  let token = await ask();
  for (let left = channelLimits.newSignIn - askEvery; token === null && left > 0; left -= askEvery) {
    if (recall(storage, key) === null) return null;
    await new Promise((resolve) => setTimeout(resolve, askEvery));
    token = await ask();
  }
  storage.removeItem(key);
  return token;
}

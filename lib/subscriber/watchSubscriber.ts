import { BridgeError, openBridge } from '../native/channel/bridge';
import type { Messenger } from '../native/channel/messenger';
import { readSubscriber } from './readSubscriber';
import type { SubscriberState } from './subscriberState';

/**
 * Reports the subscriber state of the app whose tab shows this page, and again when the app says that somebody signed
 * in or out, and when the page comes back as it was left. Outside an app it is UNKNOWN; a bridge that cannot be opened
 * is a failure (specification §4). Returns a function that stops it.
 */
export function watchSubscriber(onState: (state: SubscriberState) => void): () => void {
  let stopped = false;
  let latest = 0;
  const bridge = bridgeOfPage();
  if (bridge === 'ERROR') {
    onState('ERROR');
    return () => undefined;
  }

  async function read(): Promise<void> {
    latest += 1;
    const own = latest;
    const state = await readSubscriber(bridge === 'ERROR' ? null : bridge);
    // An older answer that arrives late must not replace a newer one.
    if (!stopped && own === latest) onState(state);
  }

  const unsubscribe = bridge ? listen(bridge, () => void read()) : () => undefined;
  void read();
  return () => {
    stopped = true;
    unsubscribe();
  };
}

/** The same, reported once: for pages without a framework. Never rejects. */
export async function askSubscriber(): Promise<SubscriberState> {
  const bridge = bridgeOfPage();
  return bridge === 'ERROR' ? 'ERROR' : readSubscriber(bridge);
}

function bridgeOfPage(): Messenger | 'ERROR' | null {
  try {
    return openBridge('subscriptions');
  } catch (error) {
    const outside =
      error instanceof BridgeError &&
      (error.kind === 'not-browser-context' || error.kind === 'not-ddg-context');
    return outside ? null : 'ERROR';
  }
}

/** Calls back when the app reports a change, and when the page comes back as it was left, having missed some. */
function listen(bridge: Messenger, listener: () => void): () => void {
  const stop = subscribe(bridge, listener);
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', shown);
  return () => {
    stop();
    window.removeEventListener('pageshow', shown);
  };
}

/** An app without this event still answers the request. */
function subscribe(bridge: Messenger, listener: () => void): () => void {
  try {
    return bridge.subscribe('authUpdate', listener);
  } catch {
    return () => undefined;
  }
}

import { BridgeError, openBridge } from '../native/channel/bridge';
import type { Messenger } from '../native/channel/messenger';
import { readSubscriber } from './readSubscriber';
import { overriddenState, type SubscriberState } from './subscriberState';

/**
 * Reports the subscriber state of the app whose tab shows this page, and again when the app says that somebody signed
 * in or out, and when the page comes back as it was left. Outside an app it is UNKNOWN; a bridge that cannot be opened
 * is a failure (specification §4). With an override, that is reported and the app is not asked. Returns a function that
 * stops it.
 */
export function watchSubscriber(
  onState: (state: SubscriberState) => void,
  override: string | null,
  target: object | undefined = globalThis.window,
): () => void {
  let stopped = false;
  let latest = 0;
  const bridge = overriddenState(override) ? null : bridgeOf(target);
  if (bridge === 'ERROR') {
    onState('ERROR');
    return () => undefined;
  }

  async function read(): Promise<void> {
    latest += 1;
    const own = latest;
    const state = await readSubscriber(bridge === 'ERROR' ? null : bridge, override);
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
export async function askSubscriber(
  override: string | null,
  target: object | undefined = globalThis.window,
): Promise<SubscriberState> {
  const bridge = overriddenState(override) ? null : bridgeOf(target);
  return bridge === 'ERROR' ? 'ERROR' : readSubscriber(bridge, override);
}

function bridgeOf(target: object | undefined): Messenger | 'ERROR' | null {
  try {
    return openBridge('subscriptions', target);
  } catch (error) {
    const outside =
      error instanceof BridgeError &&
      (error.kind === 'not-browser-context' || error.kind === 'not-ddg-context');
    return outside ? null : 'ERROR';
  }
}

/**
 * Calls back when the app says that something changed, and when the page comes back as it was left: it has then missed
 * what the app said meanwhile.
 */
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

import { isRecord } from './isRecord';
import { report } from './report';

export type AndroidListener = (payload: unknown) => void;

/** The listeners for an Android app's messages: one for each request id and each subscription name. */
export class AndroidListeners {
  readonly #listeners = new Map<string, AndroidListener>();
  readonly #debug: boolean;

  constructor(debug: boolean) {
    this.#debug = debug;
  }

  /** A second listener for the same id replaces the first. Returns a function that stops listening. */
  add(id: string, listener: AndroidListener): () => void {
    this.#listeners.set(id, listener);
    return () => {
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id);
    };
  }

  /** Passes the payload to the listener of its id, then to that of its subscription name. Never throws. */
  dispatch(payload: unknown): void {
    if (!isRecord(payload)) {
      this.log('the app sent something that is no message');
      return;
    }
    for (const name of [payload.id, payload.subscriptionName]) {
      if (typeof name === 'string') this.#call(name, payload);
    }
  }

  /** Problems between the page and the app are logged for developers only. */
  log(...details: readonly unknown[]): void {
    if (this.#debug) report('[Messaging]', ...details);
  }

  #call(name: string, payload: unknown): void {
    const listener = this.#listeners.get(name);
    if (!listener) {
      this.log('nobody listens for', name);
      return;
    }
    try {
      listener(payload);
    } catch (error) {
      this.log('a listener failed for', name, error);
    }
  }
}

import { androidRequest, androidSubscribe } from './androidExchange';
import { type AndroidListener, AndroidListeners } from './androidListeners';
import { isRecord } from './isRecord';
import type { MessagingContext } from './messagingContext';
import type { MessagingTransport, RequestOptions } from './messagingTransport';
import { type NotificationMessage, RequestMessage, type Subscription } from './wireMessages';

type Post = (json: string) => void;

/** The newer connection to an Android app: JSON text both ways over an object that only posts and listens. */
export class AndroidAdsjsMessagingConfig {
  readonly target: object;
  readonly debug: boolean;
  readonly objectName: string;
  readonly #listeners: AndroidListeners;
  readonly #post: Post | null;

  constructor({ target, debug, objectName }: { target: object; debug: boolean; objectName: string }) {
    this.target = target;
    this.debug = debug;
    this.objectName = objectName;
    this.#listeners = new AndroidListeners(debug);
    const host: unknown = Reflect.get(target, objectName);
    Reflect.deleteProperty(target, objectName);
    this.#post = methodOf(host, 'postMessage');
    const addEventListener = methodOf(host, 'addEventListener');
    addEventListener?.('message', (event: unknown) => this.#receive(event));
  }

  /** Posts the message as JSON text. Throws `postMessage not available` without an app. */
  sendMessageThrows(message: object): void {
    if (!this.#post) throw new Error('postMessage not available');
    this.#post(JSON.stringify(message));
  }

  /** One listener for each request id or subscription name. Returns a function that unsubscribes. */
  subscribe(id: string, callback: AndroidListener): () => void {
    return this.#listeners.add(id, callback);
  }

  /**
   * Tells the app which page it may send messages to, before the page has anything to send. Frames send no ping, so
   * that the app does not mistake one for the page. Returns whether the ping was sent; never throws.
   */
  sendInitialPing({ context }: MessagingContext): boolean {
    if (!isTopFrame(this.target)) return false;
    const ping = { context, featureName: 'messaging', method: 'initialPing', id: 'initialPing', params: {} };
    try {
      this.sendMessageThrows(new RequestMessage(ping));
      return true;
    } catch (error) {
      this.#listeners.log('the initial ping was not sent', error);
      return false;
    }
  }

  _dispatch(payload: unknown): void {
    this.#listeners.dispatch(payload);
  }

  #receive(event: unknown): void {
    try {
      this._dispatch(JSON.parse(String(isRecord(event) ? event.data : event)));
    } catch (error) {
      this.#listeners.log('the app sent something that is no JSON', error);
    }
  }
}

export class AndroidAdsjsMessagingTransport implements MessagingTransport {
  readonly config: AndroidAdsjsMessagingConfig;
  readonly messagingContext: MessagingContext;

  constructor(config: AndroidAdsjsMessagingConfig, messagingContext: MessagingContext) {
    this.config = config;
    this.messagingContext = messagingContext;
  }

  notify(message: NotificationMessage): void {
    this.config.sendMessageThrows(message);
  }

  request(message: RequestMessage, options: RequestOptions = {}): Promise<unknown> {
    return androidRequest(message, this.config, () => this.config.sendMessageThrows(message), options);
  }

  subscribe(subscription: Subscription, callback: (params: unknown) => void): () => void {
    return androidSubscribe(subscription, this.config, callback);
  }
}

/** A target that is not a window means the window that this code runs in. */
function isTopFrame(target: object): boolean {
  const frame = 'top' in target ? target : globalThis;
  const top: unknown = Reflect.get(frame, 'top');
  return top === undefined || top === frame;
}

function methodOf(host: unknown, name: string): ((...values: unknown[]) => void) | null {
  const method = isRecord(host) ? host[name] : null;
  return isFunction(method) ? method.bind(host) : null;
}

function isFunction(value: unknown): value is (...values: unknown[]) => void {
  return typeof value === 'function';
}

import { androidRequest, androidSubscribe } from './androidExchange';
import { type AndroidListener, AndroidListeners } from './androidListeners';
import { isRecord } from './isRecord';
import type { MessagingContext } from './messagingContext';
import type { MessagingTransport, RequestOptions } from './messagingTransport';
import type { NotificationMessage, RequestMessage, Subscription } from './wireMessages';

type Send = (json: string, secret: string) => void;

/**
 * The connection to an Android app, shared by all features that use the same interface. It removes the app's object
 * from the page, and the one function that it leaves for replies accepts only callers that know the secret.
 */
export class AndroidMessagingConfig {
  readonly target: object;
  readonly debug: boolean;
  readonly messageSecret: string;
  readonly javascriptInterface: string;
  readonly messageCallback: string;
  readonly #listeners: AndroidListeners;
  readonly #process: Send;

  /** Throws when another config already owns that callback name on that target. */
  constructor(parameters: {
    /** Where the app puts its interface and looks for the callback: the page's window. */
    target: object;
    debug: boolean;
    messageSecret: string;
    javascriptInterface: string;
    messageCallback: string;
  }) {
    this.target = parameters.target;
    this.debug = parameters.debug;
    this.messageSecret = parameters.messageSecret;
    this.javascriptInterface = parameters.javascriptInterface;
    this.messageCallback = parameters.messageCallback;
    this.#listeners = new AndroidListeners(this.debug);
    this.#process = this.#captureProcess();
    this.#offerCallback();
  }

  /** Sends the JSON text of a message; throws what the app throws. Without an app, it does nothing. */
  sendMessageThrows(json: string): void {
    this.#process(json, this.messageSecret);
  }

  /** One listener for each request id or subscription name. Returns a function that unsubscribes. */
  subscribe(id: string, callback: AndroidListener): () => void {
    return this.#listeners.add(id, callback);
  }

  _dispatch(payload: unknown): void {
    this.#listeners.dispatch(payload);
  }

  #captureProcess(): Send {
    const host: unknown = Reflect.get(this.target, this.javascriptInterface);
    const send = isRecord(host) ? host.process : null;
    if (!isSend(send)) {
      return () => this.#listeners.log('the app offers no interface named', this.javascriptInterface);
    }
    Reflect.deleteProperty(this.target, this.javascriptInterface);
    return send.bind(host);
  }

  /** Neither writable nor configurable: no later script of the page can replace it. */
  #offerCallback(): void {
    Object.defineProperty(this.target, this.messageCallback, {
      value: (secret: unknown, payload: unknown) => {
        if (secret === this.messageSecret) this._dispatch(payload);
      },
    });
  }
}

export class AndroidMessagingTransport implements MessagingTransport {
  readonly config: AndroidMessagingConfig;
  readonly messagingContext: MessagingContext;

  constructor(config: AndroidMessagingConfig, messagingContext: MessagingContext) {
    this.config = config;
    this.messagingContext = messagingContext;
  }

  notify(message: NotificationMessage): void {
    this.config.sendMessageThrows(JSON.stringify(message));
  }

  request(message: RequestMessage, options: RequestOptions = {}): Promise<unknown> {
    const send = () => this.config.sendMessageThrows(JSON.stringify(message));
    return androidRequest(message, this.config, send, options);
  }

  subscribe(subscription: Subscription, callback: (params: unknown) => void): () => void {
    return androidSubscribe(subscription, this.config, callback);
  }
}

function isSend(value: unknown): value is Send {
  return typeof value === 'function';
}

import { AndroidConnection, AndroidTransport, methodOf } from './androidConnection';

type Parameters = {
  /** Where the app puts its interface and looks for the callback: the page's window. */
  target: object;
  debug: boolean;
  messageSecret: string;
  javascriptInterface: string;
  messageCallback: string;
};

/**
 * The connection to an Android app, shared by all features that use the same interface. It removes the app's object
 * from the page, and the one function that it leaves for replies accepts only callers that know the secret.
 */
export class AndroidMessagingConfig extends AndroidConnection {
  readonly messageSecret: string;
  readonly javascriptInterface: string;
  readonly messageCallback: string;
  readonly #process: ((json: string, secret: string) => void) | null;

  /** Throws when another config already owns that callback name on that target. */
  constructor(parameters: Parameters) {
    super(parameters);
    const { target, messageSecret, javascriptInterface, messageCallback } = parameters;
    this.messageSecret = messageSecret;
    this.javascriptInterface = javascriptInterface;
    this.messageCallback = messageCallback;
    this.#process = methodOf(Reflect.get(target, javascriptInterface), 'process');
    if (this.#process) Reflect.deleteProperty(target, javascriptInterface);
    // Neither writable nor configurable: no later script of the page can replace it.
    Object.defineProperty(target, messageCallback, {
      value: (secret: unknown, payload: unknown) => {
        if (secret === messageSecret) this._dispatch(payload);
      },
    });
  }

  /** Sends the JSON text of a message; throws what the app throws. Without an app, it does nothing. */
  sendMessageThrows(json: string): void {
    if (this.#process) this.#process(json, this.messageSecret);
    else this.log('the app offers no interface named', this.javascriptInterface);
  }
}

export class AndroidMessagingTransport extends AndroidTransport<AndroidMessagingConfig> {
  protected send(message: object): void {
    this.config.sendMessageThrows(JSON.stringify(message));
  }
}

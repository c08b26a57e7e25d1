import { AndroidConnection, AndroidTransport, methodOf } from './androidConnection';
import { isRecord } from './isRecord';
import type { MessagingContext } from './messagingContext';
import { RequestMessage } from './wireMessages';

/** The newer connection to an Android app: JSON text both ways over an object that only posts and listens. */
export class AndroidAdsjsMessagingConfig extends AndroidConnection {
  readonly objectName: string;
  readonly #post: ((json: string) => void) | null;

  constructor(parameters: { target: object; debug: boolean; objectName: string }) {
    super(parameters);
    const { target, objectName } = parameters;
    this.objectName = objectName;
    const host: unknown = Reflect.get(target, objectName);
    Reflect.deleteProperty(target, objectName);
    this.#post = methodOf(host, 'postMessage');
    methodOf(host, 'addEventListener')?.('message', (event: unknown) => this.#receive(event));
  }

  /** Posts the message as JSON text. Throws `postMessage not available` without an app. */
  sendMessageThrows(message: object): void {
    if (!this.#post) throw new Error('postMessage not available');
    this.#post(JSON.stringify(message));
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
      this.log('the initial ping was not sent', error);
      return false;
    }
  }

  #receive(event: unknown): void {
    try {
      this._dispatch(JSON.parse(String(isRecord(event) ? event.data : event)));
    } catch (error) {
      this.log('the app sent something that is no JSON', error);
    }
  }
}

export class AndroidAdsjsMessagingTransport extends AndroidTransport<AndroidAdsjsMessagingConfig> {
  protected send(message: object): void {
    this.config.sendMessageThrows(message);
  }
}

/** A target that is not a window means the window that this code runs in. */
function isTopFrame(target: object): boolean {
  const frame = 'top' in target ? target : globalThis;
  const top: unknown = Reflect.get(frame, 'top');
  return top === undefined || top === frame;
}

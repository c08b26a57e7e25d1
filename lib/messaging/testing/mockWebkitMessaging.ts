import type { MockedWindow, MockParameters, OutgoingPayload } from './mockState';

type Handlers = Record<string, { postMessage(message: OutgoingPayload): Promise<string> }>;

/**
 * Puts an Apple app at `window.webkit.messageHandlers`, under the name of the context. Replies are JSON text; a method
 * without an answer rejects with a string, as the real app does. Events call the function that the page left at
 * `navigator.duckduckgo.messageHandlers`, or otherwise the one of that name on the window.
 */
export function mockWebkitMessaging({ messagingContext, responses }: MockParameters): void {
  const host: MockedWindow & { webkit?: { messageHandlers?: Handlers } } = window;
  host.__playwright_01 ??= {
    mockResponses: {},
    subscriptionEvents: [],
    mocks: { outgoing: [], deliver: {} },
  };
  const state = host.__playwright_01;
  Object.assign(state.mockResponses, responses);

  async function postMessage(message: OutgoingPayload): Promise<string> {
    state.mocks.outgoing.push(JSON.parse(JSON.stringify({ payload: message })));
    const { context, featureName, method, id } = message;
    if (id === undefined) return '{}';
    if (!Object.hasOwn(state.mockResponses, method)) throw `no mock response for '${method}'`;
    return JSON.stringify({ context, featureName, id, result: state.mockResponses[method] });
  }
  host.webkit = {
    messageHandlers: { ...host.webkit?.messageHandlers, [messagingContext.context]: { postMessage } },
  };
  state.mocks.deliver[messagingContext.context] = (event) => {
    const name = event.subscriptionName;
    const handlers = Reflect.get(navigator, 'duckduckgo')?.messageHandlers;
    const hear: unknown = handlers?.[name] ?? Reflect.get(host, name);
    if (typeof hear === 'function') hear(event);
  };
}

import type { MockedWindow, MockParameters, OutgoingPayload } from './mockState';

type Heard = { Feature: string; SubFeatureName: string; Name: string; Data?: unknown; Id?: string };
type Listener = (event: { data: unknown; origin?: unknown }) => void;
type Listen = (type: 'message', listener: Listener) => void;
type WebView = {
  postMessage(message: Heard): void;
  addEventListener: Listen;
  removeEventListener: Listen;
};
type Interop = {
  windowsInteropPostMessage?: WebView['postMessage'];
  windowsInteropAddEventListener?: Listen;
  windowsInteropRemoveEventListener?: Listen;
};

/** Puts a Windows app at `window.chrome.webview`. A method without an answer gets an error reply. */
export function mockWindowsMessaging({ messagingContext, responses }: MockParameters): void {
  const host: MockedWindow & { chrome?: { webview?: WebView } } = window;
  host.__playwright_01 ??= {
    mockResponses: {},
    subscriptionEvents: [],
    mocks: { outgoing: [], deliver: {} },
  };
  const state = host.__playwright_01;
  Object.assign(state.mockResponses, responses);
  const listeners = new Set<Listener>();

  function deliver(data: unknown): void {
    for (const listener of [...listeners]) listener({ data });
  }
  state.mocks.deliver[messagingContext.context] = deliver;

  const webview: WebView = {
    postMessage({ Feature, SubFeatureName, Name, Data, Id }) {
      const names = { context: Feature, featureName: SubFeatureName };
      const payload: OutgoingPayload = { ...names, method: Name, params: Data };
      if (Id !== undefined) payload.id = Id;
      state.mocks.outgoing.push(JSON.parse(JSON.stringify({ payload })));
      if (Id === undefined) return;
      const reply = Object.hasOwn(state.mockResponses, Name)
        ? { ...names, id: Id, result: state.mockResponses[Name] }
        : { ...names, id: Id, error: { message: `no mock response for '${Name}'` } };
      queueMicrotask(() => deliver(reply));
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  host.chrome = { ...host.chrome, webview };
}

/** A Windows app that has already moved its three functions into global variables. */
export function mockWindowsInteropMessaging({ messagingContext, responses }: MockParameters): void {
  const host: MockedWindow & Interop = window;
  host.__playwright_01 ??= {
    mockResponses: {},
    subscriptionEvents: [],
    mocks: { outgoing: [], deliver: {} },
  };
  const state = host.__playwright_01;
  Object.assign(state.mockResponses, responses);
  const listeners = new Set<Listener>();

  function deliver(data: unknown): void {
    for (const listener of [...listeners]) listener({ data });
  }
  state.mocks.deliver[messagingContext.context] = deliver;

  host.windowsInteropPostMessage = ({ Feature, SubFeatureName, Name, Data, Id }) => {
    const names = { context: Feature, featureName: SubFeatureName };
    const payload: OutgoingPayload = { ...names, method: Name, params: Data };
    if (Id !== undefined) payload.id = Id;
    state.mocks.outgoing.push(JSON.parse(JSON.stringify({ payload })));
    if (Id === undefined) return;
    const reply = Object.hasOwn(state.mockResponses, Name)
      ? { ...names, id: Id, result: state.mockResponses[Name] }
      : { ...names, id: Id, error: { message: `no mock response for '${Name}'` } };
    queueMicrotask(() => deliver(reply));
  };
  host.windowsInteropAddEventListener = (_type, listener) => void listeners.add(listener);
  host.windowsInteropRemoveEventListener = (_type, listener) => void listeners.delete(listener);
}

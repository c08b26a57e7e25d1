import type { MockedWindow, MockState, PushedEvent } from './mockState';

/** Changes what the app answers from now on: methods that are not listed keep their answer. */
export function mockResponses({ responses }: { responses: Record<string, unknown> }): void {
  const host: MockedWindow = window;
  host.__playwright_01 ??= {
    mockResponses: {},
    subscriptionEvents: [],
    mocks: { outgoing: [], deliver: {} },
  };
  Object.assign(host.__playwright_01.mockResponses, responses);
}

/** For `page.waitForFunction`: whether the page has sent that method at least that often. */
export function waitForCallCount({ method, count }: { method: string; count: number }): boolean {
  const host: MockedWindow = window;
  const outgoing = host.__playwright_01?.mocks.outgoing ?? [];
  return outgoing.filter(({ payload }) => payload.method === method).length >= count;
}

/** Every message that the page has sent since it was loaded, oldest first. */
export function readOutgoingMessages(): MockState['mocks']['outgoing'] {
  const host: MockedWindow = window;
  return host.__playwright_01?.mocks.outgoing ?? [];
}

/** Sends the page an event as the app of that context would. Throws when no fake app has that context. */
export function simulateSubscriptionMessage({
  messagingContext: { context, featureName },
  name,
  payload,
}: {
  messagingContext: { context: string; featureName: string };
  name: string;
  payload?: unknown;
}): void {
  const host: MockedWindow = window;
  const state = host.__playwright_01;
  const deliver = state?.mocks.deliver[context];
  if (!state || !deliver) throw new Error(`no mocked app has the context '${context}'`);
  const event: PushedEvent = { context, featureName, subscriptionName: name };
  if (payload !== undefined) event.params = payload;
  state.subscriptionEvents.push(event);
  deliver(event);
}

/**
 * A script as a Windows app would start it: the app's three functions are in variables that only the script sees, and
 * they are removed from the page. Each key of `replacements` found in the script is replaced by its value as JSON text.
 */
export function wrapWindowsScripts(script: string, replacements: Record<string, unknown>): string {
  return `(() => {
  const webview = window.chrome.webview;
  const windowsInteropPostMessage = webview.postMessage.bind(webview);
  const windowsInteropAddEventListener = webview.addEventListener.bind(webview);
  const windowsInteropRemoveEventListener = webview.removeEventListener.bind(webview);
  delete window.chrome.webview;
  ${replaced(script, replacements)}
})();`;
}

/** A script as an Apple app would start it: in its own scope, with the same replacements. */
export function wrapWebkitScripts(script: string, replacements: Record<string, unknown>): string {
  return `(() => {
  ${replaced(script, replacements)}
})();`;
}

function replaced(script: string, replacements: Record<string, unknown>): string {
  return Object.entries(replacements).reduce(
    (text, [key, value]) => text.replaceAll(key, () => JSON.stringify(value)),
    script,
  );
}

/**
 * Fake native apps, for tests in a browser. The functions that run in the page are passed to it as text
 * (`page.addInitScript(mockWindowsMessaging, parameters)`), so each is self-contained: it uses only its parameters and
 * the page's globals and nothing else from this package. What they share is on `window.__playwright_01`:
 * `mockResponses` by method, `subscriptionEvents` that were sent to the page, and `mocks.outgoing`, every message that
 * the page sent, as `{payload}` in the common format.
 */
export { mockAndroidMessaging } from './testing/mockAndroidMessaging';
export { mockWebkitMessaging } from './testing/mockWebkitMessaging';
export { mockWindowsInteropMessaging, mockWindowsMessaging } from './testing/mockWindowsMessaging';
export {
  mockResponses,
  readOutgoingMessages,
  simulateSubscriptionMessage,
  waitForCallCount,
  wrapWebkitScripts,
  wrapWindowsScripts,
} from './testing/pageState';

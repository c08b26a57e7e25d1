import {
  Messaging,
  MessagingContext,
  RequestMessage,
  Subscription,
  TestTransportConfig,
} from '@/lib/messaging/entry';
import type { TestImplementation } from '@/lib/messaging/testTransport';

export const names = { context: 'subscriptionPages', featureName: 'useSubscription' };

export const production = new MessagingContext({ ...names, env: 'production' });
export const development = new MessagingContext({ ...names, env: 'development' });

export function requestOf(method: string, id: string, params: unknown = {}): RequestMessage {
  return new RequestMessage({ ...names, method, id, params });
}

export function subscriptionTo(subscriptionName: string): Subscription {
  return new Subscription({ ...names, subscriptionName });
}

export function eventOf(subscriptionName: string, params?: unknown) {
  return { ...names, subscriptionName, params };
}

export function replyTo(id: string, content: { result?: unknown; error?: unknown }) {
  return { ...names, id, ...content };
}

/** Messaging over a transport for which a test writes only the calls that it needs. */
export function messagingOver(
  implementation: Partial<TestImplementation>,
  context = production,
): { messaging: Messaging; notify: jest.Mock; request: jest.Mock; subscribe: jest.Mock } {
  const notify = jest.fn(implementation.notify);
  const request = jest.fn(implementation.request ?? (async () => ({})));
  const subscribe = jest.fn(implementation.subscribe ?? (() => () => {}));
  const config = new TestTransportConfig({ notify, request, subscribe });
  return { messaging: new Messaging(context, config), notify, request, subscribe };
}

/** The state of the promise after everything that is due now has run. */
export function stateOf(promise: Promise<unknown>): Promise<'pending' | 'resolved' | 'rejected'> {
  const settled = promise.then(
    () => 'resolved' as const,
    () => 'rejected' as const,
  );
  return Promise.race([settled, new Promise<'pending'>((done) => setTimeout(done, 0, 'pending'))]);
}

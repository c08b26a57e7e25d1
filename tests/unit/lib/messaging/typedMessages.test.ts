import { createTypedMessages, type TypedMessages } from '@/lib/messaging/entry';
import { messagingOver } from './contexts';

type PageMessages = TypedMessages<{
  notifications: { method: 'featureSelected'; params: { feature: string } } | { method: 'backToSettings' };
  requests: { method: 'getSubscription'; result: { token?: string } };
  subscriptions: { subscriptionEvent: 'onPurchaseUpdate'; params: { type: string } };
}>;

class Page {
  declare notify: PageMessages['notify'];
  declare request: PageMessages['request'];
  declare subscribe: PageMessages['subscribe'];
}

it('createTypedMessages returns messaging itself', () => {
  const { messaging } = messagingOver({});
  expect(createTypedMessages(new Page(), messaging)).toBe(messaging);
});

it('the types of the base reach the calls', async () => {
  const { messaging, notify } = messagingOver({ request: async () => ({ token: 't' }) });
  const messages = createTypedMessages(new Page(), messaging);
  const { token } = await messages.request('getSubscription');
  messages.notify('featureSelected', { feature: token ?? '' });
  messages.notify('backToSettings');
  // @ts-expect-error: a name that is not in the schema.
  messages.notify('openPromotion');
  expect(notify.mock.calls.map(([message]) => [message.method, message.params])).toEqual([
    ['featureSelected', { feature: 't' }],
    ['backToSettings', {}],
    ['openPromotion', {}],
  ]);
});

import { openChannel } from '@/lib/native/openChannel';
import { subscriptionOptions } from '@/lib/native/subscriptionOptions';

it('asks an app over WebKit what it sells', async () => {
  const postMessage = async ({ method, id }: { method: string; id: string }) => {
    if (method !== 'getSubscriptionOptions') throw 'no handler';
    const options = [{ id: '1', cost: { displayPrice: '9 USD', recurrence: 'monthly' } }];
    return JSON.stringify({
      context: 'subscriptionPages',
      featureName: 'useSubscription',
      id,
      result: { platform: 'macos', options, features: [{ name: 'Network Protection' }] },
    });
  };
  Object.assign(window, { webkit: { messageHandlers: { subscriptionPages: { postMessage } } } });
  const channel = openChannel('subscriptionPages');
  if (!channel) throw new Error('no channel');
  const offer = await subscriptionOptions(channel);
  expect(offer.plans.map(({ id, period, displayPrice }) => [id, period, displayPrice])).toEqual([
    ['1', 'monthly', '9 USD'],
  ]);
});

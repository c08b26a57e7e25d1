import { pushedPurchase, removeFakeApp } from 'fake-apps/fakeApp';
import * as fc from 'fast-check';
import { visitLink } from '@/lib/attribution/visit';
import { FeatureConfigResult } from '@/lib/contract/native/featureConfigMessages';
import { PurchaseUpdate } from '@/lib/contract/native/purchaseMessages';
import { openBridge } from '@/lib/native/channel/bridge';
import { openChannel } from '@/lib/native/channel/openChannel';
import { subscriptionOptions } from '@/lib/native/subscriptionOptions';
import { readSubscriber } from '@/lib/subscriber/readSubscriber';
import { everyApp, freshPage, pageIn } from './page';

const completed = { ...pushedPurchase, params: { type: 'completed' } };

beforeEach(() => window.history.replaceState(null, '', '/subscriptions'));
afterEach(() => {
  removeFakeApp();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each(everyApp)('89. what a page or frame posts is not taken for a word of the app: %s', (app) => {
  const { channel, app: real } = pageIn('subscriptionPages', { app });
  const heard: unknown[] = [];
  channel.subscribe('onPurchaseUpdate', PurchaseUpdate, (update) => heard.push(update));
  for (const origin of ['https://evil.example', 'null', '', window.location.origin]) {
    for (const data of [completed, JSON.stringify(completed), { detail: completed }])
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
  }
  for (const params of [null, 'completed', [], {}, { type: 'COMPLETED' }, { type: { type: 'completed' } }])
    real.push({ ...completed, params });
  expect(heard).toEqual([]);
  real.push(completed);
  expect(heard).toEqual([completed.params]);
});

it('89. an app that is silent for 500 ms leaves the subscriber UNKNOWN', async () => {
  jest.useFakeTimers();
  const { target } = freshPage({
    app: 'windows',
    bridge: true,
    behavior: { handshake: { silent: true } },
  });
  let state = 'PENDING';
  void readSubscriber(openBridge('subscriptions', target)).then((read) => {
    state = read;
  });
  await jest.advanceTimersByTimeAsync(499);
  expect(state).toBe('PENDING');
  await jest.advanceTimersByTimeAsync(1);
  expect(state).toBe('UNKNOWN');
});

it.each(everyApp)('89. what a page says to its app goes to no frame and no other window: %s', async (app) => {
  const { channel } = pageIn('subscriptionPages', { app });
  const frame = document.body.appendChild(document.createElement('iframe'));
  const elsewhere = [window.parent, window.top, frame.contentWindow].flatMap((other) => other ?? []);
  const posts = elsewhere.map((other) => jest.spyOn(other, 'postMessage'));
  channel.notify('backToSettings', {});
  await channel.request('getFeatureConfig', {}, FeatureConfigResult).catch(() => null);
  for (const post of posts) expect(post).not.toHaveBeenCalled();
  frame.remove();
});

/** Anything that JSON can carry, often under names that the page looks for. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom(
      ...['platform', 'options', 'products', 'features', 'type', 'token', 'isSubscribed', 'status'],
      ...['useSubscriptionsAuthV2', '__proto__', 'constructor'],
    ),
    fc.jsonValue(),
  ),
);

it('an offer is either whole or refused, whatever the app answers', async () => {
  await fc.assert(
    fc.asyncProperty(anything, anything, async (one, other) => {
      const { channel } = pageIn('subscriptionPages', {
        app: 'windows',
        behavior: { getSubscriptionOptions: { result: one }, getSubscriptionTierOptions: { result: other } },
      });
      const offer = await subscriptionOptions(channel).catch(() => null);
      for (const plan of offer?.plans ?? []) {
        expect([plan.id, plan.displayPrice]).toEqual([
          expect.stringMatching(/./s),
          expect.stringMatching(/./s),
        ]);
        expect(['monthly', 'yearly']).toContain(plan.period);
      }
    }),
    { numRuns: 60 },
  );
});

it('looking for an app never throws, whatever stands in the place of one', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (webkit, pages, duckduckgo) => {
      const target = { webkit, subscriptionPages: pages, navigator: { duckduckgo } };
      expect(openChannel('subscriptionPages', target)).toBeNull();
      expect(() => openBridge('subscriptions', target)).toThrow(
        /^(not-ddg-context|bridge-not-supported|error-creating-bridge)$/,
      );
    }),
  );
});

it('a link stays on its path and carries each name once, whatever the address says', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const link = new URL(visitLink('/subscriptions/welcome', `?${text}`), 'https://page.example');
      expect([link.host, link.pathname]).toEqual(['page.example', '/subscriptions/welcome']);
      const names = [...link.searchParams.keys()];
      expect(new Set(names).size).toBe(names.length);
      expect([...link.searchParams.values()].some((value) => /[<>/]/.test(value))).toBe(false);
    }),
  );
});

import { pushedPurchase, removeFakeApp } from 'fake-apps/fakeApp';
import type { FakeApp, FakeAppOptions } from 'fake-apps/fakeAppOptions';
import {
  activateSubscription,
  backToSettings,
  backToSettingsActivated,
  notifyApp,
  openFeature,
} from '@/lib/native/actions';
import { appFeatureConfig } from '@/lib/native/appFeatureConfig';
import { appToken } from '@/lib/native/appToken';
import {
  changeSubscription,
  type PurchaseOutcome,
  selectSubscription,
  watchPurchases,
} from '@/lib/native/purchase';
import { restorationToken } from '@/lib/native/restorationToken';
import { subscriptionOptions } from '@/lib/native/subscriptionOptions';
import { handOver, mayAskForTokens, v1Token } from '@/lib/native/tokens';
import { everyApp, freshPage, pageIn } from './page';

beforeEach(() => window.history.replaceState(null, '', '/subscriptions'));
afterEach(removeFakeApp);

const pages = (options: FakeAppOptions) => pageIn('subscriptionPages', options);
const allFalse = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: false,
  usePaidDuckAi: false,
  useAlternateStripePaymentFlow: false,
  useGetSubscriptionTierOptions: false,
};

describe('feature config (native contract §6.1)', () => {
  it('is the app’s own, asked for once, and what it does not name, or names as null, is false', async () => {
    const config = { useSubscriptionsAuthV2: true, usePaidDuckAi: null };
    const { channel, app } = pages({ app: 'windows', config });
    const read = await Promise.all([appFeatureConfig(channel), appFeatureConfig(channel)]);
    expect(read[0]).toEqual({ ...allFalse, useSubscriptionsAuthV2: true });
    expect(app.sent.filter(({ method }) => method === 'getFeatureConfig')).toHaveLength(1);
  });

  it.each<[string, FakeAppOptions]>([
    ['an app that does not know the question', { app: 'apple-2025' }],
    ['an error', { app: 'apple-new', behavior: { getFeatureConfig: { error: 'no' } } }],
    ['values of another kind', { app: 'apple-new', config: { useSubscriptionsAuthV2: 'true' } }],
    ['no object', { app: 'apple-new', behavior: { getFeatureConfig: { result: 'v2' } } }],
  ])('is all false with %s', async (_case, options) => {
    expect(await appFeatureConfig(pages(options).channel)).toEqual(allFalse);
  });

  it('is all false after 1200 ms of silence, and a later answer changes nothing', async () => {
    jest.useFakeTimers();
    const { channel } = pages({ app: 'android', behavior: { getFeatureConfig: { delay: 1300 } } });
    const first = appFeatureConfig(channel);
    await jest.advanceTimersByTimeAsync(1200);
    expect(await first).toEqual(allFalse);
    await jest.advanceTimersByTimeAsync(200);
    expect(await appFeatureConfig(channel)).toEqual(allFalse);
    jest.useRealTimers();
  });
});

describe('what the app sells (native contract §6.2, §6.3)', () => {
  it.each(everyApp)('%s: monthly first, in one form for both questions', async (app) => {
    const { plans } = await subscriptionOptions(pages({ app }).channel);
    expect(plans.map(({ id, period, displayPrice }) => [id, period, displayPrice])).toEqual([
      ['monthly-plan', 'monthly', '9.99 USD'],
      ['yearly-plan', 'yearly', '99.99 USD'],
    ]);
    expect(plans[0]?.features).toContain('Network Protection');
    expect(plans[0]?.trial?.days ?? null).toBe(app === 'windows' ? null : 7);
  });

  it('asks by tier when the app says so, in the older way else, and in the other where the first is unknown', async () => {
    const newer = pages({ app: 'android' });
    await subscriptionOptions(newer.channel);
    expect(newer.app.sent.at(-1)?.method).toBe('getSubscriptionTierOptions');
    const older = pages({ app: 'android', config: {} });
    await subscriptionOptions(older.channel);
    expect(older.app.sent.at(-1)?.method).toBe('getSubscriptionOptions');
    const ignorant = pages({ app: 'apple-new', config: {} });
    expect((await subscriptionOptions(ignorant.channel)).plans).toHaveLength(2);
  });

  it('is nothing when the purchase is not allowed', async () => {
    const options = { platform: 'ios', options: [], features: [{ name: 'Duck.ai' }] };
    const older = pages({ app: 'apple-2025', options });
    expect((await subscriptionOptions(older.channel)).plans).toEqual([]);
    const newer = pages({ app: 'android', tierOptions: { platform: 'android', products: [] } });
    expect((await subscriptionOptions(newer.channel)).plans).toEqual([]);
  });

  it('shows no trial of an unknown kind, of unknown length as such, and none to who may not have it', async () => {
    const option = (id: string, offer: unknown) => ({
      id,
      cost: { displayPrice: '1', recurrence: 'monthly' },
      offer,
    });
    const options = {
      platform: 'android',
      features: [],
      options: [
        option('a', { type: 'unknown', id: 'x' }),
        option('b', { type: 'freeTrial', id: 'x', durationInDays: null }),
        option('c', { type: 'freeTrial', id: 'x', durationInDays: 7, isUserEligible: false }),
        option('d', null),
        option('e', { type: 'freeTrial', durationInDays: 14 }),
      ],
    };
    const { channel } = pages({ app: 'android', config: {}, options });
    const { plans } = await subscriptionOptions(channel);
    expect(plans.map(({ trial }) => trial)).toEqual([
      null,
      { offerId: 'x', days: null },
      null,
      null,
      { offerId: null, days: 14 },
    ]);
  });
});

describe('purchase (native contract §2.2, §2.4)', () => {
  const plan = {
    id: 'monthly-plan',
    period: 'monthly',
    displayPrice: '9',
    tier: null,
    features: [],
    trial: { offerId: 'trial-monthly', days: 7 },
  } as const;

  it.each(everyApp)('%s is told the plan, or the change to it; Android also the offer', (app) => {
    const { channel, app: fake } = pages({ app, purchase: 'nothing' });
    selectSubscription(channel, plan);
    const message = fake.sent.at(-1);
    expect(message?.method).toBe('subscriptionSelected');
    expect(message).not.toHaveProperty('id', expect.any(String));
    const bought = app === 'android' ? { id: plan.id, offerId: plan.trial.offerId } : { id: plan.id };
    expect(message?.params).toEqual(bought);
    changeSubscription(channel, plan, 'upgrade');
    const params = { ...bought, change: 'upgrade' };
    expect(fake.sent.at(-1)).toMatchObject({ method: 'subscriptionChangeSelected', params });
  });

  it.each([
    [{ type: 'completed' }, { kind: 'completed' }],
    [{ type: 'canceled' }, { kind: 'canceled' }],
    [
      { type: 'redirect', token: 'abc' },
      { kind: 'checkout', token: 'abc' },
    ],
    [{ type: 'redirect', token: '' }, { kind: 'subscribed' }],
    [{ type: 'redirect' }, { kind: 'subscribed' }],
  ])('ends by %j as %j', (params, outcome) => {
    const { channel, app } = pages({ app: 'apple-2025' });
    const heard: PurchaseOutcome[] = [];
    watchPurchases(channel, (one) => heard.push(one));
    app.push({ ...pushedPurchase, params });
    expect(heard).toEqual([outcome]);
  });
});

it.each(everyApp)('%s: what has no reply is never sent as a request (native contract §2.7)', (app) => {
  const { channel, app: fake } = pages({ app, purchase: 'nothing' });
  openFeature(channel, 'Duck.ai');
  backToSettings(channel);
  backToSettingsActivated(channel);
  activateSubscription(channel);
  notifyApp(channel, 'subscriptionsAddEmailSuccess');
  handOver(channel, { accessToken: 'a', refreshToken: 'r' });
  handOver(channel, { accessToken: 'a', refreshToken: null });
  expect(fake.sent).toHaveLength(7);
  expect(fake.sent.filter(({ id }) => id !== undefined)).toEqual([]);
});

describe('tokens (native contract §2.1, §5.4)', () => {
  it.each([
    ['/subscriptions', true],
    ['/subscriptions/', true],
    ['//subscriptions//welcome/', true],
    ['/subscriptions/plans', true],
    ['/subscriptions/activation-flow/this-device/activate-by-email/otp', true],
    ['/identity-theft-restoration', true],
    ['/subscriptions/activate', false],
    ['/subscriptions/add-email', false],
    ['/subscriptions/welcome/stripe', false],
    ['/Subscriptions', false],
    ['/', false],
  ])('the page at %s may ask: %s', (path, may) => {
    expect(mayAskForTokens(path)).toBe(may);
  });

  it.each([
    ['apple-new', '/subscriptions', 'secret'],
    ['apple-new', '/subscriptions/edit-email', null],
    ['android', '/subscriptions/edit-email', 'secret'],
    ['windows', '/subscriptions/edit-email', 'secret'],
  ] as const)('a newer %s gives the page at %s: %s', async (app, path, token) => {
    const { channel, app: fake } = pages({ app, token: 'secret' });
    expect(await appToken(channel, path)).toBe(token);
    expect(fake.sent.some(({ method }) => method === 'getAuthAccessToken')).toBe(token !== null);
  });

  it.each(['apple-2025', 'android'] as const)('%s: signed out is no token', async (app) => {
    expect(await v1Token(pages({ app, token: null }).channel)).toBeNull();
    expect(await v1Token(pages({ app, token: 'one' }).channel)).toBe('one');
  });

  it.each([['token'], [null]])(
    'is %j in a newer Apple app whose feature config came too late',
    async (token) => {
      jest.useFakeTimers();
      const behavior = { getFeatureConfig: { delay: 1300 } };
      const { channel } = pages({ app: 'apple-new', token, behavior });
      const asked = Promise.allSettled([
        appToken(channel, '/subscriptions'),
        appToken(channel, '/subscriptions/activate'),
      ]);
      await jest.advanceTimersByTimeAsync(1300);
      jest.useRealTimers();
      expect(await asked).toMatchObject([{ value: token }, { reason: { kind: 'refused' } }]);
    },
  );

  it('a pair is handed over as v2, a token alone as v1', () => {
    const { channel, app } = pages({ app: 'android' });
    handOver(channel, { accessToken: 'a', refreshToken: 'r' });
    handOver(channel, { accessToken: 'v1', refreshToken: null });
    expect(app.sent.map(({ method, params }) => [method, params])).toEqual([
      ['setAuthTokens', { accessToken: 'a', refreshToken: 'r' }],
      ['setSubscription', { token: 'v1' }],
    ]);
  });

  describe('of an app that still checks a sign-in from a page', () => {
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    const checking = (app: FakeAppOptions['app'], delay: number) =>
      pages({
        app,
        token: null,
        behavior: { setAuthTokens: { delay }, setSubscription: { delay } },
      });
    const questions = ({ sent }: FakeApp) =>
      sent.filter(({ method }) => /^get(Auth|Sub)/.test(method)).length;

    beforeEach(() => {
      jest.useFakeTimers();
      sessionStorage.clear();
    });
    afterEach(() => jest.useRealTimers());

    it.each(everyApp)('%s is asked again until it has its token', async (app) => {
      const { channel } = checking(app, 1400);
      handOver(channel, app === 'apple-2025' ? { ...tokens, refreshToken: null } : tokens);
      const token = appToken(channel, '/subscriptions/manage');
      await jest.advanceTimersByTimeAsync(3000);
      expect(await token).toBe('a');
    });

    it('is asked for three seconds, and then once', async () => {
      const { channel, app } = checking('apple-new', 60_000);
      handOver(channel, tokens);
      const token = appToken(channel, '/subscriptions/manage');
      await jest.advanceTimersByTimeAsync(3000);
      expect(await token).toBeNull();
      const before = questions(app);
      expect(await appToken(channel, '/subscriptions/manage')).toBeNull();
      expect(questions(app)).toBe(before + 1);
    });

    it('is believed at once where no sign-in was passed on, or that was long ago', async () => {
      const { channel, app } = checking('apple-new', 0);
      expect(await appToken(channel, '/subscriptions/manage')).toBeNull();
      expect(questions(app)).toBe(1);
      handOver(channel, { ...tokens, accessToken: '' });
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await appToken(channel, '/subscriptions/manage')).toBeNull();
      expect(questions(app)).toBe(2);
    });
  });

  it('the restoration page has it from its own channel, or over the bridge, or not at all', async () => {
    window.history.replaceState(null, '', '/identity-theft-restoration');
    expect(await restorationToken(freshPage({ app: 'android', token: 'own' }).target)).toBe('own');
    const bridged = freshPage({ app: 'windows', token: 'bridged', bridge: true });
    expect(await restorationToken(bridged.target)).toBe('bridged');
    const out = freshPage({ app: 'apple-new', token: null });
    expect(await restorationToken(out.target)).toBeNull();
    expect(await restorationToken({ navigator: {} })).toBeNull();
    const older = freshPage({ app: 'windows', token: 'bridged', bridge: true, available: [] });
    expect(await restorationToken(older.target)).toBeNull();
  });

  it.each([
    ['its own channel', { app: 'android', behavior: { getAccessToken: { result: { token: 1 } } } }],
    ['the bridge', { app: 'windows', bridge: true, behavior: { getAuthAccessToken: { result: 1 } } }],
  ] as const)('the restoration page tells a failed answer from nobody: %s', async (_way, options) => {
    const { target } = freshPage({ ...options, token: 'token' });
    await expect(restorationToken(target)).rejects.toMatchObject({ kind: 'wrong-shape' });
  });
});

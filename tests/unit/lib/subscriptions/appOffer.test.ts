import type { Subscription } from '@/lib/contract/subscription';
import type { AppOffer, AppPlan } from '@/lib/native/subscriptionOptions';
import { isSoldBy, knownFeatures, planChange, tiersOf, withTrials } from '@/lib/subscriptions/appOffer';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';

const plan = (tier: string | null, period: AppPlan['period'], days: number | null = null): AppPlan => ({
  id: `${tier}-${period}`,
  period,
  displayPrice: '9.99',
  tier,
  features: [],
  trial: days === null ? null : { offerId: 'offer', days },
});
const offer = (platform: string, ...plans: AppPlan[]): AppOffer => ({ platform, plans, features: [] });
const subscription = (given: Partial<Subscription> = {}) => subscriptionOf({ tier: 'plus', ...given });

describe('the free trial that is promised', () => {
  const first = { campaign: null, possible: true };

  it.each(['ios', 'macos', 'android'])('is the one of the store on %s', (platform) => {
    const { plans } = withTrials(offer(platform, plan(null, 'monthly', 14), plan(null, 'yearly')), first);
    expect(plans.map(({ trial }) => trial?.days ?? null)).toEqual([14, null]);
  });

  it('is the one of the web for plans of Stripe, longer for a campaign', () => {
    const stripe = offer('stripe', plan(null, 'yearly'));
    expect(withTrials(stripe, first).plans[0]?.trial?.days).toBe(7);
    expect(withTrials(stripe, { ...first, campaign: 'usanniversary' }).plans[0]?.trial?.days).toBe(14);
  });

  it('is none for somebody who has had a subscription', () => {
    for (const platform of ['ios', 'stripe']) {
      const { plans } = withTrials(offer(platform, plan(null, 'yearly', 7)), { ...first, possible: false });
      expect(plans[0]?.trial).toBeNull();
    }
  });
});

describe('a change of plan', () => {
  it.each([
    ['plus', 'pro', 'upgrade'],
    ['pro', 'plus', 'downgrade'],
  ])('from %s to %s is called %s, whatever the period', (from, to, change) => {
    for (const period of ['monthly', 'yearly'] as const) {
      expect(planChange(subscription({ tier: from }), plan(to, period))).toBe(change);
    }
  });

  it('within a tier is called crossgrade, and the plan that somebody has is no change', () => {
    expect(planChange(subscription(), plan('plus', 'monthly'))).toBe('crossgrade');
    expect(planChange(subscription(), plan('plus', 'yearly'))).toBeNull();
  });

  it('by an app that knows one tier stays in the tier of the subscription', () => {
    expect(planChange(subscription({ tier: 'pro' }), plan(null, 'yearly'))).toBeNull();
    expect(planChange(subscription({ tier: undefined }), plan('pro', 'yearly'))).toBe('upgrade');
  });
});

it.each([
  ['ios', 'apple', true],
  ['macos', 'apple', true],
  ['android', 'google', true],
  ['stripe', 'stripe', true],
  ['ios', 'stripe', false],
  ['android', 'apple', false],
  ['stripe', 'google', false],
])('what %s sells changes a subscription of %s: %s', (platform, seller, changes) => {
  expect(isSoldBy(platform, subscription({ platform: seller }))).toBe(changes);
});

it('tiers keep the order of the app, each with its own plans', () => {
  const mixed = offer('ios', plan('plus', 'monthly'), plan('pro', 'monthly'), plan('plus', 'yearly'));
  expect(tiersOf(mixed).map(({ tier, plans }) => [tier, plans.map(({ period }) => period)])).toEqual([
    ['plus', ['monthly', 'yearly']],
    ['pro', ['monthly']],
  ]);
});

it('features without words of ours are left out, and the order is the page’s', () => {
  const order = ['Duck.ai', 'Network Protection'] as const;
  expect(knownFeatures(['Network Protection', 'Later Feature', 'Duck.ai'], order)).toEqual(order);
});

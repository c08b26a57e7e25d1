import { act } from '@testing-library/react';
import { installFakeApp } from 'fake-apps/fakeApp';
import type { FakeApp, FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { detectNativeHost } from '@/lib/native/host';
import type { AppOffer, AppPlan } from '@/lib/native/subscriptionOptions';

function plan(tier: string, period: AppPlan['period']): AppPlan {
  return { id: `${tier}-${period}`, period, displayPrice: '$1', tier, features: [], trial: null };
}

/** What an app sells: two tiers, each by the month and by the year. */
export const twoTierOffer: AppOffer = {
  platform: 'stripe',
  plans: ['plus', 'pro'].flatMap((tier) => [plan(tier, 'monthly'), plan(tier, 'yearly')]),
  features: [],
};

/** Opens the page inside the Mac app outside the store, which does nothing on its own after a purchase message. */
export async function inStripeApp(options: Partial<FakeAppOptions> = {}): Promise<FakeApp> {
  const app = installFakeApp({ app: 'apple-new', system: 'stripe', purchase: 'nothing', ...options });
  await act(async () => void (await detectNativeHost()));
  return app;
}

/** What the page told the app, apart from its questions. */
export function toldApp(app: FakeApp): [string, unknown][] {
  return app.sent.filter(({ id }) => id === undefined).map(({ method, params }) => [method, params]);
}

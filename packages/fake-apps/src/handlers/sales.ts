import type { FakeWindow } from '../fakeAppOptions';

/** What a FAKE app sells, and what happens when somebody chooses a plan. */
export function installSales(): void {
  const host: FakeWindow = window;
  const fake = host.fakeApp;
  if (!fake) throw new Error('the state of the fake app comes first');
  const { inside, options } = fake;
  const { app, system = 'macos', config } = options;
  const plan = (id: string, displayPrice: string, recurrence: string) => ({
    id,
    cost: { displayPrice, recurrence },
    ...(system === 'stripe' || app === 'windows'
      ? {}
      : { offer: { type: 'freeTrial', id: `trial-${id}`, durationInDays: 7, isUserEligible: true } }),
  });
  const platform = app === 'android' ? 'android' : app === 'windows' ? 'stripe' : system;
  const plans = [plan('monthly-plan', '9.99 USD', 'monthly'), plan('yearly-plan', '99.99 USD', 'yearly')];
  if (app === 'android') plans.reverse();
  const names = ['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration', 'Duck.ai'];
  const features = names.map((product) => ({ product, name: 'plus' }));
  const flags = {
    useSubscriptionsAuthV2: true,
    usePaidDuckAi: true,
    useAlternateStripePaymentFlow: true,
    useGetSubscriptionTierOptions: true,
    ...(inside.apple ? { useUnifiedFeedback: true } : {}),
  };

  function sell(): object | symbol {
    const { purchase = 'completed', redirectToken = 'redirect-token' } = options;
    if (purchase === 'nothing') return inside.nothing;
    const params: { type: string; token?: string } = { type: purchase };
    if (purchase === 'redirect' && redirectToken !== null) params.token = redirectToken;
    setTimeout(() => {
      const event = { context: 'subscriptionPages', featureName: 'useSubscription' };
      fake?.push({ ...event, subscriptionName: 'onPurchaseUpdate', params });
    }, 0);
    return inside.nothing;
  }

  const old = app === 'apple-2025';
  inside.answers.sales = (method, { id }) => {
    if (method === 'getFeatureConfig') return old || config === null ? inside.unknown : (config ?? flags);
    if (method === 'getSubscriptionOptions') {
      const sold = { platform, options: plans, features: names.map((name) => ({ name })) };
      return app === 'apple-new' ? inside.unknown : (options.options ?? sold);
    }
    if (method === 'getSubscriptionTierOptions') {
      const sold = { platform, products: [{ tier: 'plus', features, options: plans }] };
      return old ? inside.unknown : (options.tierOptions ?? sold);
    }
    return typeof id === 'string' && id ? sell() : inside.nothing;
  };
}

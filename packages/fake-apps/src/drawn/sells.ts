import type { DrawnApp, DrawnPlan } from './drawnApp';

/**
 * What the app answers when a page asks what it sells (native contract §6.3). A store offers its trial to customers who
 * never bought there; where the page continues to payment by card, the page itself knows about the trial.
 */
export function sells({ app, store, plans, features }: DrawnApp, isNewToStore: boolean): unknown {
  const platform = store === null ? 'stripe' : store.name === 'google' ? 'android' : app.system;
  const named = Object.keys(features).map((product) => ({ product, name: 'plus' }));
  const options = plans.map((plan) => option(plan, store !== null && isNewToStore && plan.trialDays > 0));
  return { platform, products: [{ tier: 'plus', features: named, options }] };
}

function option({ id, price, period, trialDays }: DrawnPlan, withTrial: boolean): unknown {
  const offer = { type: 'freeTrial', id: `freetrial-${id}`, durationInDays: trialDays, isUserEligible: true };
  return { id, cost: { displayPrice: price, recurrence: period }, ...(withTrial && { offer }) };
}

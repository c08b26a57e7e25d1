import type { DrawnApp, DrawnPlan } from './drawnApp';

/**
 * What the app answers when a page asks what it sells (native contract §6.3). A store offers its trial to those who never
 * bought there; where the page goes on to pay by card, it knows of the trial by itself.
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

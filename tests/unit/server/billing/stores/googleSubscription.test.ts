import { googleSubscription, ownedItem } from '@/server/billing/stores/google/googleSubscription';

const day = 86_400_000;
const now = Date.UTC(2026, 5, 1);
const at = (time: number) => new Date(time).toISOString();

const purchase = {
  subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
  startTime: at(now),
  acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
  linkedPurchaseToken: 'before',
};
const yearly = { productId: 'higher', offerDetails: { basePlanId: 'higher-yearly' } };
const monthly = { productId: 'lower', offerDetails: { basePlanId: 'lower-monthly' } };
const renewing = { autoRenewingPlan: { autoRenewEnabled: true } };

const planned = [
  { ...yearly, expiryTime: at(now + 90 * day), deferredItemReplacement: { productId: 'lower' } },
  { ...monthly, autoRenewingPlan: {} },
];
const done = [
  { ...yearly, expiryTime: at(now - day), autoRenewingPlan: {} },
  { ...monthly, ...renewing, expiryTime: at(now + 29 * day) },
];

it.each([
  { when: 'still to come', items: planned, productId: 'higher-yearly', days: 90, owned: 'higher' },
  { when: 'in effect', items: done, productId: 'lower-monthly', days: 29, owned: 'lower' },
])('a change of plan $when: reads the plan that gives access, in either order', (example) => {
  for (const lineItems of [example.items, example.items.toReversed()]) {
    expect(googleSubscription('token', { ...purchase, lineItems }, now)).toMatchObject({
      productId: example.productId,
      status: 'Auto-Renewable',
      expiresOrRenewsAt: now + example.days * day,
      replaces: 'before',
    });
    expect(ownedItem({ ...purchase, lineItems })?.productId).toBe(example.owned);
  }
});

it.each([
  ['the next charge', 'PRICE_INCREASE', 'OUTSTANDING', 20, 'Not Auto-Renewable'],
  ['a later charge', 'PRICE_INCREASE', 'OUTSTANDING', 50, 'Auto-Renewable'],
  ['the next charge, without being asked,', 'OPT_OUT_PRICE_INCREASE', 'OUTSTANDING', 20, 'Auto-Renewable'],
])(
  'a higher price at %s decides whether it renews',
  (_when, priceChangeMode, priceChangeState, days, status) => {
    const expectedNewPriceChargeTime = at(now + days * day);
    const priceChangeDetails = { priceChangeMode, priceChangeState, expectedNewPriceChargeTime };
    const autoRenewingPlan = { autoRenewEnabled: true, priceChangeDetails };
    const lineItems = [{ ...monthly, expiryTime: at(now + 20 * day), autoRenewingPlan }];
    expect(googleSubscription('token', { ...purchase, lineItems }, now)).toMatchObject({ status });
  },
);

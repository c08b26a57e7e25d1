import type Stripe from 'stripe';
import { isCanceledUnpaid } from '@/server/billing/subscription/stripe/endReason';

const periodEnd = 2_000_000;

function subscription(changes: object): Stripe.Subscription {
  return {
    status: 'past_due',
    cancel_at_period_end: false,
    cancel_at: null,
    cancellation_details: null,
    items: { data: [{ current_period_end: periodEnd }] },
    ...changes,
  } as unknown as Stripe.Subscription;
}

it.each([
  ['canceled by its subscriber', { cancel_at_period_end: true, cancel_at: periodEnd }, true],
  ['the same, as Stripe says it in its other billing mode', { cancel_at: periodEnd }, true],
  ['not canceled', {}, false],
  ['to be paid for until a later day', { cancel_at: periodEnd + 1 }, false],
  ['paid', { status: 'active', cancel_at_period_end: true }, false],
  [
    'about to be refunded',
    { cancel_at_period_end: true, cancellation_details: { comment: 'money back' } },
    false,
  ],
])('whether nothing is to be collected any more for one that is %s', (_, changes, expected) => {
  expect(isCanceledUnpaid(subscription(changes))).toBe(expected);
});

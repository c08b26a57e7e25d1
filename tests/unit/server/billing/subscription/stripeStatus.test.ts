import type Stripe from 'stripe';
import { isActiveStatus } from '@/lib/contract/subscription';
import {
  type EndNote,
  isCanceledUnpaid,
  noted,
  noteOf,
} from '@/server/billing/subscription/stripe/endReason';
import { fromStripeStatus, isKnownStripeStatus } from '@/server/billing/subscription/stripe/stripeStatus';
import { currentStatus } from '@/server/entitlements/currentStatus';

it.each([
  ['active', 'Auto-Renewable', 'Not Auto-Renewable'],
  ['trialing', 'Auto-Renewable', 'Not Auto-Renewable'],
  ['past_due', 'Grace Period', 'Grace Period'],
  ['unpaid', 'Grace Period', 'Grace Period'],
  ['paused', 'Inactive', 'Inactive'],
  ['incomplete', 'Inactive', 'Inactive'],
  ['canceled', 'Expired', 'Expired'],
  ['incomplete_expired', 'Expired', 'Expired'],
])('75. every status of Stripe becomes one of the five: %s → %s, and when it ends, %s', (status, ...ours) => {
  expect([fromStripeStatus(status, false), fromStripeStatus(status, true)]).toEqual(ours);
  expect(isKnownStripeStatus(status)).toBe(true);
});

it.each(['newly_invented', 'constructor', ''])('75. an unknown status (%s) gives no access', (status) => {
  expect(isActiveStatus(fromStripeStatus(status, false))).toBe(false);
  expect(isKnownStripeStatus(status)).toBe(false);
});

const end = 1_000_000;

it.each([
  ['a canceled period ends at its end', 'Not Auto-Renewable', end],
  ['a grace period ends at its end', 'Grace Period', end + 500],
  ['a renewal of which nothing is heard is believed for a grace period', 'Auto-Renewable', end + 500],
] as const)('%s', (_, status, over) => {
  const row = { expires_or_renews_at: end, grace_ends_at: end + 500, status };
  expect([currentStatus(row, over - 1), currentStatus(row, over)]).toEqual([status, 'Expired']);
});

it.each(['Inactive', 'Expired'] as const)('what is %s stays so', (status) => {
  expect(currentStatus({ expires_or_renews_at: end, grace_ends_at: end, status }, 0)).toBe(status);
});

const byEnd = { cancel_at_period_end: true };
function unpaid(changes: object): Stripe.Subscription {
  const collecting = { status: 'past_due', cancel_at_period_end: false, cancel_at: null, ended_at: null };
  const items = { data: [{ current_period_end: end }] };
  return { ...collecting, metadata: {}, items, ...changes } as unknown as Stripe.Subscription;
}

it.each([
  ['canceled by its subscriber', { ...byEnd, cancel_at: end }, true],
  ['the same, as Stripe says it in its other billing mode', { cancel_at: end }, true],
  ['not canceled', {}, false],
  ['to be paid for until a later day', { cancel_at: end + 1 }, false],
  ['paid', { ...byEnd, status: 'active' }, false],
  ['about to be refunded', { ...byEnd, metadata: noted('moneyBack') }, false],
  ['being ended for it', { ...byEnd, metadata: noted('unpaid') }, true],
  ['renewed since, though an end was noted', { metadata: noted('unpaid') }, false],
])('whether nothing is to be collected any more for one that is %s', (_, changes, expected) => {
  expect(isCanceledUnpaid(unpaid(changes))).toBe(expected);
});

it.each<EndNote>([
  'accountDeleted',
  'replaced',
  'unpaid',
  'refunded',
  'disputed',
  'moneyBack',
  'cardHadTrial',
  'addressSubscribed',
])('the words of who cancels are no note of ours: %s', (comment) => {
  const canceled = unpaid({ ...byEnd, cancellation_details: { comment, feedback: comment } });
  expect(noteOf(canceled)).toBeNull();
  expect(noteOf(unpaid({ ...byEnd, metadata: noted(comment) }))).toBe(comment);
});

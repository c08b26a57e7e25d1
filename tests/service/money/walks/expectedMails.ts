import type Stripe from 'stripe';
import type { Standing } from '@/lib/content/account/standingWords';
import { mailOfEnd } from '@/server/billing/subscription/stripe/endReason';
import { notedUndone } from '@/server/billing/subscription/undonePurchase';
import { day } from '@/server/clock';
import type { Truth } from '../provider';
import type { Reading } from './reading';
import type { Passage } from './world';

/** How long before the next charge it is announced: after a trial, which lasts a week here, for another year, and for months. */
const announced = { trial: 3 * day, yearly: 35 * day };

/** What arrived beside what had to, or did not arrive. */
export function unexpectedMails(passage: Passage): readonly string[] {
  const arrived = passage.after.told.mails.map(({ template }) => template).sort();
  const expected = expectedMails(passage).sort();
  return arrived.join() === expected.join()
    ? []
    : [`these mails came: ${arrived.join(', ') || 'none'}; due were: ${expected.join(', ') || 'none'}`];
}

/** By what changed in the records of the providers. */
function expectedMails(passage: Passage): string[] {
  const { before, after, acted, says } = passage;
  if (acted && says.endsWith('deletes the account')) return before.isReachable ? ['deleted'] : [];
  if (acted && says.endsWith('adds an address to the account')) return ['address-added'];
  // One whose first payment was refused begins once it is paid.
  const hasBegun = ({ status }: Stripe.Subscription) => !status.startsWith('incomplete');
  const known = new Set(before.subscriptions.filter(hasBegun).map(({ id }) => id));
  const begun = after.subscriptions.filter((one) => hasBegun(one) && !known.has(one.id));
  const undone = after.subscriptions.filter(isUndone).map(({ id }) => id);
  return [
    ...begun.flatMap((one) => (isUndone(one) ? refusals(passage) : ['purchase'])),
    ...newCharges(passage)
      .filter(({ subscription }) => !undone.includes(subscription))
      .map(() => 'receipt'),
    ...after.truth.begun.flatMap((one) => turnsOf(one, passage)),
    ...(isSecondNow(passage) && after.isReachable ? ['second-subscription'] : []),
    ...reminders(before, after),
  ];
}

function refusals({ before, after, person }: Passage): string[] {
  return person.hasAddress || after.at - before.refusedAt > day ? ['trial-refused'] : [];
}

function newCharges({ before, after }: Passage) {
  const known = new Set(before.charges.map(({ id }) => id));
  return after.charges.filter(({ id }) => !known.has(id));
}

export function isUndone(subscription: Stripe.Subscription): boolean {
  return notedUndone(subscription) !== null;
}

/** What became of one from the website between two looks. */
function turnsOf(
  { id, standing: to }: Reading['truth']['begun'][number],
  { before, after }: Passage,
): string[] {
  const same = before.truth.begun.find((one) => one.id === id);
  const from: Standing = same?.standing ?? 'renews';
  const mails: string[] = [];
  if (same && productOf(before, id) !== productOf(after, id)) mails.push('plan-changed');
  if (to === 'grace' && !before.announced.has(after.unpaid.get(id) ?? '')) mails.push('payment-failed');
  if (from !== to && isCanceled(to) && !isCanceled(from) && after.truth.standing !== 'replaced')
    mails.push('cancelled');
  if (from !== to && isCanceled(from) && (to === 'renews' || to === 'trial')) mails.push('resumed');
  // What a store's subscription takes over from ends in silence, unless its money goes back, or that one is on hold.
  const isOver = after.truth.standing === 'ended' || after.truth.standing === 'inactive';
  const subscription = after.subscriptions.find((one) => one.id === id);
  const told = subscription && mailOfEnd(subscription);
  if (told && to === 'ended' && from !== 'ended' && (isOver || told === 'refunded')) mails.push(told);
  return mails;
}

function isCanceled(standing: Standing): boolean {
  return standing === 'ends' || standing === 'trialEnds' || standing === 'lastDays';
}

/** One of a store renews while the one from the website runs: told once, and again if that one is ended for it anew. */
function isSecondNow({ before, after, person }: Passage): boolean {
  const { website } = before.truth;
  const pair = pairIn(after, person.store);
  const isCharged = website !== null && website.standing !== 'ended' && website.standing !== 'lastDays';
  return isCharged && pair !== null && !before.announced.has(pair);
}

/** The two that would be charged for one, and when the one from the website was set to end for it. */
export function pairIn(
  { truth, subscriptions }: Pick<Reading, 'truth' | 'subscriptions'>,
  ofStore: string | null,
): string | null {
  const own = subscriptions.find(({ id }) => id === truth.website?.id);
  if (!own || !renewsInStore(truth)) return null;
  return `${own.id} ${ofStore} ${own.metadata.end_reason === 'replaced' ? own.canceled_at : 'canceled'}`;
}

function renewsInStore({ store }: Truth): boolean {
  return store === 'renews' || store === 'trial' || store === 'grace';
}

/** Once for each date, also when it is resumed only then. */
function reminders(before: Reading, after: Reading): string[] {
  const due = announcementIn(after);
  return due !== null && !before.announced.has(due.key) ? [due.template] : [];
}

/** What should have been announced by now. */
export function announcementIn({
  truth: { website, date },
  subscriptions,
  at,
}: Pick<Reading, 'truth' | 'subscriptions' | 'at'>): { key: string; template: string } | null {
  const inTrial = website?.standing === 'trial';
  const subscription = subscriptions.find(({ id }) => id === website?.id);
  if (date === null || !subscription || !(inTrial || website?.standing === 'renews')) return null;
  const isYearly = subscription.items.data[0]?.price.recurring?.interval === 'year';
  const due = inTrial
    ? date - announced.trial
    : isYearly
      ? date - announced.yearly
      : yearOfMonths(subscription);
  const template = inTrial ? 'trial-ending' : 'renewal';
  return at >= due && at < date ? { key: `${template} ${subscription.id} ${date}`, template } : null;
}

/** A week before each year from the beginning: the first such moment since the last charge. */
function yearOfMonths({ start_date: start, items }: Stripe.Subscription): number {
  const charged = (items.data[0]?.current_period_start ?? start) * 1000;
  const years = Array.from({ length: 20 }, (_, index) => {
    const begun = new Date(start * 1000);
    return begun.setUTCFullYear(begun.getUTCFullYear() + index + 1) - 7 * day;
  });
  return years.find((moment) => moment >= charged) ?? Number.POSITIVE_INFINITY;
}

function productOf({ subscriptions }: Reading, id: string): string | undefined {
  return subscriptions.find((one) => one.id === id)?.items.data[0]?.price.id;
}

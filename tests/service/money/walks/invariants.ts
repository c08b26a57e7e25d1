import type Stripe from 'stripe';
import { hour, second } from '@/server/clock';
import { disagreements } from '../agreement';
import type { Charge } from '../atStripe';
import { sumsIn } from '../claims';
import type { MoneyShop } from '../moneyShop';
import { isUndone, unexpectedMails } from './expectedMails';
import { leftBehind } from './leftBehind';
import type { Reading } from './reading';
import { endsLate, isRunningOn, usedPart } from './runningOn';
import { untoldTurns } from './statesAndEvents';
import type { Passage } from './world';

type Invariant = {
  says: string;
  /** What breaks it, in words; empty when it holds. */
  broken: (passage: Passage) => readonly string[] | Promise<readonly string[]>;
};

/** What must be true after every step of every walk, whoever took it. */
export const invariants: readonly Invariant[] = [
  {
    says: 'Access is given if and only if it is paid for, in trial, or in grace',
    broken: ({ after }) => {
      const { standing } = after.truth;
      const isDue = !['none', 'ended', 'inactive'].includes(standing);
      return after.hasAccess === isDue ? [] : [`it stands as ${standing}, and access is ${after.hasAccess}`];
    },
  },
  {
    says: 'All places say what the provider’s record says',
    broken: ({ after, person }) =>
      Object.entries(disagreements(after.truth, after.told, person.language)).map(
        ([place, wrong]) => `${place} ${wrong.join('; ')}`,
      ),
  },
  {
    says: 'What is kept is what access was given for',
    broken: ({ after }) => after.subscriptions.flatMap((one) => keptWrongly(one, after)),
  },
  {
    says: 'What was used up is not given back',
    broken: ({ after }) => after.subscriptions.flatMap((one) => givenWrongly(one, after)),
  },
  {
    says: 'Nobody is charged a sum or on a day that they were not told before',
    broken: (passage) => newCharges(passage).flatMap((charge) => untold(charge, passage)),
  },
  {
    says: 'Nobody pays two for one',
    broken: ({ after }) => [
      ...(after.renewing.length > 1 ? [`these renew: ${after.renewing.join(', ')}`] : []),
      ...after.charges.flatMap((charge) =>
        after.charges
          .filter((other) => isPaidTwice(charge, other, after))
          .map((other) => `${charge.amount} and ${other.amount} pay for the same time`),
      ),
    ],
  },
  {
    says: 'A card gets one trial',
    broken: async ({ shop, acted, says }) => (acted && says.includes(' buys ') ? secondTrials(shop) : []),
  },
  {
    says: 'Who is told of a refund got that much',
    broken: ({ before, after }) => {
      const told = after.told.mails.filter(({ template }) => template === 'refunded');
      const given = sumOfKept(before.charges) - sumOfKept(after.charges);
      return told.flatMap(({ text }) => (sumsIn(text).includes(given) ? [] : [`${given} moved: ${text}`]));
    },
  },
  {
    says: 'No credit stays behind once nothing runs',
    broken: ({ after }) => {
      const runs = after.subscriptions.some(({ ended_at }) => ended_at === null);
      return !runs && after.credit > 0 ? [`${after.credit} is left`] : [];
    },
  },
  {
    says: 'A later year ends within a month of its cancellation, where the law says so',
    broken: ({ after }) => after.subscriptions.flatMap(endsLate),
  },
  { says: 'One mail tells of each event, and of nothing else', broken: unexpectedMails },
  {
    says: 'Something is owed in the grace period, and at no other time',
    broken: ({ after: { truth, unpaid } }) => {
      const isOwed = truth.begun.some(({ id }) => unpaid.has(id));
      const { standing = 'none' } = truth.website ?? {};
      return isOwed === (standing === 'grace') ? [] : [`it stands as ${standing}, and is owed: ${isOwed}`];
    },
  },
  { says: 'What happens is in the table of states and events', broken: untoldTurns },
  { says: 'Nothing is left after a deletion', broken: leftBehind },
  {
    says: 'Nothing breaks and nothing is left undone',
    // The stand-in writes down the failures that it was told to have.
    broken: ({ shop }) =>
      shop.services.logLines.filter(
        (line) => /"level":[56]0/.test(line) && !line.includes('"type":"StripeFailure"'),
      ),
  },
];

/** Trials that were begun with a card that had begun one, among those that were not undone; it may have changed since. */
async function secondTrials({ services: { stripe } }: MoneyShop): Promise<string[]> {
  const { data } = await stripe.subscriptions.list({ status: 'all', limit: 100 });
  const undone = new Set(data.filter(isUndone).map(({ id }) => id));
  const begun = await stripe.events.list({ type: 'customer.subscription.created', limit: 100 });
  const cards = begun.data.flatMap(({ data: { object: one } }) =>
    one.object === 'subscription' && one.trial_start !== null && !undone.has(one.id)
      ? [String(one.default_payment_method)]
      : [],
  );
  const found = await Promise.all(cards.map((card) => stripe.paymentMethods.retrieve(card)));
  const fingerprints = new Set(found.map(({ card }) => card?.fingerprint));
  return fingerprints.size < cards.length ? ['two trials were begun with one card'] : [];
}

function newCharges({ before, after }: Passage): readonly Charge[] {
  const known = new Set(before.charges.map(({ id }) => id));
  return after.charges.filter(({ id }) => !known.has(id));
}

/** One that has ended keeps nothing of what would have paid for later; one that runs was not given back. */
function keptWrongly(subscription: Stripe.Subscription, after: Reading): string[] {
  const { charges, truth, at } = after;
  const { id, ended_at: endedAt, items } = subscription;
  // Whoever disputed a payment without reason has ended the subscription by it.
  const own = charges.filter((one) => one.subscription === id && !one.isWon);
  const last = Math.max(...own.map(({ to }) => to));
  const paying = own.filter(({ to }) => to === last);
  const kept = sumOfKept(paying);
  const isNoticed = isRunningOn(subscription) && !subscription.metadata.end_reason;
  if (endedAt !== null && last > endedAt * second + hour && (kept > 0 || isNoticed)) {
    // A year that was changed to months goes on paying for them, and what is left of it goes back.
    const isOverlong = last > (items.data[0]?.current_period_end ?? 0) * second;
    const isAllowed = isOverlong
      ? sumOfKept(own) <= owedFor(id, after)
      : isNoticed && isWhatWasUsed(paying, endedAt * second);
    if (!isAllowed) return [`it ended before what ${kept} was paid for`];
  }
  const runs = endedAt === null && truth.standing === 'renews';
  return runs && paying.length > 0 && last > at && kept === 0 ? ['it runs, though it was given back'] : [];
}

/** All that was paid goes back to whoever asks for it, and for a purchase that was undone. */
const givesAllBack: ReadonlySet<string> = new Set([
  'moneyBack',
  'replaced',
  'cardHadTrial',
  'addressSubscribed',
]);

/** Of one that has ended, payments for earlier periods stay, but for what an operator or a bank has given back. */
function givenWrongly(
  { id, ended_at: endedAt, metadata }: Stripe.Subscription,
  { charges }: Reading,
): string[] {
  if (endedAt === null || givesAllBack.has(metadata.end_reason ?? '')) return [];
  const used = charges.filter(
    (one) => one.subscription === id && one.to < endedAt * second - hour && !one.isWon && !one.isLost,
  );
  return used.flatMap(({ amount, kept, byHand }) =>
    kept + byHand < amount ? [`${amount - kept} of ${amount} was given back`] : [],
  );
}

function sumOfKept(charges: readonly Charge[]): number {
  return charges.reduce((sum, { kept }) => sum + kept, 0);
}

/** What all invoices of a subscription come to, with what they credited. */
function owedFor(id: string, { invoices }: Reading): number {
  const own = invoices.filter(
    ({ status, parent }) => status === 'paid' && parent?.subscription_details?.subscription === id,
  );
  return own.reduce((sum, { total }) => sum + total, 0);
}

/** Of a later year that was canceled with notice. Once an operator gave more back, nothing is left to give. */
function isWhatWasUsed(paying: readonly Charge[], endedAt: number): boolean {
  const used = paying.reduce((sum, one) => sum + usedPart(one.amount, one, endedAt), 0);
  const byHand = paying.reduce((sum, one) => sum + one.byHand, 0);
  const kept = sumOfKept(paying);
  return kept <= used && kept + byHand >= used;
}

/** A purchase and a switch say what they cost first. Later charges come on the day that was named, or after it failed. */
function untold({ amount, at }: Charge, { before, after, acted, says }: Passage): string[] {
  const wrong: string[] = [];
  if (!after.toldSums.has(amount)) wrong.push(`${amount} was charged, and nobody had named it`);
  const isOwnDoing = acted && /buys|switches|card/.test(says);
  if (isOwnDoing) return wrong;
  const { subscription } = before.told.answers;
  const renews = subscription?.status === 'Auto-Renewable' && subscription.expiresOrRenewsAt <= at + hour;
  if (!renews && subscription?.status !== 'Grace Period')
    wrong.push(`${amount} was charged, and nobody had named the day`);
  return wrong;
}

/** Two subscriptions that were both paid for and kept, for the same time of access. */
function isPaidTwice(one: Charge, other: Charge, { subscriptions }: Reading): boolean {
  if (one.subscription >= other.subscription || one.kept === 0 || other.kept === 0) return false;
  const endOf = ({ subscription, to }: Charge) => {
    const ended = subscriptions.find(({ id }) => id === subscription)?.ended_at;
    return ended ? Math.min(to, ended * 1000) : to;
  };
  return Math.min(endOf(one), endOf(other)) - Math.max(one.from, other.from) > hour;
}

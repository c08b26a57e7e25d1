import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { UndoneReason } from '@/lib/contract/wire';
import { rememberBillingEmail } from '@/server/billing/customer/rememberBillingEmail';
import { closeCheckoutRow } from '@/server/billing/rows/checkoutRows';
import { claimTrial } from '@/server/billing/rows/trials';
import { minute, second } from '@/server/clock';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { mailRecipient } from './mails/subscriptionMails';
import { firstByAddress, isSecondByAddress } from './sameAddress';
import { cancelAtStripe } from './stripe/cancelAtStripe';
import { refundAsDuplicate } from './stripe/payments';
import { isTerminal } from './stripe/stripeStatus';
import {
  emailOfCustomer,
  moneyText,
  type StripeMoney,
  type SubscriptionSnapshot,
} from './stripe/stripeSubscription';
import { rowOf } from './subscriptionRow';

/**
 * A purchase that is undone at once gives no access and leaves no subscription, and the buyer is asked what to do instead.
 * A charge follows only from another payment page, which shows the sum. `cardHadTrial`: that page shows "$0 due today" to
 * everyone, and the card is known only afterwards. `addressSubscribed`: see `sameAddress`.
 */

/** Noted at Stripe as the reason. */
export const undoneComments = {
  cardHadTrial: 'refused: the card has had a trial',
  addressSubscribed: 'undone: the address has a subscription already',
} as const satisfies Record<UndoneReason, string>;

type Undoing = {
  reason: UndoneReason;
  accountId: string;
  subscription: Stripe.Subscription;
  facts: SubscriptionSnapshot;
  locale: string;
};

/** How long Stripe may take to say with which card a trial was begun, in milliseconds. */
const cardSettles = 2 * minute;

/** A new trial whose card Stripe does not name yet: nothing is given or said before the page or an event asks again. */
export function isCardUnknownYet(
  { clock }: Pick<Services, 'clock'>,
  { status, default_payment_method: card, metadata, start_date: start }: Stripe.Subscription,
): boolean {
  const isNew = clock.now() - start * second < cardSettles;
  return status === 'trialing' && card === null && metadata.checkout_id !== undefined && isNew;
}

/** Why the purchase must be undone, or is being; null for one that stays. The account must be locked. */
export async function reasonToUndo(
  trx: Kysely<Database>,
  services: Services,
  accountId: string,
  subscription: Stripe.Subscription,
): Promise<UndoneReason | null> {
  const noted = notedUndone(subscription);
  if (noted) return noted;
  const known = await rowOf(trx, 'stripe', subscription.id);
  const isNew = known === null || known.provider_status === 'incomplete';
  if (isNew && (await isSecondByAddress(trx, services, accountId, subscription))) return 'addressSubscribed';
  const granted = await claimTrial(trx, services, { accountId, subscription, isNew });
  return granted ? null : 'cardHadTrial';
}

/** The reason that was noted at Stripe; null for a purchase that stays. */
export function notedUndone({ cancellation_details: details }: Stripe.Subscription): UndoneReason | null {
  return UndoneReason.options.find((reason) => undoneComments[reason] === details?.comment) ?? null;
}

/** Records that it is undone, in place of a subscription. The mail follows once that is done at Stripe. */
export async function recordUndone(
  trx: Kysely<Database>,
  services: Services,
  undoing: Undoing,
): Promise<void> {
  const { reason, accountId, subscription, facts } = undoing;
  const money = priceOf(subscription);
  await trx
    .deleteFrom('subscriptions')
    .where('platform', '=', 'stripe')
    .where('provider_subscription_id', '=', subscription.id)
    .execute();
  if (money) {
    await trx
      .insertInto('trial_refusals')
      .values({
        provider_subscription_id: subscription.id,
        account_id: accountId,
        product_id: facts.productId,
        reason,
        refunded: paidFor(subscription),
        created_at: services.clock.now(),
        ...money,
      })
      .onConflict((conflict) => conflict.column('provider_subscription_id').doNothing())
      .execute();
  }
  const { checkout_id: checkoutId } = subscription.metadata;
  if (checkoutId) await closeCheckoutRow(trx, checkoutId, 'complete');
  if (isTerminal(subscription.status)) await mailUndone(trx, services, undoing, money);
  await rememberBillingEmail(trx, accountId, emailOfCustomer(subscription.customer));
}

async function mailUndone(
  trx: Kysely<Database>,
  services: Services,
  { reason, accountId, subscription, facts, locale }: Undoing,
  money: StripeMoney | null,
): Promise<void> {
  const to = await mailRecipient(trx, accountId, subscription);
  if (!to) return;
  if (reason === 'cardHadTrial') {
    await enqueueMail(trx, services, {
      template: 'trial-refused',
      to,
      locale,
      dedupeKey: `trial-refused:${subscription.id}`,
      data: { plan: facts.productId, amount: moneyText(money, locale) },
    });
    return;
  }
  const first = await firstByAddress(trx, services, accountId, emailOfCustomer(subscription.customer));
  const refunded = paidFor(subscription);
  await enqueueMail(trx, services, {
    template: 'address-subscribed',
    to,
    locale,
    dedupeKey: `address-subscribed:${subscription.id}`,
    data: {
      since: first?.started_at ?? null,
      refunded: refunded > 0 && money ? moneyText({ ...money, amount: refunded }, locale) : null,
    },
  });
}

/** Every step can be repeated. */
export async function undoAtStripe(
  services: Services,
  reason: UndoneReason,
  subscription: Stripe.Subscription,
): Promise<void> {
  const comment = undoneComments[reason];
  if (paidFor(subscription) > 0) await refundAsDuplicate(services, subscription.id, comment);
  await cancelAtStripe(services, subscription.id, comment);
}

/** What was paid for it, in the smallest unit of its currency. */
function paidFor({ latest_invoice: invoice }: Stripe.Subscription): number {
  return invoice && typeof invoice === 'object' ? invoice.amount_paid : 0;
}

function priceOf({ currency, items }: Stripe.Subscription): StripeMoney | null {
  const amount = items.data[0]?.price.unit_amount;
  return typeof amount === 'number' ? { amount, currency: currency.toUpperCase() } : null;
}

import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Money } from '@/lib/content/subscription/currencies';
import { rememberBillingEmail } from '@/server/billing/customer/rememberBillingEmail';
import { closeCheckoutRow } from '@/server/billing/rows/checkoutRows';
import { rememberRefusal } from '@/server/billing/rows/trialRefusals';
import { claimTrial } from '@/server/billing/rows/trials';
import { minute, second } from '@/server/clock';
import { enqueueMail } from '@/server/mail/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { cancelAtStripe } from './cancelAtStripe';
import { mailRecipient } from './mailRecipient';
import { isTerminal } from './stripeStatus';
import { currencyOf, emailOfCustomer, moneyText, type SubscriptionSnapshot } from './stripeSubscription';

/**
 * The payment page cannot tell whether a card has had its trial: it shows "$0 due today" to everyone, and the card is
 * known only afterwards. A trial with a card that has had one is therefore canceled at once, before it costs anything.
 * It gives no access and counts as no purchase; the buyer is asked whether to pay, and a charge follows only from
 * another payment page, which shows the sum.
 */
export const refusedTrialComment = 'refused: the card has had a trial';

type Refusal = {
  accountId: string;
  subscription: Stripe.Subscription;
  facts: SubscriptionSnapshot;
  locale: string;
};

/** How long Stripe may take to say with which card a trial was begun, in milliseconds. */
const cardSettles = 2 * minute;

/**
 * Whether a trial from our payment page has just begun and Stripe does not say yet with which card. Nothing is given or
 * said before; the page that waits asks again, and so does the next event.
 */
export function isCardUnknownYet(
  { clock }: Pick<Services, 'clock'>,
  { status, default_payment_method: card, metadata, start_date: start }: Stripe.Subscription,
): boolean {
  const isNew = clock.now() - start * second < cardSettles;
  return status === 'trialing' && card === null && metadata.checkout_id !== undefined && isNew;
}

/** Whether the subscription began with a trial that must not run, or did until it was canceled for that. */
export async function isRefusedTrial(
  trx: Kysely<Database>,
  services: Pick<Services, 'clock'>,
  accountId: string,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  if (wasRefused(subscription)) return true;
  return !(await claimTrial(trx, services, accountId, subscription));
}

/** Whether it has ended because its trial was refused. */
export function wasRefused({ status, cancellation_details: details }: Stripe.Subscription): boolean {
  return isTerminal(status) && details?.comment === refusedTrialComment;
}

/** Records the refusal in place of a subscription. The mail follows once the trial has ended at Stripe. */
export async function recordRefusedTrial(
  trx: Kysely<Database>,
  services: Services,
  { accountId, subscription, facts, locale }: Refusal,
): Promise<void> {
  const money = priceOf(subscription);
  await trx
    .deleteFrom('subscriptions')
    .where('platform', '=', 'stripe')
    .where('provider_subscription_id', '=', subscription.id)
    .execute();
  if (money) {
    await rememberRefusal(trx, services, {
      provider_subscription_id: subscription.id,
      account_id: accountId,
      product_id: facts.productId,
      ...money,
    });
  }
  const { checkout_id: checkoutId } = subscription.metadata;
  if (checkoutId) await closeCheckoutRow(trx, checkoutId, 'complete');
  if (wasRefused(subscription)) {
    const to = await mailRecipient(trx, accountId, subscription);
    if (to) {
      await enqueueMail(trx, services, {
        template: 'trial-refused',
        to,
        locale,
        dedupeKey: `trial-refused:${subscription.id}`,
        data: { plan: facts.productId, amount: moneyText(money, locale) },
      });
    }
  }
  await rememberBillingEmail(trx, accountId, emailOfCustomer(subscription.customer));
}

/** Cancels the trial without an invoice. Repeating it is harmless. */
export async function endRefusedTrial(services: Services, subscriptionId: string): Promise<void> {
  await cancelAtStripe(services, subscriptionId, {
    invoice_now: false,
    prorate: false,
    cancellation_details: { comment: refusedTrialComment },
  });
}

function priceOf({ currency: code, items }: Stripe.Subscription): Money | null {
  const currency = currencyOf(code);
  const amount = items.data[0]?.price.unit_amount;
  return currency && typeof amount === 'number' ? { amount, currency } : null;
}

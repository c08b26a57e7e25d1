import type Stripe from 'stripe';
import { isRefusedByStripe, isStripeError } from '@/server/billing/stripeUnavailable';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { restLeft } from '../stripe/creditLeft';
import { isEnding, isUnpaid } from '../stripe/endReason';
import { awaitsBank, cardThatPaid } from '../stripe/payments';
import { type StripeMoney, toSnapshot } from '../stripe/stripeSubscription';
import { invoiceOfReceipt, receiptKey } from './receiptMail';

/** What a mail names that the subscription does not say. */
export type AskedForMails = {
  /** What will be charged next, for a mail that says so. */
  charge: StripeMoney | null;
  /** The last four digits of the card that was charged, for a receipt. */
  card: string | null;
  /** The page on which the payer confirms a payment to the bank, while that is missing. */
  confirmUrl: string | null;
  /** The rates of the taxes on that charge. */
  rates: readonly Stripe.TaxRate[];
  /** What goes back to the card, of credit and of days that are not used, at the end of what ends or has ended. */
  rest: StripeMoney | null;
};

/** Asks Stripe for what the mails name that are about to be written; null for every other. */
export async function askForMails(
  services: Services,
  subscription: Stripe.Subscription,
  previous: SubscriptionRow | null,
  request?: Stripe.RequestOptions,
): Promise<AskedForMails> {
  const now = services.clock.now();
  const charge = (await isChargeNamed(services, subscription, previous))
    ? await chargeToName(services, subscription, isReminderDue(previous, now), request)
    : null;
  const invoice = invoiceOfReceipt(subscription, now);
  const isDue = invoice && !(await isWritten(services, receiptKey(invoice)));
  const card = isDue ? await cardThatPaid(services, [invoice], request) : null;
  const rates = isDue ? await ratesOf(services, invoice, request) : [];
  const amount = isEnding(subscription) ? await restLeft(services, subscription, request) : null;
  const rest = amount === null ? null : { amount, currency: subscription.currency };
  const { latest_invoice: latest } = subscription;
  const unpaid = isUnpaid(subscription) && typeof latest === 'object' ? latest : null;
  const isAsked = unpaid !== null && (await awaitsBank(services, unpaid, request));
  const confirmUrl = isAsked ? (unpaid.hosted_invoice_url ?? null) : null;
  return { charge, card, rates, rest, confirmUrl };
}

/** No purchase waits for them, as with a key that may not read them: the mail then names the tax alone, and the PDF its rate. */
async function ratesOf(
  { stripe, log }: Services,
  { total_taxes: taxes }: Stripe.Invoice,
  request?: Stripe.RequestOptions,
): Promise<Stripe.TaxRate[]> {
  const ids = new Set((taxes ?? []).flatMap(({ tax_rate_details: details }) => details?.tax_rate ?? []));
  try {
    return await Promise.all([...ids].map((id) => stripe.taxRates.retrieve(id, {}, request)));
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.error({ err: error }, 'an invoice names no tax rate, since Stripe did not tell it');
    return [];
  }
}

/**
 * With discounts and whatever else is on that invoice; null when nothing will be charged. Only a reminder waits until Stripe
 * says it: our row is written with the other mails, so they name the price then.
 */
async function chargeToName(
  services: Services,
  subscription: Stripe.Subscription,
  mayWait: boolean,
  request?: Stripe.RequestOptions,
): Promise<StripeMoney | null> {
  try {
    const preview = { subscription: subscription.id };
    const invoice = await services.stripe.invoices.createPreview(preview, request);
    return { amount: invoice.amount_due, currency: invoice.currency };
  } catch (error) {
    if (isRefusedByStripe(error)) return null;
    if (mayWait || !isStripeError(error)) throw error;
    services.log.warn({ err: error }, 'a mail names the price, since Stripe did not say the next charge');
    return null;
  }
}

function isReminderDue(previous: SubscriptionRow | null, now: number): boolean {
  const remindAt = previous?.reminder_due_at ?? null;
  return remindAt !== null && remindAt <= now;
}

/** Whether a mail is about to be written that says what will be charged next: a reminder, a change, or a new trial. */
async function isChargeNamed(
  services: Services,
  subscription: Stripe.Subscription,
  previous: SubscriptionRow | null,
): Promise<boolean> {
  const now = services.clock.now();
  const { id, status, productId, trialEndsAt } = toSnapshot(subscription, now);
  if (status !== 'Auto-Renewable') return false;
  if (isReminderDue(previous, now)) return true;
  const isResumed = previous?.status === 'Not Auto-Renewable';
  if (isResumed || (previous !== null && previous.product_id !== productId)) return true;
  return trialEndsAt !== null && !(await isWritten(services, purchaseKey(id)));
}

async function isWritten({ database }: Services, key: string): Promise<boolean> {
  const mail = await database
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', '=', key)
    .executeTakeFirst();
  return mail !== undefined;
}

/** The mail that welcomes a buyer: one for each subscription. */
export function purchaseKey(subscriptionId: string): string {
  return `purchase:${subscriptionId}`;
}

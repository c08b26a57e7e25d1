import type Stripe from 'stripe';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { cardThatPaid } from '../stripe/cardThatPaid';
import type { StripeMoney } from '../stripe/stripeSubscription';
import { previewedCharge } from './nextCharge';
import { invoiceOfReceipt, receiptKey } from './receiptMail';

/** What a mail names that the subscription does not say. */
export type AskedForMails = {
  /** What will be charged next, for a reminder. */
  charge: StripeMoney | null;
  /** The last four digits of the card that was charged, for a receipt. */
  card: string | null;
};

/** Asks Stripe for what the mails name that are about to be written; null for every other. */
export async function askForMails(
  services: Services,
  subscription: Stripe.Subscription,
  previous: SubscriptionRow | null,
  request?: Stripe.RequestOptions,
): Promise<AskedForMails> {
  const now = services.clock.now();
  const remindAt = previous?.reminder_due_at ?? null;
  const charge =
    remindAt !== null && remindAt <= now ? await previewedCharge(services, subscription, request) : null;
  const invoice = invoiceOfReceipt(subscription, now);
  const card =
    invoice && !(await isWritten(services, invoice))
      ? await cardThatPaid(services, [invoice], request)
      : null;
  return { charge, card };
}

async function isWritten({ database }: Services, invoice: Stripe.Invoice): Promise<boolean> {
  const mail = await database
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', '=', receiptKey(invoice))
    .executeTakeFirst();
  return mail !== undefined;
}

import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Money } from '@/lib/content/subscription/currencies';
import { isActiveStatus } from '@/lib/contract/subscription';
import { day } from '@/server/clock';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import type { MailRequest } from '@/server/mail/messages';
import { enqueueMail } from '@/server/mail/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { nextCharge } from './nextCharge';
import { receiptFor } from './receiptMail';
import { currencyOf, emailOfCustomer, moneyText, type SubscriptionSnapshot } from './stripeSubscription';

/** Sent to Stripe when an account is deleted, so that its subscriber does not also get the cancellation mail. */
export const deletionComment = 'account deleted';
/** Noted on a subscription that ends because its owner bought another one in a store; a separate mail says so. */
export const secondPurchaseComment = 'bought again in an app store';
/** Noted on a subscription that ends because its subscriber got the money back; a separate mail says so. */
export const moneyBackComment = 'money back';
const toldOtherwise: readonly unknown[] = [deletionComment, secondPurchaseComment, moneyBackComment];

/** Longer-standing subscribers are not welcomed, even once the outbox no longer knows their welcome mail. */
const welcomeWithin = 30 * day;

/** What a freshly fetched subscription gives us reason to write about. */
type MailOccasion = {
  accountId: string;
  subscription: Stripe.Subscription;
  facts: SubscriptionSnapshot;
  previous: SubscriptionRow | null;
  locale: string;
};

type MailDraft = MailRequest extends infer Request
  ? Request extends MailRequest
    ? Omit<Request, 'to' | 'locale'>
    : never
  : never;

/** Enqueues the mails for one change, in its transaction. Each is sent once, however often the change is seen. */
export async function enqueueSubscriptionMails(
  trx: Kysely<Database>,
  services: Services,
  occasion: MailOccasion,
): Promise<void> {
  const drafts = mailDraftsFor(occasion, services);
  if (drafts.length === 0) return;
  const to = await recipient(trx, occasion);
  if (!to) return;
  for (const letter of drafts) await enqueueMail(trx, services, { ...letter, to, locale: occasion.locale });
}

function mailDraftsFor(occasion: MailOccasion, { config, clock }: Services): MailDraft[] {
  const { subscription, facts, previous, locale } = occasion;
  const manageUrl = `${config.publicOrigin}/subscriptions/manage`;
  const plan = planOfProduct(facts.productId)?.label ?? facts.productId;
  const amount = moneyText(nextCharge(subscription), locale);
  const now = clock.now();
  const drafts: MailDraft[] = [];
  if (isActiveStatus(facts.status) && now - facts.startedAt < welcomeWithin) {
    drafts.push({
      template: 'purchase',
      dedupeKey: `purchase:${facts.id}`,
      data: { plan, amount, renewsAt: facts.expiresOrRenewsAt, trialEndsAt: facts.trialEndsAt },
    });
  }
  const invoice = subscription.latest_invoice;
  if (
    facts.status === 'Grace Period' &&
    facts.graceEndsAt !== null &&
    invoice &&
    typeof invoice === 'object'
  ) {
    drafts.push({
      template: 'payment-failed',
      dedupeKey: `payment-failed:${invoice.id}`,
      data: { amount: moneyText(dueOn(invoice), locale), graceEndsAt: facts.graceEndsAt, manageUrl },
    });
  }
  const receipt = receiptFor(subscription, plan, { locale, now });
  if (receipt) drafts.push(receipt);
  if (facts.reminderAt != null && facts.reminderAt <= now && now < facts.expiresOrRenewsAt) {
    const { id, trialEndsAt, expiresOrRenewsAt: renewsAt } = facts;
    drafts.push(
      trialEndsAt === null
        ? {
            template: 'renewal',
            dedupeKey: `renewal:${id}:${renewsAt}`,
            data: { plan, amount, renewsAt, manageUrl },
          }
        : {
            template: 'trial-ending',
            dedupeKey: `trial-ending:${id}`,
            data: { plan, amount, trialEndsAt, manageUrl },
          },
    );
  }
  if (wasCancelled(subscription, facts, previous)) {
    drafts.push({
      template: 'cancelled',
      dedupeKey: `cancelled:${facts.id}:${subscription.canceled_at ?? 'end'}`,
      data: { endsAt: facts.expiresOrRenewsAt, manageUrl },
    });
  }
  return drafts;
}

/** True at the moment of canceling: an end that was already announced is not announced again when it comes. */
function wasCancelled(
  subscription: Stripe.Subscription,
  facts: SubscriptionSnapshot,
  previous: SubscriptionRow | null,
): boolean {
  if (toldOtherwise.includes(subscription.cancellation_details?.comment)) return false;
  if (facts.status === 'Not Auto-Renewable') return previous?.status !== 'Not Auto-Renewable';
  const running = previous?.status === 'Auto-Renewable' || previous?.status === 'Grace Period';
  return facts.providerStatus === 'canceled' && running;
}

/** The account's e-mail address, otherwise the one given at checkout; null once the account is deleted. */
async function recipient(
  trx: Kysely<Database>,
  { accountId, subscription }: MailOccasion,
): Promise<string | null> {
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'status'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || account.status === 'deleted') return null;
  return account.email ?? emailOfCustomer(subscription.customer);
}

function dueOn(invoice: Stripe.Invoice): Money | null {
  const currency = currencyOf(invoice.currency);
  return currency && { amount: invoice.amount_due, currency };
}

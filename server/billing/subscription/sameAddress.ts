import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { day, second } from '@/server/clock';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { takeNamedLock } from '@/server/store/namedLock';
import type { Database } from '@/server/store/schema';
import { isOverAtStripe } from './stripe/stripeStatus';
import { emailOfCustomer } from './stripe/stripeSubscription';

/**
 * Whoever forgot a subscription, or lost its browser, may buy it again with the same email address. So a purchase whose
 * address already pays for a subscription of another account waits for an answer: sign in to that one, or buy another,
 * as somebody does who pays for a second person. Before checkout the address is asked for where we know it. An address
 * typed on the payment page reaches us only with the completed purchase, which is then undone: a trial is canceled before
 * it costs anything, and a payment, which Stripe collects before it tells us, is refunded in full.
 *
 * The page that asks says only that there is a subscription: anybody can type an address.
 */

/** Older purchases stay: their rows were lost, and somebody has been using them. */
const isNewFor = 3 * day;

/** Whether a completed purchase is to be undone because its address already has a subscription elsewhere. */
export async function isSecondByAddress(
  trx: Kysely<Database>,
  services: Services,
  accountId: string,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const { status, metadata, start_date: start } = subscription;
  const isBought = status === 'trialing' || status === 'active';
  const isNew = services.clock.now() - start * second < isNewFor;
  if (!isBought || !isNew || !metadata.checkout_id || metadata.another) return false;
  return (await firstByAddress(trx, services, accountId, emailOfCustomer(subscription.customer))) !== null;
}

/** What another account has under this address; null for nothing. In a transaction, others asking about it wait. */
export async function firstByAddress(
  trx: Kysely<Database>,
  services: Services,
  accountId: string,
  typed: string | null,
): Promise<SubscriptionRow | null> {
  const email = normalizeEmail(typed);
  if (email === null) return null;
  if (trx.isTransaction) {
    const lock = `purchase:${services.secrets.keyedHash('address-lock', email)}`;
    await takeNamedLock(trx, lock, services.clock.now());
  }
  const owner = await findAccountByEmail(trx, email);
  const own = owner && owner.id !== accountId ? await currentSubscription(trx, owner.id) : null;
  if (own && isActiveRow(own, services.clock.now()) && !isOverAtStripe(own)) return own;
  const paid = await accountsByBillingEmail(trx, services, email);
  return paid.find((one) => one.accountId !== accountId)?.subscription ?? null;
}

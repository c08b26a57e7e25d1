import type Stripe from 'stripe';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { hasPaid } from '@/server/billing/rows/firstPurchases';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { TransactionServices } from '@/server/services';
import { takeNamedLock } from '@/server/store/namedLock';
import { isOverAtStripe } from './stripe/stripeStatus';
import { emailOfCustomer } from './stripe/stripeSubscription';

/**
 * Whoever forgot a subscription, or lost its browser, may buy it again with the same email address. So a purchase whose
 * address already has a subscription of another account waits for an answer: sign in to that one, or buy another,
 * as somebody does who pays for a second person. An address typed on the payment page reaches us only with the completed
 * purchase, which is then undone: a trial is canceled before it costs anything, and a payment, which Stripe collects
 * before it tells us, is refunded in full.
 *
 * An address has a subscription when an account proved it, or paid with it. A trial that nobody proved counts for nothing:
 * anybody can type an address.
 */

/** Whether a completed purchase is to be undone because its address already has a subscription elsewhere. */
export async function isSecondByAddress(
  services: TransactionServices,
  accountId: string,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const { status, metadata } = subscription;
  const isBought = status === 'trialing' || status === 'active';
  if (!isBought || metadata.another) return false;
  return (await firstByAddress(services, accountId, emailOfCustomer(subscription.customer))) !== null;
}

/** What another account has under this address; null for nothing, and for who proved it. Others asking about it wait. */
export async function firstByAddress(
  services: TransactionServices,
  accountId: string,
  typed: string | null,
): Promise<SubscriptionRow | null> {
  const email = normalizeEmail(typed);
  if (email === null) return null;
  const now = services.clock.now();
  await takeNamedLock(
    services.database,
    `purchase:${services.secrets.keyedHash('address-lock', email)}`,
    now,
  );
  const owner = await findAccountByEmail(services.database, email);
  if (owner?.id === accountId) return null;
  const own = owner && (await currentSubscription(services.database, owner.id));
  if (own && isActiveRow(own, now) && !isOverAtStripe(own)) return own;
  const others = await accountsByBillingEmail(services, email);
  for (const other of others)
    if (other.accountId !== accountId && (await hasPaid(services.database, other.accountId)))
      return other.subscription;
  return null;
}

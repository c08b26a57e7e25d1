import type Stripe from 'stripe';
import { type CheckoutRow, closeCheckoutRow, openCheckoutOf } from '@/server/billing/rows/checkoutRows';
import { undoneOf } from '@/server/billing/rows/undonePurchases';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import { idOf, isDeletedCustomer } from '@/server/billing/subscription/stripe/stripeSubscription';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import type { Services } from '@/server/services';

/**
 * Updates our rows to what became of a session at Stripe. An open one is expired there unless it is to be kept, so
 * that nobody can pay it later; one whose customer was deleted cannot be paid and is never kept. `settling`: paid, and
 * not recorded yet, since Stripe does not say everything about it.
 */
export async function reconcileCheckout(
  services: Services,
  row: CheckoutRow,
  keepOpen: boolean,
): Promise<'open' | 'settling' | 'complete' | 'expired'> {
  const session = await sessionOf(services, row, keepOpen);
  if (session?.status === 'open') return 'open';
  const state = session?.status === 'complete' ? 'complete' : 'expired';
  const paidFor = state === 'complete' ? session?.subscription : null;
  if (paidFor && (await isSettling(services, idOf(paidFor), keepOpen))) return 'settling';
  await closeCheckoutRow(services.database, row.id, state);
  return state;
}

/** Closes the account's payment page, unless it is paid. */
export async function closeCheckout(services: Services, accountId: string): Promise<void> {
  const open = await openCheckoutOf(services.database, accountId);
  if (open) await reconcileCheckout(services, open, false);
}

/** Fetches a paid subscription. True for whoever waits, and asks again, while nothing can be recorded. */
async function isSettling(services: Services, id: string, waits: boolean): Promise<boolean> {
  const { database } = services;
  if (!(await syncIfKnown(services, id)) || !waits) return false;
  if (await rowOf(database, 'stripe', id)) return false;
  return (await undoneOf(database, { provider_subscription_id: id })) === null;
}

async function sessionOf(
  services: Services,
  row: CheckoutRow,
  keepOpen: boolean,
): Promise<Stripe.Checkout.Session | null> {
  if (row.stripe_session_id === null) return null;
  const { sessions } = services.stripe.checkout;
  try {
    const session = await sessions.retrieve(row.stripe_session_id, { expand: ['customer'] });
    if (session.status !== 'open' || (keepOpen && !isDeletedCustomer(session.customer))) return session;
    return await expire(sessions, session.id);
  } catch (error) {
    if (isMissingAtStripe(error)) return null;
    throw error;
  }
}

/** The visitor may pay between the check and the expiry: Stripe then refuses, and the session is complete. */
async function expire(
  sessions: Stripe['checkout']['sessions'],
  sessionId: string,
): Promise<Stripe.Checkout.Session> {
  try {
    return await sessions.expire(sessionId);
  } catch (error) {
    const session = await sessions.retrieve(sessionId);
    if (session.status === 'open') throw error;
    return session;
  }
}

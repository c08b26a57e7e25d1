import type Stripe from 'stripe';
import { isMissingAtStripe, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { type EndNote, noted } from './endReason';
import { isTerminal } from './stripeStatus';

/**
 * Ends it now: first nothing more is charged, then what is to be given back is, then access ends. The reason comes with the
 * first, since Stripe's event about a refund ends it too. Every step can be repeated.
 */
export async function endAtStripe(
  services: Services,
  subscriptionId: string,
  note: EndNote | null,
  { giveBack, request }: { giveBack?: () => Promise<void>; request?: Stripe.RequestOptions } = {},
): Promise<void> {
  try {
    await setToEnd(services, subscriptionId, note, request);
  } catch (error) {
    // It has just ended, or waits for its first payment.
    if (!isRefusedByStripe(error)) throw error;
  }
  await giveBack?.();
  await cancelAtStripe(services, subscriptionId, request);
}

/** Ends it now, without an invoice for the rest. One that has ended or is missing at Stripe is not a failure. */
export async function cancelAtStripe(
  { stripe }: Services,
  subscriptionId: string,
  request?: Stripe.RequestOptions,
): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId, {}, request);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
}

/** Lets a subscription end with what is paid for, and notes why; null where its subscriber cancels. */
export async function setToEnd(
  { stripe }: Services,
  subscriptionId: string,
  note: EndNote | null,
  request?: Stripe.RequestOptions,
): Promise<void> {
  const changes = { cancel_at_period_end: true, metadata: noted(note) };
  await stripe.subscriptions.update(subscriptionId, changes, request);
}

/** True for a subscription that has ended while an invoice is open, which nobody owes any more. */
export async function leavesInvoiceOpen(
  { stripe }: Services,
  { id: subscription, status }: Stripe.Subscription,
  request?: Stripe.RequestOptions,
): Promise<boolean> {
  if (!isTerminal(status)) return false;
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 1 }, request);
  return data.length > 0;
}

/** False when none was open. */
export async function voidOpenInvoices(
  { stripe }: Services,
  whose: { subscription: string } | { customer: string },
): Promise<boolean> {
  const open: string[] = [];
  for await (const { id } of stripe.invoices.list({ ...whose, status: 'open', limit: 100 })) open.push(id);
  for (const id of open) await voidInvoice(stripe, id);
  return open.length > 0;
}

/** Another process may just have voided it, or somebody have paid. */
async function voidInvoice(stripe: Stripe, invoice: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(invoice);
  } catch (error) {
    if (!isRefusedByStripe(error) || (await stripe.invoices.retrieve(invoice)).status === 'open') throw error;
  }
}

import type Stripe from 'stripe';
import { isStripeError } from '@/server/billing/stripeUnavailable';
import { isHarmless } from '@/server/billing/subscription/refundOrDispute';
import { awaitsBank } from '@/server/billing/subscription/stripe/payments';
import { idOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { second } from '@/server/clock';
import type { Services } from '@/server/services';

/** A charge at Stripe, as far as a desk needs it. */
export type ShownCharge = Awaited<ReturnType<typeof shownCharge>>;

const shown = 100;

/**
 * What a customer was charged, the newest first, null when Stripe does not answer; and what they still have to confirm to
 * their bank, for which there is no charge yet.
 */
export async function moneyOf(
  services: Pick<Services, 'stripe'>,
  customer: string | null,
): Promise<{ charges: ShownCharge[] | null; atBank: { amount: number; currency: string }[] }> {
  const atBank: { amount: number; currency: string }[] = [];
  if (customer === null) return { charges: [], atBank };
  try {
    const { charges, invoices } = services.stripe;
    const charged = await charges.list({ customer, limit: shown });
    const { data } = await invoices.list({ customer, limit: shown, expand: ['data.payments'] });
    const numbers = new Map(
      data.flatMap(({ number, payments }) =>
        (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) =>
          intent ? [[idOf(intent), number] as const] : [],
        ),
      ),
    );
    for (const invoice of data)
      if (await awaitsBank(services, invoice))
        atBank.push({ amount: invoice.amount_remaining, currency: invoice.currency.toUpperCase() });
    const all = charged.data.map((charge) => shownCharge(services, charge, numbers));
    return { charges: await Promise.all(all), atBank };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    return { charges: null, atBank };
  }
}

/** Sums are in minor units; `left` is what can still go back. */
async function shownCharge(
  { stripe }: Pick<Services, 'stripe'>,
  charge: Stripe.Charge,
  numbers: ReadonlyMap<string, string | null>,
) {
  const { amount, amount_refunded: refunded, disputed, payment_intent: intent } = charge;
  const payment = intent && idOf(intent);
  const disputes = disputed && payment ? (await stripe.disputes.list({ payment_intent: payment })).data : [];
  const isDisputed = !disputes.every(isHarmless);
  const card = charge.payment_method_details?.card;
  return {
    payment,
    invoice: (payment && numbers.get(payment)) ?? null,
    at: charge.created * second,
    amount,
    refunded,
    left: charge.paid && !isDisputed ? amount - refunded : 0,
    currency: charge.currency.toUpperCase(),
    isPaid: charge.paid,
    isDisputed,
    card: card?.last4 ? { brand: card.brand ?? '', last4: card.last4 } : null,
  };
}

import type Stripe from 'stripe';

/** The card that pays: the subscription's, otherwise the customer's. Null for one that was not expanded. */
export function cardOf({
  default_payment_method: own,
  customer,
}: Stripe.Subscription): Stripe.PaymentMethod.Card | null {
  const general =
    typeof customer === 'object' && 'invoice_settings' in customer
      ? customer.invoice_settings.default_payment_method
      : null;
  return cardIn(own) ?? cardIn(general);
}

function cardIn(method: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod.Card | null {
  return typeof method === 'object' ? (method?.card ?? null) : null;
}

import { countryRules } from '@/lib/content/subscription/countryRules';
import { formatMoney } from '@/lib/content/subscription/currencies';
import { orderTerms } from '@/lib/content/subscription/orderTerms';
import { contractDocument } from '@/lib/legal/contractDocument';
import type { CheckoutRow } from '@/server/billing/rows/checkoutRows';
import { second } from '@/server/clock';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { Purchase } from './decidePurchase';

export type Buyer = {
  accountId: string;
  /** Language of the account's mails. */
  locale: string;
};

/** A purchase with everything it needs at Stripe. */
export type Order = { buyer: Buyer; purchase: Purchase; customerId: string; priceId: string };

/** Concurrent calls for a checkout send the same request under the same key, and get the same session. */
export async function createSession(
  services: Services,
  { buyer, purchase, customerId: customer, priceId: price }: Order,
  row: CheckoutRow,
): Promise<{ id: string; url: string }> {
  const { accountId } = buyer;
  const { plan, urls, pageLocale, country } = purchase;
  const metadata = metadataOf(buyer, purchase, row);
  const rules = countryRules(country);
  const ordered = {
    period: plan.period,
    price: formatMoney(purchase.price, pageLocale),
    trialDays: row.trial_days,
  };
  const session = await services.stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: accountId,
      line_items: [{ price, quantity: 1 }],
      success_url: urls.successUrl,
      cancel_url: urls.cancelUrl,
      locale: pageLocale,
      expires_at: Math.floor(row.expires_at / second),
      payment_method_collection: 'always',
      // The price on our pages is the price charged: Stripe may not convert it into another currency.
      adaptive_pricing: { enabled: false },
      // Only cards, and wallets that provide a card: other payment methods have no fingerprint by which a second trial
      // could be recognized. A wallet may give that of its own number, so a card in a wallet can count as another card.
      allowed_payment_method_types: ['card'],
      wallet_options: { link: { display: 'never' } },
      // Country and, where a card needs it, postal code: they are asked of every buyer, and show where the tax is due.
      billing_address_collection: 'auto',
      customer_update: { address: 'auto' },
      ...(services.config.stripe.tax ? withTax : {}),
      // The button then says that it pays, instead of that it begins a trial.
      ...(rules.orderButton === 'payable' ? { submit_type: 'pay' } : {}),
      custom_text: { submit: { message: orderTerms(pageLocale, ordered, rules) } },
      metadata,
      subscription_data: {
        metadata,
        ...(row.trial_days > 0 ? { trial_period_days: row.trial_days } : {}),
      },
    },
    { idempotencyKey: digest(`checkout:${accountId}:${plan.productId}:${row.id}:${customer}`) },
  );
  if (!session.url) throw new Error('Stripe opened a checkout session without an address');
  return { id: session.id, url: session.url };
}

/** What Stripe keeps with the session and its subscription, for us to find again: the terms that were shown among it. */
function metadataOf(
  { accountId, locale }: Buyer,
  { plan, country, pageLocale, origin, another }: Purchase,
  row: CheckoutRow,
) {
  return {
    account_id: accountId,
    checkout_id: row.id,
    product_id: plan.productId,
    locale,
    country,
    terms: contractDocument(country, pageLocale).version,
    ...(origin ? { origin } : {}),
    ...(another ? { another: 'true' } : {}),
  };
}

/** Calculates tax for the typed address and lets a business add its number; Stripe saves both with the customer. */
const withTax = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  customer_update: { name: 'auto', address: 'auto' },
} as const;

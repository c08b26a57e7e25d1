import type Stripe from 'stripe';
import { isSaleCountry } from '@/lib/content/subscription/countries';
import { day } from '@/server/clock';
import type { Seller } from '@/server/config/config';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import type { OrderData } from '@/server/mail/messages';
import { moneyText, type SubscriptionSnapshot } from '../stripe/stripeSubscription';

type Bought = { subscription: Stripe.Subscription; facts: SubscriptionSnapshot; locale: string };

/** What was ordered, for the confirmation that the law asks for. */
export function orderOf({ subscription, facts, locale }: Bought, seller: Seller): OrderData | undefined {
  const { currency, metadata, items } = subscription;
  const country = metadata.country ?? null;
  const amount = items.data[0]?.price.unit_amount;
  const period = planOfProduct(facts.productId)?.period;
  if (!isSaleCountry(country) || !period || typeof amount !== 'number') return undefined;
  const { trialEndsAt, startedAt: orderedAt } = facts;
  const trialDays = trialEndsAt === null ? 0 : Math.round((trialEndsAt - orderedAt) / day);
  const price = moneyText({ amount, currency }, locale);
  return {
    country,
    period,
    price,
    trialDays,
    orderedAt,
    seller: { name: seller.name, address: seller.address },
  };
}

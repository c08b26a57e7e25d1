import type { Money } from '@/lib/content/subscription/currencies';
import { type Plan, priceLookupKey } from '@/lib/content/subscription/plans';
import { trialTerms } from '@/lib/content/subscription/trialTerms';
import { withCustomer } from '@/server/billing/customer/missingCustomer';
import { reconcileCustomer } from '@/server/billing/subscription/reconcile';
import { minute, second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import { cancelLapsed } from './cancelLapsed';
import {
  attachSession,
  type CheckoutRow,
  closeCheckoutRow,
  insertCheckout,
  openCheckoutOf,
} from './checkoutRows';
import { reconcileCheckout } from './reconcileCheckout';
import type { ReturnUrls } from './returnUrl';
import { type CheckoutSession, sessionOrNull } from './sessionOrNull';
import { hadTrial } from './trials';

/** A purchase as the server decided it: nothing of price, currency or trial comes from the client. */
export type Purchase = {
  accountId: string;
  plan: Plan;
  price: Money;
  urls: ReturnUrls;
  origin: string | null;
  locale: string;
  /** Length of the trial the visitor would get, before it is known whether the account had one. */
  trialDays: number;
};

/** Each round closes one checkout of another choice; more of them mean that two devices fight over the account. */
const maxPasses = 8;
/** An address with less time left than this is replaced rather than handed out. */
const minTimeLeftMs = 2 * minute;
/** Stripe opens no session that ends sooner than in half an hour. */
const minLifetimeMs = 31 * minute;

/**
 * The address of the hosted payment page for this purchase. An account has one open checkout at a time: the same choice
 * gets the same page, however often and however simultaneously it is asked for; another choice closes the page before.
 * Asking never charges, and what was paid in between is noticed here, even if Stripe's message about it is late.
 * @throws ApiError subscription_active by `refuseIfActive` once the open checkout turns out to be paid.
 */
export async function openCheckout(
  services: Services,
  purchase: Purchase,
  refuseIfActive: () => Promise<void>,
): Promise<string> {
  const priceId = await priceIdOf(services, purchase.plan, purchase.price);
  return withCustomer(services, purchase.accountId, (customerId) =>
    openFor(services, purchase, { customerId, priceId }, refuseIfActive),
  );
}

async function openFor(
  services: Services,
  purchase: Purchase,
  { customerId, priceId }: { customerId: string; priceId: string },
  refuseIfActive: () => Promise<void>,
): Promise<string> {
  const requestHash = hashOf(purchase);
  const race = { kept: 0 };
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const open = await openCheckoutOf(services.database, purchase.accountId);
    if (!open) {
      // What Stripe knows counts: a subscription whose messages were lost must not be bought a second time.
      await reconcileCustomer(services, customerId);
      await refuseIfActive();
      await cancelLapsed(services, purchase.accountId);
      const trialDays = (await hadTrial(services.database, purchase.accountId)) ? 0 : purchase.trialDays;
      const { accountId, plan } = purchase;
      await insertCheckout(services, { accountId, productId: plan.productId, requestHash, trialDays });
      continue;
    }
    const timeLeft = open.expires_at - services.clock.now();
    const enough = timeLeft > (open.stripe_session_id ? minTimeLeftMs : minLifetimeMs);
    const wanted = open.request_hash === requestHash && enough;
    const url = await currentUrl(services, open, wanted, () =>
      sessionOrNull(services, open, race, () => createSession(services, purchase, open, customerId, priceId)),
    );
    if (url) return url;
    await refuseIfActive();
  }
  throw new ApiError('service_unavailable', { retryAfterSeconds: 2 });
}

/** The address of the open checkout, or null when it is open no longer. */
async function currentUrl(
  services: Services,
  open: CheckoutRow,
  wanted: boolean,
  create: () => Promise<CheckoutSession | null>,
): Promise<string | null> {
  if (open.stripe_session_id === null) {
    if (!wanted) {
      await closeCheckoutRow(services.database, open.id, 'expired');
      return null;
    }
    const session = await create();
    if (!session) return null;
    if (await attachSession(services, open.id, session)) return session.url;
    await reconcileCheckout(services, { ...open, stripe_session_id: session.id }, false);
    return null;
  }
  const state = await reconcileCheckout(services, open, wanted);
  return state === 'open' ? open.url : null;
}

/**
 * All who race for the same checkout send Stripe the same request under the same idempotency key, made here from
 * account, product and the checkout's own id, and all get the same session.
 */
async function createSession(
  services: Services,
  { accountId, plan, urls, origin, locale }: Purchase,
  row: CheckoutRow,
  customer: string,
  price: string,
): Promise<CheckoutSession> {
  const metadata = {
    account_id: accountId,
    checkout_id: row.id,
    product_id: plan.productId,
    locale,
    ...(origin ? { origin } : {}),
  };
  const session = await services.stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: accountId,
      line_items: [{ price, quantity: 1 }],
      success_url: urls.successUrl,
      cancel_url: urls.cancelUrl,
      locale: stripeLocale(locale),
      expires_at: Math.floor(row.expires_at / second),
      payment_method_collection: 'always',
      // The price on our pages is the price that is charged: Stripe may not convert it into another currency.
      adaptive_pricing: { enabled: false },
      // Cards, and wallets that hand over a card: what else an account at Stripe may offer has no fingerprint to know
      // a second trial by.
      allowed_payment_method_types: ['card'],
      wallet_options: { link: { display: 'never' } },
      ...(row.trial_days > 0 ? { custom_text: { submit: { message: trialTerms(locale) } } } : {}),
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

function stripeLocale(locale: string): 'en' | 'de' | 'es' | 'fr' | 'auto' {
  return locale === 'en' || locale === 'de' || locale === 'es' || locale === 'fr' ? locale : 'auto';
}

/**
 * The price object at Stripe, checked to charge exactly what our pages show.
 * @throws ApiError service_unavailable when there is none: nothing can be bought until the operator has set it up.
 */
async function priceIdOf(services: Services, plan: Plan, money: Money): Promise<string> {
  const key = priceLookupKey(plan, money.currency);
  const { data } = await services.stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const price = data[0];
  if (price?.unit_amount === money.amount && price.currency.toUpperCase() === money.currency) return price.id;
  services.payments.missing = [`price ${key}`];
  services.log.error({ price: key }, 'a price is missing at Stripe or differs: run payments-setup');
  throw new ApiError('service_unavailable', { retryAfterSeconds: 60 });
}

function hashOf({ plan, price, urls, origin, locale, trialDays }: Purchase): string {
  return digest(JSON.stringify([plan.productId, price, urls, origin, locale, trialDays]));
}

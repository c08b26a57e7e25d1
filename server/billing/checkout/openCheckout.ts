import type { Money } from '@/lib/content/subscription/currencies';
import { moneyBackTerms } from '@/lib/content/subscription/moneyBackTerms';
import type { Plan } from '@/lib/content/subscription/plans';
import { trialTerms } from '@/lib/content/subscription/trialTerms';
import { planPrice } from '@/server/billing/catalog/planPrice';
import { ensureCustomer } from '@/server/billing/customer/ensureCustomer';
import {
  attachSession,
  type CheckoutRow,
  closeWithoutPage,
  insertCheckout,
  openCheckoutOf,
} from '@/server/billing/rows/checkoutRows';
import { mayHaveTrial } from '@/server/billing/rows/trials';
import { isCustomerMissing } from '@/server/billing/stripeUnavailable';
import { reconcileCustomer } from '@/server/billing/subscription/repairSubscription';
import { minute, second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import { cancelLapsed } from './cancelLapsed';
import { forgetMissingCustomer } from './missingCustomer';
import { reconcileCheckout } from './reconcileCheckout';
import { refuseIfActive } from './refuseIfActive';
import { refuseSecondByAddress } from './refuseSecondByAddress';
import type { ReturnUrls } from './returnUrl';
import { type CheckoutSession, sessionOrNull } from './sessionOrNull';

/** A purchase as decided by the server: price, currency and trial never come from the client. */
export type Purchase = {
  accountId: string;
  plan: Plan;
  price: Money;
  urls: ReturnUrls;
  origin: string | null;
  /** Language of the account's mails. */
  locale: string;
  /** Language of the page that the buyer comes from, and so of the payment page with all its sentences. */
  pageLocale: 'en' | 'de' | 'es' | 'fr';
  /** Whether the buyer wants another subscription for an email address that has one. */
  another: boolean;
  /** Whether the caller can ask that before the payment page opens. */
  asksBefore: boolean;
  /** Length of the trial that the visitor would get, before checking whether the account already had one. */
  trialDays: number;
};

/** Each round closes one checkout for another choice; more rounds mean that two devices compete for the account. */
const maxPasses = 8;
/** A URL that expires sooner than this is replaced instead of being handed out. */
const minTimeLeftMs = 2 * minute;
/** Stripe opens no session that ends in less than half an hour. */
const minLifetimeMs = 31 * minute;

/**
 * The URL of the hosted payment page for this purchase. An account has one open checkout at a time: the same choice
 * gets the same page, even for repeated or concurrent requests; another choice closes the previous page. Requesting it
 * never charges, and a payment made in between is noticed here, even if Stripe's event is late.
 * @throws ApiError subscription_active or managed_elsewhere, also once the open checkout turns out to be paid, and
 * address_subscribed when the account's email address has a subscription under another account
 */
export async function openCheckout(services: Services, purchase: Purchase): Promise<string> {
  const { accountId } = purchase;
  await requireNone(services, purchase);
  const priceId = await planPrice(services, purchase.plan, purchase.price);
  const customerId = await ensureCustomer(services, accountId, purchase.locale);
  try {
    return await openFor(services, { purchase, customerId, priceId, race: { kept: 0 } });
  } catch (error) {
    // Deleted at Stripe, or the key is for another Stripe account: try once more with a new customer.
    if (!isCustomerMissing(error)) throw error;
    await forgetMissingCustomer(services, accountId, customerId);
    const replacement = await ensureCustomer(services, accountId, purchase.locale);
    return openFor(services, { purchase, customerId: replacement, priceId, race: { kept: 0 } });
  }
}

/** A purchase with everything it needs at Stripe. */
type Order = {
  purchase: Purchase;
  customerId: string;
  priceId: string;
  /** How many failures Stripe has stored with keys of this run. */
  race: { kept: number };
};

async function openFor(services: Services, order: Order): Promise<string> {
  const { purchase, customerId } = order;
  const requestHash = hashOf(purchase);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const open = await openCheckoutOf(services.database, purchase.accountId);
    if (!open) {
      // Stripe's state decides: a subscription whose events were lost must not be bought a second time.
      await reconcileCustomer(services, customerId);
      await cancelLapsed(services, purchase.accountId);
      await requireNone(services, purchase);
      if (purchase.asksBefore && !purchase.another) await refuseSecondByAddress(services, purchase.accountId);
      const trialDays = (await mayHaveTrial(services.database, purchase.accountId)) ? purchase.trialDays : 0;
      const { accountId, plan } = purchase;
      await insertCheckout(services, { accountId, productId: plan.productId, requestHash, trialDays });
      continue;
    }
    const timeLeft = open.expires_at - services.clock.now();
    const enough = timeLeft > (open.stripe_session_id ? minTimeLeftMs : minLifetimeMs);
    const wanted = open.request_hash === requestHash && enough;
    const url = await currentUrl(services, order, open, wanted);
    if (url) return url;
    await requireNone(services, purchase);
  }
  throw new ApiError('service_unavailable', { retryAfterSeconds: 2 });
}

function requireNone(services: Services, { accountId, urls }: Purchase): Promise<void> {
  return refuseIfActive(services, accountId, urls.portalReturnUrl);
}

/** The URL of the open checkout, or null when it is no longer open. */
async function currentUrl(
  services: Services,
  order: Order,
  open: CheckoutRow,
  wanted: boolean,
): Promise<string | null> {
  if (open.stripe_session_id === null) {
    if (!wanted) {
      await closeWithoutPage(services.database, open.id);
      return null;
    }
    const session = await sessionOrNull(services, open, order.race, () =>
      createSession(services, order, open),
    );
    if (!session) return null;
    if (await attachSession(services, open.id, session)) return session.url;
    await reconcileCheckout(services, { ...open, stripe_session_id: session.id }, false);
    return null;
  }
  const state = await reconcileCheckout(services, open, wanted);
  // The page after the payment waits for the purchase.
  if (state === 'settling') return order.purchase.urls.successUrl;
  return state === 'open' ? open.url : null;
}

/**
 * All concurrent calls for the same checkout send Stripe the same request under the same idempotency key, built here
 * from account, product and the checkout's own id, and all get the same session.
 */
async function createSession(
  services: Services,
  { purchase, customerId: customer, priceId: price }: Order,
  row: CheckoutRow,
): Promise<CheckoutSession> {
  const { accountId, plan, urls, origin, locale, pageLocale, another } = purchase;
  const metadata = {
    account_id: accountId,
    checkout_id: row.id,
    product_id: plan.productId,
    locale,
    ...(origin ? { origin } : {}),
    ...(another ? { another: 'true' } : {}),
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
      ...(services.config.stripe.tax ? withTax : {}),
      custom_text: { submit: { message: conditions(row.trial_days, pageLocale) } },
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

/** Calculates tax for the typed address and lets a business add its number; Stripe saves both with the customer. */
const withTax = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  customer_update: { name: 'auto', address: 'auto' },
} as const;

/** What the payment page says beside its button. */
function conditions(trialDays: number, locale: string): string {
  const moneyBack = moneyBackTerms(locale);
  return trialDays > 0 ? `${trialTerms(locale)} ${moneyBack}` : moneyBack;
}

function hashOf({ plan, price, urls, origin, locale, pageLocale, trialDays, another }: Purchase): string {
  const choice = [plan.productId, price, urls, origin, locale, pageLocale, trialDays, another];
  return digest(JSON.stringify(choice));
}

import { randomUUID } from 'node:crypto';
import { asAccount, codeOf, refresh, type SignedUp, tokensOf } from '../../fixtures/authClient';
import { payCheckout } from '../../fixtures/payCheckout';
import { inSession, openAt, signUpAt, tokensAt } from '../../fixtures/siteClient';
import type { SiteControls } from '../../fixtures/siteControls';

/**
 * What one buyer was told by the site, each set the moment its answer had arrived: nothing of it may be gone after the
 * process was killed. What was under way when it died is not in here, and must not stand in the buyer's way either.
 */
export type Buyer = {
  address: string;
  tokens: SignedUp | null;
  /** The address was confirmed. */
  email: string | null;
  checkoutUrl: string | null;
  paid: boolean;
  subscribed: boolean;
  /** Tokens of a second device, signed in by code. */
  otherDevice: SignedUp | null;
};

export function newBuyer(): Buyer {
  const address = `buyer-${randomUUID()}@example.org`;
  return {
    address,
    tokens: null,
    email: null,
    checkoutUrl: null,
    paid: false,
    subscribed: false,
    otherDevice: null,
  };
}

/** How much a buyer was told. */
export function toldTo(buyer: Buyer): number {
  const { tokens, email, checkoutUrl, paid, subscribed, otherDevice } = buyer;
  return [tokens, email, checkoutUrl, paid, subscribed, otherDevice].filter(Boolean).length;
}

/** Goes the rest of the way from wherever the buyer stands: account, address, purchase, a second device. */
export async function goOn(site: SiteControls, buyer: Buyer): Promise<void> {
  buyer.tokens ??= await signUpAt(site.origin);
  if (buyer.email === null) await addAddress(site, buyer, buyer.tokens);
  if (buyer.checkoutUrl === null) buyer.checkoutUrl = await openCheckout(site.origin, buyer.tokens);
  if (!buyer.paid) await pay(site.origin, buyer, buyer.tokens, buyer.checkoutUrl);
  if (!buyer.subscribed) buyer.subscribed = await becomesSubscriber(site.origin, buyer.tokens);
  buyer.otherDevice ??= await signInByMail(site, buyer.address);
}

/** What the site says of an account now. */
export async function emailOf(origin: string, { accessToken }: SignedUp): Promise<unknown> {
  const answer = await asAccount(`${origin}/api/auth/v2/account`, accessToken);
  return answer.status === 200 ? (await answer.json()).email : `status ${answer.status}`;
}

export async function canRefresh(origin: string, tokens: SignedUp): Promise<boolean> {
  const answer = await refresh(origin, tokens.refreshToken);
  if (answer.status !== 200) return false;
  const renewed = await tokensOf(answer);
  tokens.accessToken = renewed.access_token;
  tokens.refreshToken = renewed.refresh_token;
  return true;
}

export async function subscriptionStatus(origin: string, { accessToken }: SignedUp): Promise<unknown> {
  const answer = await asAccount(`${origin}/api/subscription`, accessToken);
  return answer.status === 200 ? (await answer.json()).status : answer.status;
}

/** The purchase page that is open for the account: its address, or `paid` once there is a subscription. */
export async function openCheckout(origin: string, { accessToken }: SignedUp): Promise<string> {
  const answer = await asAccount(`${origin}/api/checkout/session`, accessToken, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      productId: await productId(origin),
      purchasePlatform: 'web',
      returnUrl: '/pro/welcome',
    }),
  });
  const body = await answer.json();
  if (answer.status === 409) return 'paid';
  if (answer.status !== 200) throw new Error(`checkout answered ${answer.status} ${JSON.stringify(body)}`);
  return String(body.checkoutUrl);
}

/** Asks until the subscription is there; the message about it may come late, but not never. */
export async function becomesSubscriber(origin: string, tokens: SignedUp): Promise<true> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if ((await subscriptionStatus(origin, tokens)) === 'Auto-Renewable') return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('A paid checkout did not become a subscription.');
}

async function productId(origin: string): Promise<string> {
  const { products } = await (await fetch(`${origin}/sandbox/config.json`)).json();
  return String(products[0]);
}

async function addAddress(site: SiteControls, buyer: Buyer, tokens: SignedUp): Promise<void> {
  const base = `${site.origin}/api/auth/v2/account/edit`;
  const post = (url: string, values: Record<string, string>) =>
    asAccount(`${url}?${new URLSearchParams(values)}`, tokens.accessToken, { method: 'POST' });
  // Was the confirmation under way when the process died, it either happened or it did not.
  if ((await emailOf(site.origin, tokens)) === buyer.address) {
    buyer.email = buyer.address;
    return;
  }
  // A code that was asked for before stays within its pause, so a buyer who starts over takes another address.
  if ((await site.mails(buyer.address)).length > 0) buyer.address = newBuyer().address;
  const started = await post(base, { email: buyer.address });
  const { hash } = await started.json();
  if (started.status === 503) throw new Error('edit answered 503');
  if (started.status !== 200) {
    buyer.address = newBuyer().address;
    return addAddress(site, buyer, tokens);
  }
  const otp = await site.nextCode(buyer.address);
  const confirmed = await post(`${base}/confirm`, { email: buyer.address, hash, otp });
  if (confirmed.status !== 200) throw new Error(`edit/confirm answered ${confirmed.status}`);
  buyer.email = buyer.address;
}

async function pay(origin: string, buyer: Buyer, tokens: SignedUp, url: string): Promise<void> {
  if (url === 'paid' || (await subscriptionStatus(origin, tokens)) === 'Auto-Renewable') {
    buyer.paid = true;
    return;
  }
  // The payment may have gone through without its answer; asking again tells.
  const current = await openCheckout(origin, tokens);
  if (current !== 'paid') await payCheckout(current);
  buyer.paid = true;
}

async function signInByMail(site: SiteControls, address: string): Promise<SignedUp> {
  const session = await openAt(site.origin);
  const seen = (await site.mails(address)).length;
  const sent = await inSession(session, 'otp', { email: address });
  if (sent.status === 429) {
    // The code before went out within the last minute; a person would wait, the sandbox turns the clock.
    await site.turnClock(61);
    return signInByMail(site, address);
  }
  const otp = await site.nextCode(address, seen);
  const answer = await inSession(session, 'login', { method: 'otp', email: address, otp });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return tokensAt(session, await codeOf(answer));
}

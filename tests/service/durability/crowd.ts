import type { SiteControls } from '../../fixtures/siteControls';
import {
  type Buyer,
  becomesSubscriber,
  canRefresh,
  emailOf,
  goOn,
  newBuyer,
  openCheckout,
  subscriptionStatus,
  toldTo,
} from './buyer';

/** Buyers come one after the other, several at once, until a call is cut off. */
export function keepBuying(site: SiteControls, crowd: Buyer[], acknowledged: number, atOnce: number) {
  let gone = false;
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const told = () => crowd.reduce((sum, buyer) => sum + toldTo(buyer), 0);
  const one = async () => {
    while (!gone) {
      const buyer = newBuyer();
      crowd.push(buyer);
      const watch = setInterval(() => told() >= acknowledged && reach(), 1);
      try {
        await goOn(site, buyer);
      } catch (error) {
        if (!isCutOff(error)) throw error;
        gone = true;
      } finally {
        clearInterval(watch);
      }
    }
  };
  const ended = Promise.all(Array.from({ length: atOnce }, one));
  ended.catch(reach);
  return { reached, ended };
}

/** True for a call that the end of the process cut off, seen directly or through a proxy; anything else is a fault. */
function isCutOff(error: unknown): boolean {
  const { name, message } = Object(error);
  return (name === 'TypeError' && /fetch failed|terminated/.test(message)) || / answered 502\b/.test(message);
}

/** Everything the buyer was told is still so. */
export async function holds(site: SiteControls, buyer: Buyer): Promise<void> {
  const { tokens, email, checkoutUrl, paid, otherDevice } = buyer;
  if (!tokens) return;
  if (email !== null) expect(await emailOf(site.origin, tokens)).toBe(email);
  else expect([null, buyer.address]).toContain(await emailOf(site.origin, tokens));
  expect(await canRefresh(site.origin, tokens)).toBe(true);
  if (otherDevice) expect(await canRefresh(site.origin, otherDevice)).toBe(true);
  if (paid) expect(await becomesSubscriber(site.origin, tokens)).toBe(true);
  else if (checkoutUrl) expect([checkoutUrl, 'paid']).toContain(await openCheckout(site.origin, tokens));
}

/** Goes the rest of the way; there is one subscription and one welcome in the end. */
export async function finishes(site: SiteControls, buyer: Buyer): Promise<void> {
  await goOn(site, buyer);
  expect(toldTo(buyer)).toBe(6);
  if (buyer.tokens) {
    expect(await subscriptionStatus(site.origin, buyer.tokens)).toBe('Auto-Renewable');
    expect(await openCheckout(site.origin, buyer.tokens)).toBe('paid');
  }
  const welcome = /^Welcome to/;
  await site.nextMail(buyer.address, welcome);
  const subjects = (await site.mails(buyer.address)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => welcome.test(subject))).toHaveLength(1);
}

/** How many subscriptions were ever opened at the payment side. */
export async function purchasesAtStripe(site: SiteControls): Promise<number> {
  let count = 0;
  let after = '';
  for (;;) {
    const query = `limit=100&status=all${after && `&starting_after=${after}`}`;
    const answer = await fetch(`${site.origin}/sandbox/stripe/v1/subscriptions?${query}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    const page: { data: { id: string }[]; has_more: boolean } = await answer.json();
    count += page.data.length;
    after = page.data.at(-1)?.id ?? '';
    if (!page.has_more) return count;
  }
}

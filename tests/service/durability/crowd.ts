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

/** A crowd at the door: buyers come one after the other, several at once. */
export type Load = {
  /** Resolves once the crowd was told so many things. */
  reached: Promise<void>;
  /**
   * To be called when a process was killed: nobody comes any more. Resolves when those under way have come to an end,
   * which for some of them is where they were cut off.
   */
  stop(): Promise<void>;
};

export function keepBuying(site: SiteControls, crowd: Buyer[], acknowledged: number, atOnce: number): Load {
  let killed = false;
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const told = () => crowd.reduce((sum, buyer) => sum + toldTo(buyer), 0);
  const one = async () => {
    while (!killed) {
      const buyer = newBuyer();
      crowd.push(buyer);
      try {
        await goOn(site, buyer);
      } catch (error) {
        // The end of the process is seen here before whoever ended it hears of it.
        if (!isCutOff(error) && !(killed && isMailWait(error))) throw error;
        return;
      }
    }
  };
  const watch = setInterval(() => told() >= acknowledged && reach(), 1);
  const ended = Promise.all(Array.from({ length: atOnce }, one));
  ended.catch(reach);
  return {
    reached,
    stop: async () => {
      killed = true;
      clearInterval(watch);
      await ended;
    },
  };
}

/** True for a call that the end of the process broke off. */
function isCutOff(error: unknown): boolean {
  const { name, message } = Object(error);
  return name === 'TypeError' && /fetch failed|terminated/.test(message);
}

/** True when a mail did not come: the process that died may have had it in its hands. */
function isMailWait(error: unknown): boolean {
  return / in vain for a mail /.test(Object(error).message);
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

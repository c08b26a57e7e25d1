import { type Html, html } from '@/lib/html/html';
import type { CheckoutSessionRecord, PriceRecord } from '../../records';
import { checkoutWords } from '../../words/checkoutWords';
import { dateInWords, money, priceInWords } from '../inWords';

const words = checkoutWords.summary;
const day = 86_400;

export type Order = { session: CheckoutSessionRecord; price: PriceRecord; productName: string; now: number };

/** What is being bought, what it costs now, and what it costs later. */
export function orderView(order: Order): Html {
  const { session, price, productName } = order;
  const each = priceInWords(price, session.sandbox.quantity);
  const trial = trialOf(order);
  return html`<section class="order" aria-labelledby="order">
<h2 id="order">${words.heading}</h2>
<p class="plan">${productName}</p>
<p class="amount">${money(price.unit_amount * session.sandbox.quantity, price.currency)}</p>
<p>${trial ? words.trial(trial.days, each) : each}</p>
<p class="muted">${trial ? words.afterTrial(dateInWords(trial.end)) : words.renews}</p>
<p class="total"><span>${words.dueToday}</span><span>${money(session.amount_total, session.currency)}</span></p>
</section>`;
}

/** The length in days and the end in seconds of this order's trial, or null. */
export function trialOf({ session, now }: Order): { days: number; end: number } | null {
  const { trialDays, trialEnd } = session.sandbox;
  if (trialDays !== null) return { days: trialDays, end: now + trialDays * day };
  return trialEnd === null ? null : { days: Math.max(1, Math.round((trialEnd - now) / day)), end: trialEnd };
}

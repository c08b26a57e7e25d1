import { type Html, html } from '@/lib/html/html';
import type { CheckoutSessionRecord, PriceRecord } from '../../records';
import type { HostedWords } from '../../words/hostedWords';
import { dateInWords, money, priceInWords } from '../inWords';

const day = 86_400;

export type Order = { session: CheckoutSessionRecord; price: PriceRecord; productName: string; now: number };

/** What is being bought, what it costs now, and what it costs later. */
export function orderView(order: Order, hosted: HostedWords): Html {
  const { checkout, language } = hosted;
  const words = checkout.summary;
  const { session, price, productName } = order;
  const { quantity } = session.sandbox;
  const each = priceInWords(price, hosted, quantity);
  const amount = money(price.unit_amount * quantity, price.currency, language);
  const trial = trialOf(order);
  return html`<section class="order" aria-labelledby="order">
<p class="amount">${amount} <small>${checkout.perInterval[price.recurring.interval]}</small></p>
<p>${trial ? words.trial(trial.days, each) : words.renews}</p>
<h2 id="order">${words.heading}</h2>
<dl class="bill">
<div><dt>${productName}${trial && html`<span class="muted">${words.afterTrial(dateInWords(trial.end, language))}</span>`}</dt><dd>${amount}</dd></div>
<div class="total"><dt>${words.dueToday}</dt><dd>${money(session.amount_total, session.currency, language)}</dd></div>
</dl>
</section>`;
}

/** The length in days and the end in seconds of this order's trial, or null. */
export function trialOf({ session, now }: Order): { days: number; end: number } | null {
  const { trialDays, trialEnd } = session.sandbox;
  if (trialDays !== null) return { days: trialDays, end: now + trialDays * day };
  return trialEnd === null ? null : { days: Math.max(1, Math.round((trialEnd - now) / day)), end: trialEnd };
}

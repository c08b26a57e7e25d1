import { type Html, html } from '@/lib/html/html';
import type { CheckoutSessionRecord, PriceRecord } from '../../records';
import type { HostedWords } from '../../words/hostedWords';
import type { CardProblems, CardValues } from '../cardForm';
import type { HostedPage } from '../hostedPage';
import { dateInWords, money, priceInWords } from '../inWords';
import { cardFieldsView, emailView, problemSummary } from './cardFieldsView';

export type CheckoutView = {
  words: HostedWords;
  order: Order;
  /** False when the customer's email address is already known. */
  askEmail: boolean;
  values: CardValues;
  problems: CardProblems;
};

/** The hosted payment page: the order beside a single form, which posts to its own URL. */
export function checkoutView(view: CheckoutView): HostedPage {
  const { session } = view.order;
  const { checkout: words, language } = view.words;
  const trialLabel = session.submit_type === 'pay' ? words.payable : words.startTrial;
  const label = trialOf(view.order)
    ? trialLabel
    : words.pay(money(view.order.dueNow, session.currency, language));
  const { cancel_url: cancelUrl } = session;
  return {
    title: words.title,
    heading: words.heading,
    back: cancelUrl ? { href: cancelUrl, label: words.cancel } : null,
    side: html`${orderView(view.order, view.words)}`,
    body: html`<p class="notice stand-in">${words.sandboxNote}</p>
${problemSummary(view)}
<form class="pay" method="post" novalidate>
${view.askEmail && emailView(view)}
${cardFieldsView(view)}
${session.tax_id_collection?.enabled && taxIdView(view.words)}
${session.custom_text.submit && html`<p class="hint">${session.custom_text.submit.message}</p>`}
<button class="wide" type="submit">${label}</button>
</form>
<p class="test-cards"><a href="/sandbox#cards" target="_blank">${words.testCardsHeading}</a></p>`,
  };
}

function taxIdView({ checkout: { fields } }: HostedWords): Html {
  return html`<fieldset><legend>${fields.tax}</legend>
<div class="field"><label for="taxId">${fields.taxId} <span class="optional">${fields.optional}</span></label>
<input id="taxId" name="taxId" type="text" value="" maxlength="40" autocomplete="off"></div></fieldset>`;
}

const day = 86_400;

export type Order = {
  session: CheckoutSessionRecord;
  price: PriceRecord;
  productName: string;
  /** What is charged at once: less than the total where the customer has credit. */
  dueNow: number;
  now: number;
};

/** What is being bought, what it costs now, and what it costs later. */
export function orderView(order: Order, hosted: HostedWords): Html {
  const { checkout, language } = hosted;
  const words = checkout.summary;
  const { session, price, productName, dueNow } = order;
  const sum = (one: number) => money(one, session.currency, language);
  const credit = dueNow - session.amount_total;
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
${credit !== 0 && html`<div><dt>${words.credit}</dt><dd>${sum(credit)}</dd></div>`}
<div class="total"><dt>${words.dueToday}</dt><dd>${sum(dueNow)}</dd></div>
</dl>
</section>`;
}

/** The length in days and the end in seconds of this order's trial, or null. */
export function trialOf({ session, now }: Order): { days: number; end: number } | null {
  const { trialDays } = session.sandbox;
  return trialDays === null ? null : { days: trialDays, end: now + trialDays * day };
}

import { type Html, html } from '@/lib/html/html';
import { testCardNumbers } from '../../testCardNumbers';
import type { HostedWords } from '../../words/hostedWords';
import type { CardProblems, CardValues } from '../cardForm';
import type { HostedPage } from '../hostedPage';
import { money } from '../inWords';
import { stylesLink } from '../stylesLink';
import { cardFieldsView, emailView, problemSummary } from './cardFieldsView';
import { type Order, orderView, trialOf } from './orderView';

export type CheckoutView = {
  basePath: string;
  words: HostedWords;
  order: Order;
  /** False when the customer's email address is already known. */
  askEmail: boolean;
  values: CardValues;
  problems: CardProblems;
  /** The numbers of test cards that had their trial. */
  cardsWithTrial: ReadonlySet<string>;
};

/** The hosted payment page: the order beside a single form, which posts to its own URL. */
export function checkoutView(view: CheckoutView): HostedPage {
  const { session } = view.order;
  const { checkout: words, language } = view.words;
  const label = trialOf(view.order)
    ? words.startTrial
    : words.pay(money(session.amount_total, session.currency, language));
  const { cancel_url: cancelUrl } = session;
  return {
    title: words.title,
    heading: words.heading,
    back: cancelUrl ? { href: cancelUrl, label: words.cancel } : null,
    side: html`${stylesLink(view.basePath)}
${orderView(view.order, view.words)}`,
    body: html`<p class="notice stand-in">${words.sandboxNote}</p>
${problemSummary(view)}
<form class="pay" method="post" novalidate>
${view.askEmail && emailView(view)}
${cardFieldsView(view)}
${session.tax_id_collection?.enabled && taxIdView(view.words)}
${session.custom_text.submit && html`<p class="hint">${session.custom_text.submit.message}</p>`}
<button class="wide" type="submit">${label}</button>
</form>
${testCardsView(view)}`,
  };
}

function taxIdView({ checkout: { fields } }: HostedWords): Html {
  return html`<fieldset><legend>${fields.tax}</legend>
<div class="field"><label for="taxId">${fields.taxId} <span class="optional">${fields.optional}</span></label>
<input id="taxId" name="taxId" type="text" value="" maxlength="40" autocomplete="off"></div></fieldset>`;
}

function testCardsView({ words: { checkout, cards }, cardsWithTrial }: CheckoutView): Html {
  return html`<details class="test-cards"><summary>${checkout.testCardsHeading}</summary>
<ul class="plain">${testCardNumbers.map((number) => html`<li><span class="card-number mono">${number}</span>${cardsWithTrial.has(number) && html` <span class="tag warm">${cards.hadTrial}</span>`}<br>${cards.does[number]}</li>`)}</ul>
<p class="hint">${cards.hint}</p></details>`;
}

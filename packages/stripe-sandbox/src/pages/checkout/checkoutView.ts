import { html } from '@/lib/html/html';
import { checkoutWords } from '../../words/checkoutWords';
import { hadTrialMark, testCardHint, testCards } from '../../words/testCards';
import type { CardProblems, CardValues } from '../cardForm';
import type { HostedPage } from '../hostedPage';
import { money } from '../inWords';
import { stylesLink } from '../stylesLink';
import { cardFieldsView, emailView, problemSummary } from './cardFieldsView';
import { type Order, orderView, trialOf } from './orderView';

const words = checkoutWords;

export type CheckoutView = {
  basePath: string;
  order: Order;
  /** False when the customer's email address is already known. */
  askEmail: boolean;
  values: CardValues;
  problems: CardProblems;
  /** The numbers of test cards that had their trial. */
  cardsWithTrial: ReadonlySet<string>;
};

const taxIdView = html`<fieldset><legend>${words.fields.tax}</legend>
<div class="field"><label for="taxId">${words.fields.taxId} <span class="optional">${words.fields.optional}</span></label>
<input id="taxId" name="taxId" type="text" value="" maxlength="40" autocomplete="off"></div></fieldset>`;

/** The hosted payment page: the order beside a single form, which posts to its own URL. */
export function checkoutView(view: CheckoutView): HostedPage {
  const { session } = view.order;
  const label = trialOf(view.order)
    ? words.startTrial
    : words.pay(money(session.amount_total, session.currency));
  const { cancel_url: cancelUrl } = session;
  return {
    title: words.title,
    heading: words.heading,
    back: cancelUrl ? { href: cancelUrl, label: words.cancel } : null,
    side: html`${stylesLink(view.basePath)}
${orderView(view.order)}`,
    body: html`<p class="notice stand-in">${words.sandboxNote}</p>
${problemSummary(view.problems)}
<form class="pay" method="post" novalidate>
${view.askEmail && emailView(view)}
${cardFieldsView(view)}
${session.tax_id_collection?.enabled && taxIdView}
${session.custom_text.submit && html`<p class="hint">${session.custom_text.submit.message}</p>`}
<button class="wide" type="submit">${label}</button>
</form>
<details class="test-cards"><summary>${words.testCardsHeading}</summary>
<ul class="plain">${testCards.map(({ number, does }) => html`<li><span class="card-number mono">${number}</span>${view.cardsWithTrial.has(number) && html` <span class="tag warm">${hadTrialMark}</span>`}<br>${does}</li>`)}</ul>
<p class="hint">${testCardHint}</p></details>`,
  };
}

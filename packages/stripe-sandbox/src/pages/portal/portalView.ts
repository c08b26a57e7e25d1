import { type Html, html } from '@/lib/html/html';
import { otherPrice } from '../../billing/otherPrice';
import { itemOf } from '../../billing/planLine';
import type { InvoiceRecord, SubscriptionRecord } from '../../records';
import type { HostedWords } from '../../words/hostedWords';
import type { PortalNotice } from '../../words/portalWords';
import type { HostedPage } from '../hostedPage';
import { dateInWords, money } from '../inWords';
import { type PortalRequest, runningSubscription, shownCard } from './portalRequest';

/** The first page of the portal: plan, card, invoices. */
export function portalView(call: PortalRequest): HostedPage {
  const { subscription, session } = call;
  const words = call.words.portal;
  const back = session.return_url
    ? { href: session.return_url, label: words.back }
    : { href: '/sandbox', label: words.home };
  return {
    title: words.title,
    heading: words.heading,
    lead: words.lead,
    back,
    side: html``,
    body: html`${notice(call)}
${subscription ? [planPart(call, subscription), cardPart(call)] : html`<p class="part">${words.none}</p>`}
${invoicesView(call)}`,
  };
}

function notice({ query, words: { portal } }: PortalRequest): Html | null {
  const done = query.get('done');
  const isNotice = (value: string | null): value is PortalNotice =>
    value !== null && Object.hasOwn(portal.done, value);
  return isNotice(done) ? html`<p class="notice good" role="status">${portal.done[done]}</p>` : null;
}

function planPart(call: PortalRequest, subscription: SubscriptionRecord): Html {
  const { portal: words, checkout, language } = call.words;
  const item = itemOf(subscription);
  const product = call.context.store.get('product', item.price.product)?.name ?? item.price.product;
  return html`<section class="part"><h2>${words.plan}</h2>
<p class="row"><strong>${product}</strong>${statusTag(call, subscription)}</p>
<p class="amount price">${money(item.price.unit_amount * item.quantity, item.price.currency, language)} <small>${checkout.perInterval[item.price.recurring.interval]}</small></p>
<p>${renewal(call, subscription)}</p>
${runningSubscription(call) && actions(call, subscription)}</section>`;
}

function statusTag({ words: { portal: words } }: PortalRequest, subscription: SubscriptionRecord): Html {
  const { status } = subscription;
  const good = status === 'active' || status === 'trialing';
  const ending = good && subscription.cancel_at !== null;
  const tone = ending ? '' : good ? ' good' : ' bad';
  return html`<span class="tag${tone}">${ending ? words.ending : words.statuses[status]}</span>`;
}

function renewal({ context, words: hosted }: PortalRequest, subscription: SubscriptionRecord): string {
  const { portal: words, language } = hosted;
  const end = dateInWords(itemOf(subscription).current_period_end, language);
  if (subscription.ended_at !== null) return words.ended(dateInWords(subscription.ended_at, language));
  if (subscription.status === 'past_due') {
    const invoice = context.store.get('invoice', subscription.latest_invoice ?? '');
    const next = invoice?.next_payment_attempt ?? null;
    return words.failed(next === null ? null : dateInWords(next, language));
  }
  if (subscription.cancel_at !== null) return words.ends(dateInWords(subscription.cancel_at, language));
  return subscription.status === 'trialing' ? words.trialEnds(end) : words.renews(end);
}

function actions(call: PortalRequest, subscription: SubscriptionRecord): Html {
  const { context, configuration, page, words } = call;
  const { actions: labels } = words.portal;
  const { price } = itemOf(subscription);
  const canChange = subscription.status !== 'past_due' && otherPrice(context, configuration, price) !== null;
  const end =
    subscription.cancel_at !== null
      ? html`<form method="post" action="${page}"><button type="submit">${labels.resume}</button></form>`
      : configuration.features.subscription_cancel.enabled &&
        html`<a class="button danger" href="${page}/cancel">${labels.cancel}</a>`;
  return html`<div class="row">${canChange && html`<a class="button quiet" href="${page}/plan">${labels.plan}</a>`}${end}</div>`;
}

function cardPart(call: PortalRequest): Html {
  const words = call.words.portal;
  const card = shownCard(call)?.card;
  const expiry = card && `${String(card.exp_month).padStart(2, '0')} / ${card.exp_year}`;
  return html`<section class="part"><h2>${words.paymentMethod}</h2>
${card ? html`<p><strong>${words.card(words.brands[card.brand] ?? words.otherBrand, card.last4)}</strong><br><span class="muted">${words.cardExpiry(expiry ?? '')}</span></p>` : html`<p>${words.noCard}</p>`}
${runningSubscription(call) && html`<div class="row"><a class="button quiet" href="${call.page}/card">${words.actions.card}</a></div>`}</section>`;
}

const shown = 24;

/** The customer's latest invoices, newest first. */
export function invoicesView({ context, session, words: hosted }: PortalRequest): Html {
  const words = hosted.portal;
  const { data } = context.store.list('invoice', { customer: session.customer, limit: shown });
  const { date, number, amount, status } = words.columns;
  return html`<section class="part"><h2>${words.invoices}</h2>
${
  data.length === 0
    ? html`<p>${words.noInvoices}</p>`
    : html`<div class="scroll"><table><thead><tr><th scope="col">${date}</th><th scope="col" class="number">${number}</th><th scope="col">${status}</th><th scope="col" class="money">${amount}</th></tr></thead>
<tbody>${data.map((invoice) => row(invoice, hosted))}</tbody></table></div>`
}</section>`;
}

function row(invoice: InvoiceRecord, { portal, language }: HostedWords): Html {
  const tone = invoice.status === 'paid' ? ' good' : invoice.status === 'open' ? ' bad' : '';
  const day = dateInWords(invoice.created, language);
  const page = invoice.hosted_invoice_url;
  return html`<tr><td>${page ? html`<a href="${page}">${day}</a>` : day}</td><td class="mono number">${invoice.number}</td>
<td><span class="tag${tone}">${portal.invoiceStatuses[invoice.status]}</span></td>
<td class="money">${money(invoice.total, invoice.currency, language)}</td></tr>`;
}

import { type Html, html } from '@/lib/html/html';
import type { EventRecord, InvoiceRecord, SubscriptionRecord } from '../records';
import type { HostedWords } from '../words/hostedWords';
import { dateInWords, money } from './inWords';
import type { PageRequest } from './pageRequest';
import type { PageResult } from './pageResult';

const shown = 50;

/** Everything that people look for after trying a purchase: customers, subscriptions, invoices and events. */
export function recordsPage({ context: { store }, method, words: all }: PageRequest): PageResult | null {
  if (method !== 'GET') return null;
  const { language, records: words } = all;
  const { kinds, columns } = words;
  const table = tableIn(all);
  const newest = { limit: shown };
  const customers = store.list('customer', newest).data;
  const subscriptions = store.list('subscription', newest).data;
  const invoices = store.list('invoice', newest).data;
  const events = store.list('event', newest).data;
  return {
    page: {
      title: words.title,
      heading: words.heading,
      lead: words.lead,
      back: { href: '/sandbox', label: words.back },
      width: 'wide',
      body: html`
${table(
  kinds.customers,
  [columns.created, columns.number, columns.email],
  customers.map(({ created, id, email }) => [dateInWords(created, language), id, email ?? '']),
)}
${table(
  kinds.subscriptions,
  [columns.created, columns.number, columns.customer, columns.plan, columns.status],
  subscriptions.map((one) => subscriptionRow(one, all)),
)}
${table(
  kinds.invoices,
  [columns.created, columns.number, columns.customer, columns.status, columns.amount],
  invoices.map((one) => invoiceRow(one, all)),
)}
${table(
  kinds.events,
  [columns.created, columns.type, columns.about],
  events.map((one) => eventRow(one, all)),
)}`,
    },
  };
}

function subscriptionRow(
  { created, id, customer, items, status }: SubscriptionRecord,
  { language, records }: HostedWords,
): (string | Html)[] {
  const interval = items.data[0]?.price.recurring?.interval;
  return [dateInWords(created, language), id, customer, interval ? records.intervals[interval] : '', status];
}

function invoiceRow(invoice: InvoiceRecord, { language }: HostedWords): (string | Html)[] {
  const { created, customer, currency, hosted_invoice_url: page, number, status, total } = invoice;
  const name = number ?? invoice.id;
  return [
    dateInWords(created, language),
    page ? html`<a href="${page}">${name}</a>` : name,
    customer,
    status,
    money(total, currency, language),
  ];
}

function eventRow(
  { created, type, data: { object } }: EventRecord,
  { language }: HostedWords,
): (string | Html)[] {
  const named = typeof object === 'object' && object !== null && 'id' in object;
  return [dateInWords(created, language), type, named ? String(object.id) : ''];
}

function tableIn({ records }: HostedWords) {
  return (title: string, names: readonly string[], rows: readonly (string | Html)[][]): Html =>
    html`<section class="part"><h2>${title}</h2>
${
  rows.length === 0
    ? html`<p>${records.none}</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}</section>`;
}

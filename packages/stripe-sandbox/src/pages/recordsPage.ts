import { type Html, html } from '@/lib/html/html';
import type { EventRecord, InvoiceRecord, SubscriptionRecord } from '../records';
import { recordsWords } from '../words/recordsWords';
import { dateInWords, money } from './inWords';
import type { PageRequest } from './pageRequest';
import type { PageResult } from './pageResult';

const words = recordsWords;
const { kinds, columns } = words;
const shown = 50;

/** Everything that people look for after trying a purchase: customers, subscriptions, invoices and events. */
export function recordsPage({ context: { store }, method }: PageRequest): PageResult | null {
  if (method !== 'GET') return null;
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
  customers.map(({ created, id, email }) => [dateInWords(created), id, email ?? '']),
)}
${table(
  kinds.subscriptions,
  [columns.created, columns.number, columns.customer, columns.plan, columns.status],
  subscriptions.map(subscriptionRow),
)}
${table(
  kinds.invoices,
  [columns.created, columns.number, columns.customer, columns.status, columns.amount],
  invoices.map(invoiceRow),
)}
${table(kinds.events, [columns.created, columns.type, columns.about], events.map(eventRow))}`,
    },
  };
}

function subscriptionRow({ created, id, customer, items, status }: SubscriptionRecord): (string | Html)[] {
  const interval = items.data[0]?.price.recurring?.interval;
  return [dateInWords(created), id, customer, interval ? words.intervals[interval] : '', status];
}

function invoiceRow(invoice: InvoiceRecord): (string | Html)[] {
  const { created, customer, currency, hosted_invoice_url: page, number, status, total } = invoice;
  const name = number ?? invoice.id;
  return [
    dateInWords(created),
    page ? html`<a href="${page}">${name}</a>` : name,
    customer,
    status,
    money(total, currency),
  ];
}

function eventRow({ created, type, data: { object } }: EventRecord): (string | Html)[] {
  const named = typeof object === 'object' && object !== null && 'id' in object;
  return [dateInWords(created), type, named ? String(object.id) : ''];
}

function table(title: string, names: readonly string[], rows: readonly (string | Html)[][]): Html {
  return html`<section class="part"><h2>${title}</h2>
${
  rows.length === 0
    ? html`<p>${words.none}</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}</section>`;
}

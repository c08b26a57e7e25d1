import { type Html, html } from '@/lib/html/html';
import type { EventRecord } from '../records';
import { dateInWords, money } from './inWords';
import type { PageRequest } from './pageRequest';
import type { PageResult } from './pageResult';

const newest = { limit: 50 };
const intervals = { month: 'Monthly', year: 'Yearly' } as const;

type Cell = string | Html;

/**
 * Everything that people look for after trying a purchase: customers, subscriptions, invoices and events. It is one of
 * the sandbox's controls, and so in English.
 */
export function recordsPage({ context: { store }, method }: PageRequest): PageResult | null {
  if (method !== 'GET') return null;
  const { data: customers } = store.list('customer', newest);
  const { data: subscriptions } = store.list('subscription', newest);
  const { data: invoices } = store.list('invoice', newest);
  const { data: events } = store.list('event', newest);
  return {
    page: {
      title: 'Payment records',
      heading: 'Payment records',
      lead: 'What the simulated payment provider has stored, newest first. At most 50 of each kind are shown.',
      back: { href: '/sandbox', label: 'All sandbox controls' },
      width: 'wide',
      body: html`
${table(
  'Customers',
  ['Created', 'Number', 'Email address'],
  customers.map(({ created, id, email }) => [day(created), id, email ?? '']),
)}
${table(
  'Subscriptions',
  ['Created', 'Number', 'Customer', 'Plan', 'Status'],
  subscriptions.map(({ created, id, customer, items, status }) => {
    const interval = items.data[0]?.price.recurring.interval;
    return [day(created), id, customer, interval ? intervals[interval] : '', status];
  }),
)}
${table(
  'Invoices',
  ['Created', 'Number', 'Customer', 'Status', 'Amount'],
  invoices.map(({ created, customer, currency, hosted_invoice_url: page, id, number, status, total }) => {
    const name = number ?? id;
    const linked = page ? html`<a href="${page}">${name}</a>` : name;
    return [day(created), linked, customer, status, money(total, currency, 'en')];
  }),
)}
${table(
  'Events',
  ['Created', 'Type', 'About'],
  events.map((event) => [day(event.created), event.type, subjectOf(event)]),
)}`,
    },
  };
}

function day(created: number): string {
  return dateInWords(created, 'en');
}

function subjectOf({ data: { object } }: EventRecord): string {
  return typeof object === 'object' && object !== null && 'id' in object ? String(object.id) : '';
}

function table(title: string, names: readonly string[], rows: readonly Cell[][]): Html {
  return html`<section class="part"><h2>${title}</h2>
${
  rows.length === 0
    ? html`<p>Nothing yet.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}</section>`;
}

import { html } from '@/lib/html/html';
import type { EmulatorContext } from '../../context';
import type { InvoiceRecord } from '../../records';
import type { HostedWords } from '../../words/hostedWords';
import { dateInWords, money } from '../inWords';
import type { PageRequest } from '../pageRequest';
import type { PageResult } from '../pageResult';
import { invoiceByKey } from '../pageWords';
import { payPage, waysToPay } from './payPage';
import { simplePdf } from './simplePdf';

/** An invoice, as a page on which it can be paid or as a PDF, for anyone with its URL. Null when there is no such page. */
export function invoicePage(call: PageRequest): PageResult | null {
  const { context, basePath, id, step, method, words } = call;
  const invoice = invoiceByKey(context, id);
  if (!invoice) return null;
  const paying = payPage(call, invoice);
  if (paying || method !== 'GET') return paying;
  const rows = rowsOf(context, invoice, words);
  const { lead, pdf } = words.invoice;
  const heading = words.invoice.heading(invoice.number ?? '');
  if (step === 'pdf')
    return {
      pdf: simplePdf([heading, lead, ...rows.map(([term, value]) => `${term}: ${value}`)]),
    };
  if (step !== '') return null;
  return {
    page: {
      title: heading,
      heading,
      lead,
      back: null,
      width: 'narrow',
      body: html`<section class="card"><dl class="facts">${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
${waysToPay(call, invoice)}
<p class="row"><a class="button quiet" href="${basePath}/invoice/${id}/pdf">${pdf}</a></p></section>`,
    },
  };
}

function rowsOf(context: EmulatorContext, invoice: InvoiceRecord, words: HostedWords): [string, string][] {
  const { terms } = words.invoice;
  const date = (seconds: number) => dateInWords(seconds, words.language);
  const sum = (amount: number) => money(amount, invoice.currency, words.language);
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const lines = invoice.lines.data.map((line): [string, string] => [
    `${lineInWords(context, line, words)} (${date(line.period.start)} – ${date(line.period.end)})`,
    sum(line.amount),
  ]);
  return [
    [terms.date, date(invoice.created)],
    [terms.status, words.portal.invoiceStatuses[invoice.status]],
    ...lines,
    [terms.total, sum(invoice.total)],
    ...(tax > 0 ? [[terms.tax, sum(tax)] as [string, string]] : []),
    [terms.paid, sum(invoice.amount_paid)],
  ];
}

/** What a line charges or credits. The record's own description is in English, as the API's are. */
function lineInWords(
  { store }: EmulatorContext,
  { amount, parent, pricing, quantity }: InvoiceRecord['lines']['data'][number],
  { checkout, invoice: { lines } }: HostedWords,
): string {
  const { price, product } = pricing.price_details;
  const name = store.get('product', product)?.name ?? product;
  if (parent?.subscription_item_details?.proration)
    return amount < 0 ? lines.unused(name) : lines.remaining(name);
  if (amount === 0) return lines.trial(name);
  const interval = store.get('price', price)?.recurring.interval;
  return lines.plan(quantity ?? 1, name, interval ? checkout.perInterval[interval] : '');
}

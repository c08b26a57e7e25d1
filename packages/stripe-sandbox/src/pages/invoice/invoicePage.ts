import { html } from '@/lib/html/html';
import { equals } from '../../api/listPage';
import type { EmulatorContext } from '../../context';
import type { InvoiceRecord } from '../../records';
import { invoiceWords, portalWords } from '../../words/portalWords';
import { dateInWords, money } from '../inWords';
import type { PageRequest } from '../pageRequest';
import type { PageResult } from '../pageResult';
import { stylesLink } from '../stylesLink';
import { simplePdf } from './simplePdf';

/** An invoice, as a page or a PDF, for anyone with its URL. Null when there is no such page. */
export function invoicePage({ context, basePath, id, step, method }: PageRequest): PageResult | null {
  const invoice = method === 'GET' ? invoiceByKey(context, id) : null;
  if (!invoice) return null;
  const rows = rowsOf(invoice);
  const heading = invoiceWords.heading(invoice.number ?? '');
  if (step === 'pdf')
    return {
      pdf: simplePdf([heading, invoiceWords.lead, ...rows.map(([term, value]) => `${term}: ${value}`)]),
    };
  if (step !== '') return null;
  return {
    page: {
      title: heading,
      heading,
      lead: invoiceWords.lead,
      back: null,
      width: 'narrow',
      body: html`${stylesLink(basePath)}
<section class="card"><dl class="facts">${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<p class="row"><a class="button quiet" href="${basePath}/invoice/${id}/pdf">${invoiceWords.pdf}</a></p></section>`,
    },
  };
}

function invoiceByKey(context: EmulatorContext, key: string): InvoiceRecord | null {
  const condition = equals('$.sandbox.pageKey', key);
  if (key === '' || !condition) return null;
  return context.store.list('invoice', { conditions: [condition], limit: 1 }).data[0] ?? null;
}

function rowsOf(invoice: InvoiceRecord): [string, string][] {
  const { terms } = invoiceWords;
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const lines = invoice.lines.data.map(({ description, amount, period }): [string, string] => [
    `${description} (${dateInWords(period.start)} – ${dateInWords(period.end)})`,
    money(amount, invoice.currency),
  ]);
  return [
    [terms.date, dateInWords(invoice.created)],
    [terms.status, portalWords.invoiceStatuses[invoice.status]],
    ...lines,
    [terms.total, money(invoice.total, invoice.currency)],
    ...(tax > 0 ? [[terms.tax, money(tax, invoice.currency)] as [string, string]] : []),
    [terms.paid, money(invoice.amount_paid, invoice.currency)],
  ];
}

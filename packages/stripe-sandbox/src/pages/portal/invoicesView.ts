import { type Html, html } from '@/lib/html/html';
import type { InvoiceRecord } from '../../records';
import type { HostedWords } from '../../words/hostedWords';
import { dateInWords, money } from '../inWords';
import type { PortalRequest } from './portalRequest';

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

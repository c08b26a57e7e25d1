import { type Html, html } from '@/lib/html/html';
import { habitsOf } from '../../billing/cards';
import { noteRefusedPayment } from '../../billing/collectInvoice';
import { payInvoicePresent } from '../../billing/payInvoice';
import type { InvoiceRecord, PaymentMethodRecord } from '../../records';
import { attachPaymentMethod, createPaymentMethod } from '../../resources/paymentMethods';
import { type CardProblems, emptyValues } from '../cardForm';
import { cardPage, typedCard } from '../cardPage';
import { bankView } from '../checkout/bankView';
import { money } from '../inWords';
import type { PageRequest } from '../pageRequest';
import type { PageResult } from '../pageResult';

/** What an open invoice offers on its page: to answer the bank, while it asks, and to pay with a card that is typed. */
export function waysToPay(call: PageRequest, invoice: InvoiceRecord): Html | null {
  if (invoice.status !== 'open') return null;
  const { pay, confirm } = call.words.invoice;
  const page = `${call.basePath}/invoice/${call.id}`;
  return html`<p class="row">${askedCard(call, invoice) && html`<a class="button" href="${page}/confirm">${confirm}</a>`}
<a class="button quiet" href="${page}/pay">${pay.heading}</a></p>`;
}

/** The steps of paying an open invoice. Null for a step that is none. */
export function payPage(call: PageRequest, invoice: InvoiceRecord): PageResult | null {
  const page = `${call.basePath}/invoice/${call.id}`;
  if (call.step !== 'pay' && call.step !== 'confirm') return null;
  if (invoice.status !== 'open') return { redirect: page };
  return call.step === 'pay' ? payByCard(call, invoice, page) : answerBank(call, invoice, page);
}

function payByCard(call: PageRequest, invoice: InvoiceRecord, page: string): PageResult {
  const { context, words } = call;
  const key = invoice.id;
  if (call.method === 'GET') {
    const refused = context.refusedForms.recall(key, context.now());
    const isRefused = call.query.get('problem') === 'confirmation';
    const problems: CardProblems = isRefused ? { number: 'confirmationFailed' } : (refused?.problems ?? {});
    const frame = {
      ...words.invoice.pay,
      lead: words.checkout.sandboxNote,
      back: { href: page, label: words.portal.actions.back },
      submit: words.checkout.pay(money(invoice.amount_due, invoice.currency, words.language)),
    };
    const values = refused?.values ?? emptyValues(call.visitorCountry ?? '');
    return { page: cardPage(call, frame, values, problems) };
  }
  const given = typedCard(call, { key, page: `${page}/pay` });
  if ('leads' in given) return given.leads;
  const { reading, card } = given;
  return context.store.transaction(() => {
    const typed = { email: invoice.customer_email, habits: habitsOf(card) };
    const paying = attachPaymentMethod(
      context,
      createPaymentMethod(context, reading, typed),
      invoice.customer,
    );
    const paid = payInvoicePresent(context, invoice, paying, card.kind === 'confirms');
    return { redirect: paid ? page : `${page}/confirm` };
  });
}

/** The bank's question. A refusal leaves the invoice open, for another card. */
function answerBank(call: PageRequest, invoice: InvoiceRecord, page: string): PageResult {
  const { context, words } = call;
  const card = askedCard(call, invoice);
  if (!card) return { redirect: page };
  if (call.method === 'GET') {
    const amount = money(invoice.amount_due, invoice.currency, words.language);
    return { page: bankView(call, amount, `${page}/pay`) };
  }
  return context.store.transaction(() => {
    if (call.form.get('answer') === 'complete') {
      payInvoicePresent(context, invoice, card);
      return { redirect: page };
    }
    noteRefusedPayment(context, invoice);
    return { redirect: `${page}/pay?problem=confirmation` };
  });
}

/** The card whose bank has yet to be answered about this invoice; null when none asks. */
function askedCard(
  { context: { store } }: PageRequest,
  { sandbox }: InvoiceRecord,
): PaymentMethodRecord | null {
  const intent = store.get('payment_intent', sandbox.paymentIntent ?? '');
  if (intent?.status !== 'requires_action') return null;
  return store.get('payment_method', intent.payment_method ?? '');
}

import { html } from '@/lib/html/html';
import { askCard, habitsOf } from '../../billing/cards';
import { countryCodes } from '../../countryCodes';
import type { PaymentMethodRecord } from '../../records';
import { liveCustomer, saveCustomer } from '../../resources/customers';
import { attachPaymentMethod, createPaymentMethod } from '../../resources/paymentMethods';
import { type CardProblems, type CardValues, declineProblem, emptyValues, readCardForm } from '../cardForm';
import { bankView } from '../checkout/bankView';
import { cardFieldsView, problemSummary } from '../checkout/cardFieldsView';
import type { HostedPage } from '../hostedPage';
import type { PageResult } from '../pageResult';
import { afterward, type PortalRequest, shownCard, wayBack } from './portalRequest';

/** The page for changing the card. */
export function portalCard(call: PortalRequest): PageResult {
  const { context } = call;
  if (call.method === 'GET') {
    const refused = context.refusedForms.recall(call.session.id, context.now());
    if (refused) return { page: cardView(call, refused.values, refused.problems) };
    const failed = call.query.get('problem') === 'confirmation';
    return { page: cardView(call, knownValues(call), failed ? { number: 'confirmationFailed' } : {}) };
  }
  const reading = readCardForm(call.form, context.now(), false);
  const refuse = (problems: CardProblems): PageResult => {
    context.refusedForms.remember(call.session.id, { values: reading.values, problems }, context.now());
    return { redirect: `${call.page}/card` };
  };
  if (Object.keys(reading.problems).length > 0) return refuse(reading.problems);
  const card = askCard(reading.number);
  if (card.kind === 'declines') return refuse({ number: declineProblem(card.declineCode) });
  context.refusedForms.forget(call.session.id);
  const email = context.store.get('customer', call.session.customer)?.email ?? null;
  return context.store.transaction(() => {
    const kept = createPaymentMethod(context, reading, { email, habits: habitsOf(card) });
    if (card.kind === 'pays') return change(call, kept);
    context.store.save({ ...call.session, sandbox: { confirmingPaymentMethod: kept.id } });
    return { redirect: `${call.page}/confirm` };
  });
}

/** The bank's question about a new card. */
export function portalBank(call: PortalRequest): PageResult {
  const id = call.session.sandbox.confirmingPaymentMethod;
  const paymentMethod = id && call.context.store.get('payment_method', id);
  if (!paymentMethod) return { redirect: `${call.page}/card` };
  if (call.method === 'GET') return { page: bankView(call, null, `${call.page}/card`) };
  return call.context.store.transaction(() => {
    call.context.store.save({ ...call.session, sandbox: { confirmingPaymentMethod: null } });
    if (call.form.get('answer') === 'complete') return change(call, paymentMethod);
    return { redirect: `${call.page}/card?problem=confirmation` };
  });
}

/**
 * Makes this the customer's card. As at Stripe, a subscription keeps the card that it was bought with, and an invoice
 * that is still open stays unpaid.
 */
function change(call: PortalRequest, paymentMethod: PaymentMethodRecord): PageResult {
  const { context, session } = call;
  attachPaymentMethod(context, paymentMethod, session.customer);
  const customer = liveCustomer(context, session.customer);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: paymentMethod.id };
  saveCustomer(context, customer, { ...customer, invoice_settings });
  return { redirect: afterward(call, 'cardChanged') };
}

/** The previous card's country and name, so that they need not be typed again. */
function knownValues(call: PortalRequest): CardValues {
  const card = shownCard(call);
  const country = card?.billing_details.address?.country ?? '';
  const { name } = card?.billing_details ?? { name: null };
  return { ...emptyValues(countryCodes.has(country) ? country : ''), name: name ?? '' };
}

function cardView(call: PortalRequest, values: CardValues, problems: CardProblems): HostedPage {
  const { portal } = call.words;
  const words = portal.cardPage;
  const shown = { values, problems, words: call.words };
  return {
    title: words.title,
    heading: words.heading,
    lead: words.lead,
    back: call.session.flow
      ? { href: wayBack(call), label: portal.back }
      : { href: call.page, label: portal.heading },
    width: 'narrow',
    body: html`${problemSummary(shown)}
<form class="card pay" method="post" novalidate>
${cardFieldsView(shown)}
<button class="wide" type="submit">${words.submit}</button>
</form>`,
  };
}

import { habitsOf } from '../../billing/cards';
import { countryCodes } from '../../countryCodes';
import type { PaymentMethodRecord } from '../../records';
import { liveCustomer, saveCustomer } from '../../resources/customers';
import { attachPaymentMethod, createPaymentMethod } from '../../resources/paymentMethods';
import { type CardProblems, type CardValues, emptyValues } from '../cardForm';
import { cardPage, typedCard } from '../cardPage';
import { bankView } from '../checkout/bankView';
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
  const typed = typedCard(call, { key: call.session.id, page: `${call.page}/card` });
  if ('leads' in typed) return typed.leads;
  const { reading, card } = typed;
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
  const back = call.session.flow
    ? { href: wayBack(call), label: portal.back }
    : { href: call.page, label: portal.heading };
  return cardPage(call, { ...portal.cardPage, back }, values, problems);
}

import { askCard, habitsOf } from '../../billing/cards';
import type { CheckoutSessionRecord, PaymentMethodRecord } from '../../records';
import { completeCheckout } from '../../resources/completeCheckout';
import { askBank, noteRefusal } from '../../resources/confirmCheckout';
import { createPaymentMethod } from '../../resources/paymentMethods';
import { type CardProblems, declineProblem, readCardForm } from '../cardForm';
import type { PageContext, PageRequest } from '../pageRequest';
import type { PageResult } from '../pageResult';

/** The email address is requested only while it is not known. */
export function asksEmail(context: PageContext, session: CheckoutSessionRecord): boolean {
  return knownEmail(context, session) === null;
}

/** Handles the submitted form: pays, asks the bank, or leads back to the page, which then shows what is wrong. */
export function submitCheckout(call: PageRequest, session: CheckoutSessionRecord, page: string): PageResult {
  const { context } = call;
  const known = knownEmail(context, session);
  const reading = readCardForm(call.form, context.now(), known === null);
  const refuse = (problems: CardProblems): PageResult => {
    context.refusedForms.remember(session.id, { values: reading.values, problems }, context.now());
    return { redirect: page };
  };
  if (Object.keys(reading.problems).length > 0) return refuse(reading.problems);
  const email = known ?? reading.values.email;
  const card = askCard(reading.number);
  if (card.kind === 'declines') return refuse({ number: declineProblem(card.declineCode) });
  if (card.kind === 'confirms') {
    // Shown again if the bank refuses or the buyer goes back; the number and the code are typed anew.
    const values = { ...reading.values, number: '', cvc: '' };
    context.refusedForms.remember(session.id, { values, problems: {} }, context.now());
  } else context.refusedForms.forget(session.id);
  const number = session.tax_id_collection?.enabled ? (call.form.get('taxId') ?? '').trim().slice(0, 40) : '';
  return context.store.transaction(() => {
    if (number) context.store.save({ ...session, sandbox: { ...session.sandbox, taxId: number } });
    const paymentMethod = createPaymentMethod(context, reading, { email, habits: habitsOf(card) });
    if (card.kind === 'pays') return finish(context, session, paymentMethod, email);
    askBank(context, context.store.get('checkout.session', session.id) ?? session, paymentMethod, email);
    return { redirect: `${call.basePath}/checkout/${session.id}/confirm` };
  });
}

/** Handles the bank's answer. A refusal leads back to the form, which reports it. */
export function answerBank(call: PageRequest, session: CheckoutSessionRecord, page: string): PageResult {
  const { context, form } = call;
  const { confirming } = session.sandbox;
  const paymentMethod = confirming && context.store.get('payment_method', confirming.paymentMethod);
  if (!confirming || !paymentMethod) return { redirect: page };
  if (form.get('answer') === 'complete') return finish(context, session, paymentMethod, confirming.email);
  context.store.transaction(() => noteRefusal(context, session));
  return { redirect: page };
}

function finish(
  context: PageContext,
  session: CheckoutSessionRecord,
  paymentMethod: PaymentMethodRecord,
  email: string,
): PageResult {
  context.refusedForms.forget(session.id);
  return { redirect: successUrl(completeCheckout(context, session.id, paymentMethod, email) ?? session) };
}

function knownEmail(context: PageContext, session: CheckoutSessionRecord): string | null {
  return session.customer ? (context.store.get('customer', session.customer)?.email ?? null) : null;
}

/** Where a completed checkout redirects. */
export function successUrl(session: CheckoutSessionRecord): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

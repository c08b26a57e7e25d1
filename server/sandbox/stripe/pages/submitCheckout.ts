import { askCard } from '../billing/cards';
import type { EmulatorContext } from '../context';
import type { CheckoutSessionRecord, PaymentMethodRecord } from '../records';
import { completeCheckout } from '../resources/completeCheckout';
import { type CardProblems, type CardValues, readCardForm } from './cardForm';
import { declineProblem } from './declineProblem';
import { keepCard } from './keepCard';
import type { PageAnswer } from './pageAnswer';
import type { PageCall } from './pageCall';
import { successAddress } from './successAddress';

type ShowAgain = (status: number, values: CardValues, problems: CardProblems) => PageAnswer;

/** The customer's address is asked for only while it is not known. */
export function asksEmail(context: EmulatorContext, session: CheckoutSessionRecord): boolean {
  return knownEmail(context, session) === null;
}

/** Takes what was typed: pays, asks the bank, or shows the page again with what is wrong. */
export function submitCheckout(call: PageCall, session: CheckoutSessionRecord, again: ShowAgain): PageAnswer {
  const { context } = call;
  const known = knownEmail(context, session);
  const reading = readCardForm(call.form, context.now(), known === null);
  if (Object.keys(reading.problems).length > 0) return again(422, reading.values, reading.problems);
  const email = known ?? reading.values.email;
  const card = askCard(reading.number);
  if (card.kind === 'declines') {
    return again(402, reading.values, { number: declineProblem(card.declineCode) });
  }
  return context.store.transaction(() => {
    const paymentMethod = keepCard(context, reading, email, card.kind === 'pays' && card.failsAtRenewal);
    if (card.kind === 'pays') return finish(context, session, paymentMethod, email);
    const confirming = { paymentMethod: paymentMethod.id, email };
    const sandbox = { ...session.sandbox, confirming, confirmationFailed: false };
    context.store.save({ ...session, sandbox });
    return { redirect: `${call.basePath}/checkout/${session.id}/confirm` };
  });
}

/** What the bank said. A refusal leads back to the form, where it is told. */
export function answerBank(call: PageCall, session: CheckoutSessionRecord, page: string): PageAnswer {
  const { context, form } = call;
  const { confirming } = session.sandbox;
  const paymentMethod = confirming && context.store.get('payment_method', confirming.paymentMethod);
  if (!confirming || !paymentMethod) return { redirect: page };
  if (form.get('answer') === 'complete') return finish(context, session, paymentMethod, confirming.email);
  const sandbox = { ...session.sandbox, confirming: null, confirmationFailed: true };
  context.store.save({ ...session, sandbox });
  return { redirect: page };
}

function finish(
  context: EmulatorContext,
  session: CheckoutSessionRecord,
  paymentMethod: PaymentMethodRecord,
  email: string,
): PageAnswer {
  return { redirect: successAddress(completeCheckout(context, session.id, paymentMethod, email) ?? session) };
}

function knownEmail(context: EmulatorContext, session: CheckoutSessionRecord): string | null {
  return session.customer ? (context.store.get('customer', session.customer)?.email ?? null) : null;
}

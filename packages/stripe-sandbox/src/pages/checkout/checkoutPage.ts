import { balanceIn } from '../../billing/balance';
import type { CheckoutSessionRecord, PriceRecord } from '../../records';
import { type CardProblems, type CardValues, emptyValues } from '../cardForm';
import { statementView } from '../hostedPage';
import { money } from '../inWords';
import type { PageRequest } from '../pageRequest';
import type { PageResult } from '../pageResult';
import type { RefusedForm } from '../refusedForms';
import { bankView } from './bankView';
import { checkoutView } from './checkoutView';
import { answerBank, asksEmail, submitCheckout, successUrl } from './submitCheckout';

/** The hosted checkout of one session, including the bank's question. Null when there is no such page. */
export function checkoutPage(call: PageRequest): PageResult | null {
  const session = call.context.store.get('checkout.session', call.id);
  const price = session && call.context.store.get('price', session.sandbox.price);
  if (!session || !price || (call.step !== '' && call.step !== 'confirm')) return null;
  if (session.status !== 'open') return closed(call, session);
  if (call.step === 'confirm') return confirmStep(call, session);
  if (call.method === 'POST') {
    return submitCheckout(call, session, addressOf(call, session));
  }
  const refused = call.context.refusedForms.recall(session.id, call.context.now());
  const country = call.visitorCountry ?? countryOf(price);
  const values = refused?.values ?? { ...emptyValues(country), email: session.customer_email ?? '' };
  return { page: show(call, session, price, values, problemsOf(session, refused)) };
}

/** What was wrong with the form that was sent last, otherwise that the bank refused. */
function problemsOf({ sandbox }: CheckoutSessionRecord, refused: RefusedForm | null): CardProblems {
  if (refused && Object.keys(refused.problems).length > 0) return refused.problems;
  return sandbox.confirmationFailed ? { number: 'confirmationFailed' } : {};
}

function closed(call: PageRequest, session: CheckoutSessionRecord): PageResult {
  const { complete, expired } = call.words.checkout;
  if (session.status === 'complete') {
    // A second press of the button leads to the same place as the first.
    if (call.method === 'POST') return { redirect: successUrl(session) };
    return { page: statementView(complete, { href: successUrl(session), label: complete.link }) };
  }
  const link = session.cancel_url ? { href: session.cancel_url, label: expired.link } : null;
  return { status: 410, page: statementView(expired, link) };
}

function addressOf({ basePath }: PageRequest, session: CheckoutSessionRecord): string {
  return `${basePath}/checkout/${session.id}`;
}

function confirmStep(call: PageRequest, session: CheckoutSessionRecord): PageResult {
  const page = addressOf(call, session);
  if (!session.sandbox.confirming) return { redirect: page };
  if (call.method === 'POST') return answerBank(call, session, page);
  const due = dueNow(call, session);
  const amount = due > 0 ? money(due, session.currency, call.words.language) : null;
  return { page: bankView(call, amount, page) };
}

/** The first invoice takes the customer's credit in its currency. */
function dueNow(
  { context }: PageRequest,
  { amount_total: total, currency, customer: id }: CheckoutSessionRecord,
) {
  const customer = context.store.get('customer', id ?? '');
  return Math.max(0, total + Math.min(0, customer ? balanceIn(customer, currency) : 0));
}

function show(
  call: PageRequest,
  session: CheckoutSessionRecord,
  price: PriceRecord,
  values: CardValues,
  problems: CardProblems,
) {
  const { context, words } = call;
  const productName = context.store.get('product', price.product)?.name ?? price.product;
  const order = { session, price, productName, dueNow: dueNow(call, session), now: context.now() };
  return checkoutView({
    words,
    order,
    askEmail: asksEmail(context, session),
    values,
    problems,
  });
}

/** Currencies used by only one country, with that country. */
const homes: Readonly<Record<string, string>> = {
  cad: 'CA',
  czk: 'CZ',
  dkk: 'DK',
  gbp: 'GB',
  huf: 'HU',
  pln: 'PL',
  ron: 'RO',
  sek: 'SE',
  usd: 'US',
};

/** The country of the price's currency, where nobody knows where the visitor is. */
function countryOf({ currency }: PriceRecord): string {
  return homes[currency] ?? '';
}

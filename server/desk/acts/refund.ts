import { deskWords } from '@/lib/content/desk';
import { writeAuditRow } from '@/server/accounts/writeAuditRow';
import { isStripeError, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { currencyDigits, decimalSum } from '@/server/currencyDigits';
import { secondLookPage } from '@/server/desk/deskPages';
import type { ShownCharge } from '@/server/desk/record/money';
import { cardText, invoiceText, sumText } from '@/server/desk/screen/written';
import { networkHash } from '@/server/ops/audit';
import type { Outcome, Pressed } from './Pressed';
import { tellPerson } from './tellPerson';

type Refund = { charge: ShownCharge; payment: string; amount: number };

/**
 * Gives back a charge or a part of it, in two presses: the first shows it all once more, the second moves the money, once
 * for each key. Stripe's event about it then ends what is no longer paid for, as it does after every refund.
 */
export async function refund(pressed: Pressed): Promise<Outcome> {
  const { person, fields } = pressed;
  const charge = person.charges?.find(({ payment }) => payment !== null && payment === fields.payment);
  if (!charge || charge.payment === null || charge.left <= 0) return 'gone';
  const amount = minorUnits(fields.sum ?? '', charge.currency);
  if (amount === null || amount > charge.left)
    return { problem: deskWords.problems.sum(sumText(charge.left, charge.currency)) };
  const wanted = { charge, payment: charge.payment, amount };
  return fields.key ? move(pressed, wanted, fields.key) : secondLook(pressed, wanted);
}

/** A sum as it is typed, with a point or a comma; null for what is none. */
function minorUnits(text: string, currency: string): number | null {
  if (!/^\d{1,9}(?:[.,]\d{1,3})?$/.test(text.trim())) return null;
  const amount = Number(text.replace(',', '.')) * 10 ** currencyDigits(currency);
  const isWhole = Math.abs(amount - Math.round(amount)) < 0.001;
  return isWhole && amount > 0 ? Math.round(amount) : null;
}

function secondLook({ context, person, reason }: Pressed, { charge, payment, amount }: Refund): Outcome {
  const { account, payingEmail } = person;
  const { rows: words } = deskWords.confirm;
  const sum = sumText(amount, charge.currency);
  const rows = [
    [words.person, account.email ?? payingEmail ?? account.id],
    [words.sum, sum],
    [words.card, cardText(charge)],
    [words.invoice, invoiceText(charge)],
    [words.reason, reason],
  ] as const;
  const key = context.services.random.uuid();
  const values = { payment, sum: decimalSum(amount, charge.currency), reason, key };
  return { page: secondLookPage({ id: account.id, sum, rows, values }) };
}

async function move(pressed: Pressed, { charge, payment, amount }: Refund, key: string): Promise<Outcome> {
  const { context, person } = pressed;
  const { stripe, log } = context.services;
  const begun = { id: key, action: 'desk-acted', outcome: 'begun', account_id: person.account.id };
  const from = { network: networkHash(context), detail: context.auditContext.detail };
  // Under the key of the press: whoever presses again finds the row there.
  if (!(await writeAuditRow(context.services, { ...begun, ...from }))) return 'repeated';
  try {
    await stripe.refunds.create(
      { payment_intent: payment, amount, reason: 'requested_by_customer', metadata: { made_by: 'desk' } },
      { idempotencyKey: `desk-${key}` },
    );
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.warn({ err: error }, 'a refund by the desk was not made');
    return isStripeUnavailable(error) ? 'away' : 'refused';
  }
  const told = {
    act: 'refund',
    amount: sumText(amount, charge.currency),
    card: charge.card?.last4 ?? null,
  } as const;
  await tellPerson(pressed, told, key);
  return 'done';
}

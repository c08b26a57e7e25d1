import { deskWords } from '@/lib/content/desk';
import { writeAuditRow } from '@/server/accounts/writeAuditRow';
import { isStripeError, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { deskMark } from '@/server/billing/subscription/tellOfDeskRefunds';
import { hour } from '@/server/clock';
import { currencyDigits, decimalSum } from '@/server/currencyDigits';
import { secondLookPage } from '@/server/desk/deskPages';
import type { ShownCharge } from '@/server/desk/record/money';
import { cardText, sumText } from '@/server/desk/screen/written';
import { networkHash } from '@/server/ops/audit';
import type { Outcome, Pressed } from './Pressed';

type Refund = { charge: ShownCharge; payment: string; amount: number };

/**
 * Gives back a charge or a part of it, in two presses: the first shows it all once more, the second moves the money, once
 * for each key and while as much is left as that showed. Stripe's event about it then tells the person, and ends what is no
 * longer paid for, as it does after every refund.
 */
export async function refund(pressed: Pressed): Promise<Outcome> {
  const { person, fields } = pressed;
  if (person.charges === null) return { problem: deskWords.money.away };
  const charge = person.charges.find(({ payment }) => payment !== null && payment === fields.payment);
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
    [words.invoice, charge.invoice ?? deskWords.money.noInvoice],
    [words.reason, reason],
  ] as const;
  const key = `${charge.left}-${context.services.random.uuid()}`;
  const values = { payment, sum: decimalSum(amount, charge.currency), reason, key };
  return { page: secondLookPage({ id: account.id, sum, rows, values }) };
}

async function move(pressed: Pressed, { charge, payment, amount }: Refund, key: string): Promise<Outcome> {
  const { context, person } = pressed;
  const { stripe, log, clock } = context.services;
  const begun = { id: key, action: 'desk-acted', outcome: 'begun', account_id: person.account.id };
  const from = { network: networkHash(context), detail: context.auditContext.detail };
  // Under the key of the press: whoever presses again finds the row there.
  if (!(await writeAuditRow(context.services, { ...begun, ...from }))) return 'repeated';
  if (!key.startsWith(`${charge.left}-`)) return 'unable';
  try {
    // Of two operators who saw the same left, Stripe lets one move it.
    await stripe.refunds.create(
      { payment_intent: payment, amount, reason: 'requested_by_customer', metadata: deskMark },
      { idempotencyKey: `desk-${payment}-${charge.left}-${Math.floor(clock.now() / hour)}` },
    );
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.warn({ err: error }, 'a refund by the desk was not made');
    return isStripeUnavailable(error) ? 'away' : 'refused';
  }
  return 'done';
}

import { graceDays } from '@/lib/content/subscription/plans';
import { accountOfCustomer } from '@/server/billing/rows/customers';
import { undoneOf } from '@/server/billing/rows/undonePurchases';
import { receiptKey } from '@/server/billing/subscription/mails/receiptMail';
import { mailRecipient } from '@/server/billing/subscription/mails/subscriptionMails';
import { idOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { deskMark } from '@/server/billing/subscription/tellOfDeskRefunds';
import { day, second } from '@/server/clock';
import { shouldHaveMail } from '@/server/gauges';
import { enqueuedAt } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';

/** Money that moved at Stripe, which our database does not know of by itself. */
type Moved = {
  /** Of the invoice or the refund. */
  id: string;
  customer: string;
  /** What was paid for; null for a refund. */
  subscription: string | null;
  mailKey: (accountId: string) => string;
};

/** The charges, and the refunds by the desk, that a mail should have been written about by now. */
export async function* movedMoney({ stripe, clock }: Services): AsyncGenerator<Moved> {
  const { from, until } = shouldHaveMail(clock.now());
  const since = (time: number) => ({ gte: Math.floor(time / second) });
  // An invoice may be made long before it is paid.
  const invoices = { status: 'paid', created: since(from - (graceDays + 1) * day), limit: 100 } as const;
  for await (const invoice of stripe.invoices.list(invoices)) {
    const { customer, parent, amount_paid: amount, status_transitions: times } = invoice;
    const paidAt = (times.paid_at ?? invoice.created) * second;
    const subscription = parent?.subscription_details?.subscription;
    if (!customer || !subscription || amount === 0 || paidAt < from || paidAt >= until) continue;
    const mailKey = () => receiptKey(invoice);
    yield { id: invoice.id, customer: idOf(customer), subscription: idOf(subscription), mailKey };
  }
  const refunds = { created: since(from), limit: 100, expand: ['data.charge'] };
  for await (const { id, charge, created, metadata, status } of stripe.refunds.list(refunds)) {
    const customer = charge !== null && typeof charge === 'object' ? charge.customer : null;
    const isByDesk = metadata?.made_by === deskMark.made_by && status !== 'failed' && status !== 'canceled';
    if (!customer || !isByDesk || created * second >= until) continue;
    const mailKey = (accountId: string) => `support-acted:${accountId}:${id}`;
    yield { id, customer: idOf(customer), subscription: null, mailKey };
  }
}

/** Whether nobody was written to about it, though there is an address. An undone purchase has a mail of its own. */
export async function isUnmailed({ database, log }: Services, moved: Moved): Promise<boolean> {
  const { id, customer, subscription, mailKey } = moved;
  const accountId = await accountOfCustomer(database, customer);
  if (accountId === null || (await enqueuedAt(database, mailKey(accountId))) !== null) return false;
  if (subscription && (await undoneOf(database, { provider_subscription_id: subscription }))) return false;
  if ((await mailRecipient(database, accountId, { customer })) === null) return false;
  log.error({ id }, 'money moved without a mail');
  return true;
}

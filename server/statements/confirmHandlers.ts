import { brand } from '@/lib/content/brand';
import { type StatementOutcome, statementOutcomes } from '@/lib/content/mails/statementOutcomes';
import { standardLanguage } from '@/lib/content/site/languages/languages';
import { lockLivingAccount } from '@/server/accounts/accounts';
import { giveMoneyBack } from '@/server/billing/refunds/giveMoneyBack';
import { noteRefundRequest } from '@/server/billing/rows/refundRequests';
import { endWithPeriodTask, rememberTask } from '@/server/billing/rows/webhookEvents';
import { endWithPeriod } from '@/server/billing/subscription/endWithPeriod';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { formatDate } from '@/server/mail/templates/formatDate';
import type { Services, TransactionServices } from '@/server/services';
import { standingOf } from './standingOf';
import { type StatementRow, statementOf, takeStatement } from './statementRows';

/** What a link is about: how the statement stands or what became of it, and the day that this is about. */
type Shown = {
  statement: StatementRow;
  row: SubscriptionRow | null;
  outcome: StatementOutcome;
  until: number;
};

/** `GET /help/confirm?token=…`: how a withdrawal or a cancellation stands. Changes nothing, since mail scanners open links. */
export async function showStatement(context: RequestContext): Promise<HandlerResult> {
  return pageFor(context, await shownOf(context));
}

/**
 * `POST /help/confirm?token=…`: the button on that page. The press is stored with what it asks for, which is then carried
 * out at once; while Stripe is away, by the queue of pending events.
 */
export async function confirmStatement(context: RequestContext): Promise<HandlerResult> {
  rejectCrossSite(context);
  const { auditContext } = context;
  const asked = await shownOf(context);
  if (!asked) return pageFor(context, null);
  const { account_id: accountId, kind, subscription_id: id } = asked.statement;
  const shown = await auditedTransaction(context, async (within, record) => {
    const { services } = within;
    const living = await lockLivingAccount(services.database, accountId);
    // Read again behind the lock: another press may have used it up.
    const found = (await shownOf(within)) ?? asked;
    if (!living) return { ...found, outcome: 'ended' as const };
    if (found.outcome !== 'open' || !found.row || !(await takeStatement(services, found.statement)))
      return found;
    if (kind === 'withdrawal') await noteRefundRequest(services, found.row);
    else await rememberTask(services, endWithPeriodTask, id);
    await tellSupport(services, found.statement);
    auditContext.accountId = accountId;
    auditContext.detail = kind;
    await record();
    return { ...found, outcome: 'done' as const };
  });
  if (shown.outcome !== 'done') auditContext.unrecorded = true;
  else await carryOut(context.services, shown.statement);
  return pageFor(context, shown);
}

async function shownOf({ services, query }: RequestContext): Promise<Shown | null> {
  const statement = await statementOf(services, query.get('token') ?? '');
  if (!statement) return null;
  const { kind, subscription_id: id, submitted_at: submittedAt, used_at: usedAt } = statement;
  const row = await rowOf(services.database, 'stripe', id);
  const { standing, until } = await standingOf(services, row, { kind, submittedAt });
  return { statement, row, outcome: usedAt === null ? standing : 'used', until };
}

/** So that nobody does it twice. */
async function tellSupport(
  services: TransactionServices,
  { kind, submitted_at: at, subscription_id: subscription, token_hash: hash }: StatementRow,
): Promise<void> {
  const data = { kind, subscription, at };
  const mail = { template: 'statement-confirmed', to: brand.supportEmail, locale: 'en', data } as const;
  await enqueueMail(services, { ...mail, dedupeKey: `statement-confirmed:${hash}` });
}

async function carryOut(services: Services, { kind, subscription_id: id }: StatementRow): Promise<void> {
  services.wakeMail();
  try {
    await (kind === 'withdrawal' ? giveMoneyBack(services, id) : endWithPeriod(services, id));
  } catch (error) {
    services.log.warn({ err: error, kind }, 'a confirmed statement waits until it can be carried out');
  }
}

function pageFor({ language = standardLanguage }: RequestContext, shown: Shown | null): HandlerResult {
  const { outcome, until } = shown ?? { outcome: 'gone' as const, until: 0 };
  const kind = shown?.statement.kind ?? 'withdrawal';
  const standing = statementOutcomes[language](formatDate(until, language))[kind][outcome];
  const messages = outcome === 'open' ? [`confirm-${kind}`] : [];
  return { page: { path: '/help/confirm', messages, fields: { standing } } };
}

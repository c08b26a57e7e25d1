import type { Kysely } from 'kysely';
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
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { formatDate } from '@/server/mail/templates/formatDate';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { standingOf } from './standingOf';
import { type StatementRow, statementOf, takeStatement } from './statementRows';

/** What the page of a link says: of which statement, how that stands, and the day that this is about. */
type Shown = { statement: StatementRow | null; outcome: StatementOutcome; until: number };

const unknownLink: Shown = { statement: null, outcome: 'gone', until: 0 };

/** `GET /help/confirm?token=…`: how a withdrawal or a cancellation stands. Changes nothing, since mail scanners open links. */
export async function showStatement(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const statement = await statementOf(services.database, services, tokenOf(context));
  if (!statement) return page(context, unknownLink);
  return page(context, (await shownOf(services.database, services, statement)).shown);
}

/**
 * `POST /help/confirm?token=…`: the button on that page. The press is stored with what it asks for, which is then carried
 * out at once; while Stripe is away, by the queue of pending events.
 */
export async function confirmStatement(context: RequestContext): Promise<HandlerResult> {
  rejectCrossSite(context);
  const { services, auditContext } = context;
  const asked = await statementOf(services.database, services, tokenOf(context));
  if (!asked) return page(context, unknownLink);
  const shown = await auditedTransaction(context, async (trx, record): Promise<Shown> => {
    const living = await lockLivingAccount(trx, asked.account_id);
    // Read again behind the lock: another press may have used it up.
    const statement = (await statementOf(trx, services, tokenOf(context))) ?? asked;
    const { shown: found, row } = await shownOf(trx, services, statement);
    if (!living) return { ...found, outcome: 'ended' };
    if (found.outcome !== 'open' || !row) return found;
    if (!(await takeStatement(trx, services, statement))) return { ...found, outcome: 'used' };
    await note(trx, services, statement, row);
    auditContext.accountId = statement.account_id;
    auditContext.detail = statement.kind;
    await record();
    return { ...found, outcome: 'done' };
  });
  if (shown.statement && shown.outcome === 'done') await carryOut(services, shown.statement);
  else auditContext.unrecorded = true;
  return page(context, shown);
}

function tokenOf({ query }: RequestContext): string {
  return query.get('token') ?? '';
}

async function shownOf(
  db: Kysely<Database>,
  services: Services,
  statement: StatementRow,
): Promise<{ shown: Shown; row: SubscriptionRow | null }> {
  const { kind, subscription_id: id, submitted_at: submittedAt } = statement;
  const row = await rowOf(db, 'stripe', id);
  const { standing, until } = await standingOf(db, services, row, { kind, submittedAt });
  const outcome = statement.used_at === null ? standing : 'used';
  return { shown: { statement, outcome, until }, row };
}

/** Stores what is to be done, and tells support, so that nobody does it twice. */
async function note(
  trx: Kysely<Database>,
  services: Services,
  { kind, submitted_at: at, subscription_id: subscription, token_hash: hash }: StatementRow,
  row: SubscriptionRow,
): Promise<void> {
  if (kind === 'withdrawal') await noteRefundRequest(trx, services, row);
  else await rememberTask(trx, services, endWithPeriodTask, subscription);
  await enqueueMail(trx, services, {
    template: 'statement-confirmed',
    to: brand.supportEmail,
    locale: 'en',
    dedupeKey: `statement-confirmed:${hash}`,
    data: { kind, subscription, at },
  });
}

async function carryOut(services: Services, { kind, subscription_id: id }: StatementRow): Promise<void> {
  services.wakeMail();
  try {
    await (kind === 'withdrawal' ? giveMoneyBack(services, id) : endWithPeriod(services, id));
  } catch (error) {
    services.log.warn({ err: error, kind }, 'a confirmed statement waits until it can be carried out');
  }
}

function page(
  { language = standardLanguage }: RequestContext,
  { statement, outcome, until }: Shown,
): HandlerResult {
  const kind = statement?.kind ?? 'withdrawal';
  const standing = statementOutcomes[language](formatDate(until, language))[kind][outcome];
  const messages = outcome === 'open' ? [`confirm-${kind}`] : [];
  return { page: { path: '/help/confirm', messages, fields: { standing } } };
}

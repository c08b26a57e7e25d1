import { isApiError } from '@/server/http/ApiError';
import type { Handler } from '@/server/http/api';
import { networkOf, networksOf } from '@/server/http/request/network';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import type { NewRowOf, SiteDatabase } from '@/server/store/schema';
import { type AuditAction, auditedFailures, vouchedFor } from './auditActions';
import { type AuditBound, makeAuditBound, singleRows } from './auditBound';

/**
 * The audit log: who did what to an account, when and from where. It stores time, action, outcome, account id, and the
 * network as a keyed hash that distinguishes networks without identifying them. It never stores email addresses, IPs,
 * codes or tokens. Rows are written once, never changed, and removed after a year.
 */

/**
 * A handler whose calls are written to the audit log before they are answered, so whatever was acknowledged is on
 * record. Refusals are recorded when they say something about an account; floods of other refusals leave no rows. What
 * repeats for one account or network is written less and less often, with its count.
 */
export function audited(action: AuditAction, handler: Handler): Handler {
  return async (call) => {
    call.auditContext.record = (trx) => write(trx, call, action, 'done');
    try {
      const answer = await handler(call);
      await record(call, action, 'done');
      return answer;
    } catch (error) {
      const outcome = outcomeOf(call, action, error);
      if (outcome) await record(call, action, outcome);
      throw error;
    }
  };
}

/** The refusal to record, or null. Without an account, only what has its own limit is recorded. */
function outcomeOf({ auditContext }: RequestContext, action: AuditAction, error: unknown): string | null {
  if (!isApiError(error)) return null;
  const { endedAccountId } = error.details;
  if (endedAccountId !== undefined) {
    auditContext.accountId = endedAccountId;
    return 'token_reused';
  }
  const isBounded = auditContext.accountId !== null || action === 'signed-in';
  return isBounded && auditedFailures.has(error.code) ? error.code : null;
}

/**
 * Writes the row of a call that has no transaction of its own, or was refused. A failure is reported and blocks nothing:
 * the call itself has already happened.
 */
async function record(context: RequestContext, action: AuditAction, outcome: string): Promise<void> {
  const { services } = context;
  try {
    await write(services.database, context, action, outcome);
  } catch (error) {
    services.log.error({ action, outcome, err: error }, 'the audit log could not be written');
  }
}

const insertion = prepareQuery((db, row: NewRowOf<'audit_log'>) =>
  db
    .insertInto('audit_log')
    .values(columns(row, 'id', 'at', 'action', 'outcome', 'account_id', 'network', 'detail')),
);

async function write(db: SiteDatabase, context: RequestContext, action: AuditAction, outcome: string) {
  const { services, auditContext } = context;
  if (auditContext.unrecorded) return;
  const detail = detailOf(context, action, outcome);
  if (detail === undefined) return;
  await insertion.run(db, {
    id: services.random.uuid(),
    at: services.clock.now(),
    action,
    outcome,
    account_id: auditContext.accountId,
    network: networkHash(context),
    detail,
  });
}

/** Distinguishes networks without identifying them. */
export function networkHash({ services, clientIp }: RequestContext): string {
  return services.secrets.keyedHash('audit-network', networkOf(clientIp)).slice(0, 16);
}

const bounds = new WeakMap<Services, AuditBound>();

/** The row's detail, or undefined when no row is written because the same thing has just happened very often. */
function detailOf(
  { services, auditContext, clientIp }: RequestContext,
  action: AuditAction,
  outcome: string,
): string | null | undefined {
  if (vouchedFor.has(action)) return auditContext.detail;
  const bound = bounds.get(services) ?? makeAuditBound(services.clock);
  bounds.set(services, bound);
  const { accountId } = auditContext;
  const maximum = accountId === null ? singleRows.network : singleRows.account;
  const { single, wide } = networksOf(clientIp);
  const { count, isRecorded } = bound(`${action} ${outcome} ${accountId ?? wide ?? single}`, maximum);
  if (!isRecorded) return undefined;
  return count > maximum ? `${count} within an hour` : auditContext.detail;
}

import { inTransaction, type TransactionServices } from '@/server/services';
import type { RequestContext } from './requestContext';

/** Writes the call's row into the audit log, as one that succeeded. */
export type RecordCall = () => Promise<void>;

/** A call whose services are those of a transaction. */
export type CallWithin<Call = RequestContext> = Call & { services: TransactionServices };

/**
 * Runs what a call changes as one transaction, whose last step records the call in the audit log. Neither is ever stored
 * without the other, and both share one commit. Calls that aren't recorded here are recorded when they are answered.
 * `work` gets the call with the services of the transaction.
 */
export async function auditedTransaction<
  Call extends Pick<RequestContext, 'services' | 'auditContext'>,
  Result,
>(call: Call, work: (within: CallWithin<Call>, record: RecordCall) => Promise<Result>): Promise<Result> {
  const { auditContext } = call;
  let isRecorded = false;
  const result = await inTransaction(call.services, (services) => {
    isRecorded = false;
    return work({ ...call, services }, async () => {
      await auditContext.record(services.database);
      isRecorded = true;
    });
  });
  if (isRecorded) auditContext.unrecorded = true;
  return result;
}

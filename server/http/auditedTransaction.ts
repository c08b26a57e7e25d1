import type { Kysely } from 'kysely';
import type { Database } from '@/server/store/schema';
import type { RequestContext } from './requestContext';

/** Writes the call's row into the audit log, as one that succeeded. */
export type RecordCall = () => Promise<void>;

/**
 * Runs what a call changes as one transaction, whose last step records the call in the audit log. Neither is ever stored
 * without the other, and both share one commit. Calls that aren't recorded here are recorded when they are answered.
 */
export async function auditedTransaction<Result>(
  { services, auditContext }: Pick<RequestContext, 'services' | 'auditContext'>,
  work: (trx: Kysely<Database>, record: RecordCall) => Promise<Result>,
): Promise<Result> {
  let isRecorded = false;
  const result = await services.database.transaction().execute((trx) => {
    isRecorded = false;
    return work(trx, async () => {
      await auditContext.record(trx);
      isRecorded = true;
    });
  });
  if (isRecorded) auditContext.unrecorded = true;
  return result;
}

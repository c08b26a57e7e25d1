import { exportFile } from '@/lib/content/account/exportFile';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { isProved, requireAccount, requireFreshCode } from '@/server/auth/tokens/bearer';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { collectAccountData } from './collectAccountData';

/**
 * `GET /api/auth/v2/account/export`: all that is stored about the account, as a file. It takes a sign-in by code at
 * most ten minutes old, as a stranger at an open browser must not leave with it; an account that never had an address
 * has nothing to send a code to.
 * @throws ApiError reauthentication_required, too_many_requests
 */
export async function getAccountExport(context: RequestContext): Promise<HandlerResult> {
  const signedIn = await requireAccount(context);
  const { services } = context;
  if (signedIn.email !== null || isProved(signedIn)) requireFreshCode(signedIn, services);
  const subject = signedIn.accountId;
  await requireAttempt(services.database, services, { limit: 'exports-by-account', subject });
  await requireAttemptByClient(context, 'exports-by-client');
  const day = new Date(services.clock.now()).toISOString().slice(0, 10);
  return {
    json: await collectAccountData(services, signedIn),
    headers: { 'Content-Disposition': `attachment; filename="${exportFile(day)}"` },
  };
}

import { LogoutRequest } from '@/lib/contract/requests';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { revokeAllFamilies, revokeDevice } from '@/server/auth/tokens/revocation';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * POST logout: signs this device out, or every device of the account with `everywhere`. A device is one sign-in of
 * either generation: ending a v1 sign-in ends the v2 families exchanged from it, and ending such a family ends the v1
 * sign-in.
 */
export async function logout(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const signedIn = await requireAccount(context);
  const body = await context.body(LogoutRequest);
  const isEverywhere = context.query.get('everywhere') === '1' || Boolean(body.everywhere);
  context.auditContext.detail = isEverywhere ? 'everywhere' : null;
  await services.database.transaction().execute(async (trx) => {
    if (isEverywhere) await revokeAllFamilies(trx, services, signedIn.accountId, 'logout_everywhere');
    else await revokeDevice(trx, services, signedIn, 'logout');
  });
  return { json: { status: 'logged_out' } };
}

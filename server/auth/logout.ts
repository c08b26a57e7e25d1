import * as z from 'zod/mini';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { requireAccount } from './bearer';
import { legacyFamilyId, revokeAllFamilies, revokeFamily, revokeLegacyTokens } from './families';

const LogoutRequest = z.object({ everywhere: z.optional(z.union([z.boolean(), z.literal(['1', 'true'])])) });

/** POST logout: ends this device, or with `everywhere` every device of the account. */
export async function logout(call: Call): Promise<Answer> {
  const { services } = call;
  const signedIn = await requireAccount(call);
  const body = await call.body(LogoutRequest);
  const isEverywhere = call.query.get('everywhere') === '1' || Boolean(body.everywhere);
  call.trail.detail = isEverywhere ? 'everywhere' : null;
  await services.database.transaction().execute(async (trx) => {
    if (isEverywhere) await revokeAllFamilies(trx, services, signedIn.accountId, 'logout_everywhere');
    else if (signedIn.familyId === legacyFamilyId)
      await revokeLegacyTokens(trx, services, signedIn.accountId);
    else await revokeFamily(trx, services, signedIn.familyId, 'logout');
  });
  return { json: { status: 'logged_out' } };
}

import type { SessionsResponse } from '@/lib/contract/auth';
import { lifetimes } from '@/server/auth/lifetimes';
import { requireAccount, requireFreshCode } from '@/server/auth/tokens/bearer';
import { wordsOfPlatform } from '@/server/auth/tokens/deviceWords';
import { revokeDevice } from '@/server/auth/tokens/revocation';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/** Most devices in one answer; the most recently used come first. */
const maxListed = 100;

/** GET sessions: the devices that can still refresh. */
export async function listSessions(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const signedIn = await requireAccount(context);
  const now = services.clock.now();
  const rows = await services.database
    .selectFrom('token_families')
    .select(['id', 'platform', 'kind', 'system', 'created_at', 'last_used_at'])
    .where('account_id', '=', signedIn.accountId)
    .where('revoked_at', 'is', null)
    .where('absolute_expires_at', '>', now)
    .where('last_used_at', '>', now - lifetimes.refreshToken)
    .orderBy('last_used_at', 'desc')
    .limit(maxListed)
    .execute();
  const answer: SessionsResponse = {
    sessions: rows.map((row) => ({
      id: row.id,
      platform: row.platform,
      ...(row.kind && row.system ? { kind: row.kind, system: row.system } : wordsOfPlatform(row.platform)),
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      current: row.id === signedIn.familyId,
    })),
  };
  return { json: answer };
}

/** DELETE sessions?id=: signs one of the account's own devices out, after a fresh sign-in by code. */
export async function revokeSession(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const signedIn = await requireAccount(context);
  requireFreshCode(signedIn, services);
  const id = context.query.get('id') ?? '';
  const own = await services.database
    .selectFrom('token_families')
    .select(['id', 'legacy_sign_in_id'])
    .where('id', '=', id)
    .where('account_id', '=', signedIn.accountId)
    .executeTakeFirst();
  const device = own && {
    accountId: signedIn.accountId,
    familyId: own.id,
    legacySignInId: own.legacy_sign_in_id,
  };
  const isRevoked =
    device !== undefined &&
    (await services.database
      .transaction()
      .execute((trx) => revokeDevice(trx, services, device, 'session_revoked')));
  if (!isRevoked) throw new ApiError('not_found');
  return { json: { status: 'logged_out' } };
}

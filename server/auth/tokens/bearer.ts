import { lifetimes } from '@/server/auth/lifetimes';
import { ApiError } from '@/server/http/ApiError';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { legacyFamilyId } from './families';
import { findLegacyToken } from './legacyTokens';
import { verifyToken } from './verifyToken';

/** Who makes a bearer call. */
export type SignedIn = {
  accountId: string;
  email: string | null;
  /** The token family, or `v1` for a first-generation token. */
  familyId: string;
  clientId: string;
  /** The v1 sign-in that the token belongs to, or that its family was exchanged from. */
  legacySignInId: string | null;
  /** When the person last proved the email address with a one-time code in this family, in milliseconds. */
  authenticatedAt: number | null;
};

/**
 * The account of the bearer token. Family and account are read on every call, so a revoked token is refused
 * immediately. Cookies are ignored.
 * @throws ApiError invalid_token, expired_token or suspended_account, all 401 with WWW-Authenticate
 */
export async function requireAccount(context: RequestContext): Promise<SignedIn> {
  const signedIn = await accountOfBearer(context);
  context.auditContext.accountId = signedIn.accountId;
  return signedIn;
}

async function accountOfBearer({ bearer, services }: RequestContext): Promise<SignedIn> {
  if (bearer === null) throw unauthorized('invalid_token');
  if (bearer.split('.').length !== 3) return requireLegacy(services, bearer);
  const token = await verifyToken(services, bearer, 'access');
  if (token.kind !== 'valid')
    throw unauthorized(token.kind === 'expired' ? 'expired_token' : 'invalid_token');
  const row = await services.database
    .selectFrom('token_pairs')
    .innerJoin('token_families', 'token_families.id', 'token_pairs.family_id')
    .innerJoin('accounts', 'accounts.id', 'token_families.account_id')
    .select(['token_families.id', 'token_families.client_id', 'token_families.authenticated_at'])
    .select('token_families.legacy_sign_in_id')
    .select(['accounts.id as account_id', 'accounts.email', 'accounts.status'])
    .where('token_pairs.pair_hash', '=', token.pairHash)
    .where('token_families.revoked_at', 'is', null)
    .where('accounts.status', '!=', 'deleted')
    .executeTakeFirst();
  if (!row || row.account_id !== token.accountId) throw unauthorized('invalid_token');
  if (row.status === 'suspended') throw unauthorized('suspended_account');
  return {
    accountId: row.account_id,
    email: row.email,
    familyId: row.id,
    clientId: row.client_id,
    legacySignInId: row.legacy_sign_in_id,
    authenticatedAt: row.authenticated_at,
  };
}

async function requireLegacy(services: Services, token: string): Promise<SignedIn> {
  const found = await findLegacyToken(services.database, services, token);
  const account =
    found &&
    (await services.database
      .selectFrom('accounts')
      .select(['id', 'email', 'status'])
      .where('id', '=', found.account_id)
      .where('status', '!=', 'deleted')
      .executeTakeFirst());
  if (!found || !account) throw unauthorized('invalid_token');
  if (account.status === 'suspended') throw unauthorized('suspended_account');
  return {
    accountId: account.id,
    email: account.email,
    familyId: legacyFamilyId,
    clientId: services.config.clients.web.id,
    legacySignInId: found.sign_in_id,
    authenticatedAt: found.authenticated_at,
  };
}

/** True when this sign-in used a code, so it is not a stranger's. */
export function isProved({ authenticatedAt }: SignedIn): boolean {
  return authenticatedAt !== null;
}

/**
 * @throws ApiError reauthentication_required unless the person signed in with a code within the last ten minutes;
 * unverified_account if no code has ever been typed and the account has no email address to send one to
 */
export function requireFreshCode({ authenticatedAt, email }: SignedIn, services: Services): void {
  if (authenticatedAt === null && email === null) throw new ApiError('unverified_account');
  const age = services.clock.now() - (authenticatedAt ?? 0);
  if (authenticatedAt === null || age > lifetimes.freshCode) throw new ApiError('reauthentication_required');
}

/** Also for a suspended account: on 401, clients refresh and are told the reason there too. */
function unauthorized(code: 'invalid_token' | 'expired_token' | 'suspended_account'): ApiError {
  return new ApiError(code, { status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
}

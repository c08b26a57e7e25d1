import type { Kysely, Selectable, Transaction } from 'kysely';
import type { TokenResponse } from '@/lib/contract/auth';
import type { DeviceWords } from '@/lib/contract/signInDevice';
import { ApiError } from '@/server/http/ApiError';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { AuthorizationCodeTable } from '@/server/store/schema/accountTables';
import { verifierMatches } from './codeVerifier';
import { issueTokens } from './families';
import { revokeFamily } from './revocation';
import { mailNewSignIn } from './signInMail';

type Redemption = {
  code: string;
  codeVerifier: string;
  clientId: string;
  redirectUri: string | null;
  device: DeviceWords;
  /** Lifetime of the access token in seconds, on staging. */
  accessSeconds?: number;
};

type CodeRow = Selectable<AuthorizationCodeTable>;

/**
 * Redeems an authorization code once (RFC 6749 section 4.1.3). The first attempt uses the code up, whether it succeeds
 * or not; every later one is refused and ends the tokens that were issued for it.
 * @throws ApiError invalid_token_request, suspended_account, unknown_account
 */
export async function redeemCode(services: Services, redemption: Redemption): Promise<TokenResponse> {
  // Refusals are returned, not thrown, because what they wrote must be committed.
  const outcome = await services.database
    .transaction()
    .execute((trx) => redeemWithin(trx, services, redemption));
  if (outcome instanceof ApiError) throw outcome;
  services.wakeMail();
  return outcome;
}

async function redeemWithin(
  trx: Transaction<Database>,
  services: Services,
  redemption: Redemption,
): Promise<TokenResponse | ApiError> {
  const codeHash = digest(redemption.code);
  const row = await trx
    .updateTable('authorization_codes')
    .set({ used_at: services.clock.now() })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return refuseUsed(trx, services, codeHash);
  if (!isRight(row, redemption, services.clock.now())) return new ApiError('invalid_token_request');
  const account = await trx
    .selectFrom('accounts')
    .select(['id', 'email', 'status', 'locale'])
    .where('id', '=', row.account_id)
    .executeTakeFirst();
  if (!account || account.status === 'deleted') return new ApiError('unknown_account');
  if (account.status === 'suspended') return new ApiError('suspended_account');
  const { familyId, tokens } = await issueTokens(trx, services, {
    account,
    clientId: row.client_id,
    device: redemption.device,
    authenticatedAt: row.authenticated_at,
    legacySignInId: row.legacy_sign_in_id,
    accessSeconds: redemption.accessSeconds,
  });
  await trx
    .updateTable('authorization_codes')
    .set({ family_id: familyId })
    .where('code_hash', '=', codeHash)
    .execute();
  if (row.tells_owner === 1) {
    await mailNewSignIn(trx, services, account, { signInId: familyId, device: redemption.device });
  }
  return tokens;
}

function isRight(row: CodeRow, redemption: Redemption, now: number): boolean {
  return (
    row.expires_at > now &&
    row.client_id === redemption.clientId &&
    row.redirect_uri === redemption.redirectUri &&
    verifierMatches(redemption.codeVerifier, row.code_challenge)
  );
}

async function refuseUsed(trx: Kysely<Database>, services: Services, codeHash: string): Promise<ApiError> {
  const used = await trx
    .selectFrom('authorization_codes')
    .innerJoin('token_families', 'token_families.id', 'authorization_codes.family_id')
    .select(['token_families.id', 'token_families.account_id'])
    .where('authorization_codes.code_hash', '=', codeHash)
    .where('token_families.revoked_at', 'is', null)
    .executeTakeFirst();
  const ended = used !== undefined && (await revokeFamily(trx, services, used.id, 'code_reused'));
  if (ended) services.log.warn({ event: 'authorization_code_reused' }, 'tokens ended');
  return new ApiError('invalid_token_request', { endedAccountId: ended ? used.account_id : undefined });
}

import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { DeviceWords } from '@/lib/contract/signInDevice';
import { markedSignIn, rememberBrowser } from '@/server/auth/tokens/knownBrowser';
import {
  type EntitlingColumns,
  entitlingColumns,
  joinCurrentSubscription,
} from '@/server/entitlements/currentSubscription';
import { entitlementsIn } from '@/server/entitlements/entitlements';
import { ApiError, isApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { digest } from '@/server/secrets';
import type { Services, TransactionServices } from '@/server/services';
import { prepareQuery } from '@/server/store/preparedQuery';
import type { RowOf } from '@/server/store/schema';
import { type LocalTime, localTime, sharedTime } from '@/server/store/sharedTime';
import { type NewFamily, signNewFamily, storeFamily } from './families';
import { revokeFamily } from './revocation';
import { mailNewSignIn } from './signInMail';
import type { AccessTokenWish } from './tokenPair';

type Redemption = AccessTokenWish & {
  code: string;
  codeVerifier: string;
  clientId: string;
  redirectUri: string | null;
  device: DeviceWords;
};

type CodeRow = RowOf<'authorization_codes'>;

/**
 * Redeems an authorization code once (RFC 6749 section 4.1.3). Every attempt after the first, right or not, is refused
 * and ends the tokens that were issued for it. In a browser that has signed in before, the new sign-in takes the place of
 * the earlier one, which mostly ended with its last tab. Not in our own browser: its app may hold that one.
 * @throws ApiError invalid_token_request, suspended_account, unknown_account
 */
export async function redeemCode(
  context: Pick<RequestContext, 'services' | 'auditContext' | 'cookie'>,
  redemption: Redemption,
): Promise<HandlerResult> {
  const { services } = context;
  const codeHash = digest(redemption.code);
  const found = await codeWithAccount.first(services.database, { codeHash, ...localTime(services.clock) });
  const family =
    found && found.used_at === null && isRight(found, redemption)
      ? await signFamily(services, found, redemption)
      : new ApiError('invalid_token_request');
  const { kind } = redemption.device;
  const isForeign = kind !== 'app' && kind !== 'own';
  const earlier = found && isForeign ? markedSignIn(context, found.account_id) : null;
  // Refusals are returned, not thrown, because what they wrote must be committed.
  const outcome = await auditedTransaction(context, async ({ services }, record) => {
    const result = await redeemWithin(services, redemption, { codeHash, found, family, earlier });
    if (isApiError(result)) return result;
    context.auditContext.accountId = result.accountId;
    await record();
    return result;
  });
  if (isApiError(outcome)) throw outcome;
  services.wakeMail();
  const answer = { json: outcome.pair.answer };
  return earlier === null ? answer : rememberBrowser(context, answer, outcome.accountId, outcome.id);
}

type AccountColumns = Pick<RowOf<'accounts'>, 'email' | 'status' | 'locale'>;
/** The code, the account it signs in to, and what that account may use. The account may be gone. */
type FoundCode = CodeRow & {
  [Name in keyof AccountColumns]: AccountColumns[Name] | null;
} & EntitlingColumns & {
    /** How long the code is still valid, in milliseconds. */
    life_left: number;
  };

const codeWithAccount = prepareQuery(
  (_db, values: { codeHash: string } & LocalTime) => sql<FoundCode>`
    select authorization_codes.*, authorization_codes.expires_at - (${sharedTime(values)}) as life_left, accounts.email, accounts.status, accounts.locale, ${entitlingColumns}
    from authorization_codes
    left join accounts on accounts.id = authorization_codes.account_id
    ${joinCurrentSubscription}
    where authorization_codes.code_hash = ${values.codeHash}`,
);

/** The family for a code that is right, or why its account gets none. */
async function signFamily(
  services: Services,
  found: FoundCode,
  wish: AccessTokenWish,
): Promise<NewFamily | ApiError> {
  const { account_id: id, email, status } = found;
  if (status === null || status === 'deleted') return new ApiError('unknown_account');
  if (status === 'suspended') return new ApiError('suspended_account');
  const entitlements = entitlementsIn(found, services.clock.now());
  return signNewFamily(services, { id, email, entitlements }, wish);
}

type Prepared = {
  codeHash: string;
  found: FoundCode | undefined;
  family: NewFamily | ApiError;
  /** The earlier sign-in of the same browser. */
  earlier: string | null;
};

type Use = { codeHash: string; familyId: string | null; now: number };

const use = prepareQuery((db, { codeHash, familyId, now }: Use) =>
  db
    .updateTable('authorization_codes')
    .set({ used_at: now, family_id: familyId })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returningAll(),
);

/** The code decides: whatever ends an account or its sign-ins uses up their codes first (`revocation`). */
async function redeemWithin(
  services: TransactionServices,
  { device }: Redemption,
  { codeHash, found, family, earlier }: Prepared,
): Promise<NewFamily | ApiError> {
  const row = await use.first(services.database, {
    ...{ codeHash, now: services.clock.now() },
    familyId: isApiError(family) ? null : family.id,
  });
  if (!row) return refuseUsed(services, codeHash);
  if (isApiError(family)) return family;
  if (earlier !== null) await revokeFamily(services, earlier, 'signed_in_again');
  await storeFamily(services.database, family, {
    clientId: row.client_id,
    device,
    authenticatedAt: row.authenticated_at,
    legacySignInId: row.legacy_sign_in_id,
    byReceipt: row.by_receipt === 1,
  });
  if (row.tells_owner === 1) {
    const owner = { id: row.account_id, email: found?.email ?? null, locale: found?.locale ?? '' };
    await mailNewSignIn(services, owner, { signInId: family.id, device });
  }
  return family;
}

function isRight(row: FoundCode, redemption: Redemption): boolean {
  return (
    row.life_left > 0 &&
    row.client_id === redemption.clientId &&
    row.redirect_uri === redemption.redirectUri &&
    verifierMatches(redemption.codeVerifier, row.code_challenge)
  );
}

async function refuseUsed(services: TransactionServices, codeHash: string): Promise<ApiError> {
  const used = await services.database
    .selectFrom('authorization_codes')
    .innerJoin('token_families', 'token_families.id', 'authorization_codes.family_id')
    .select(['token_families.id', 'token_families.account_id'])
    .where('authorization_codes.code_hash', '=', codeHash)
    .where('token_families.revoked_at', 'is', null)
    .executeTakeFirst();
  const ended = used !== undefined && (await revokeFamily(services, used.id, 'code_reused'));
  if (ended) services.log.warn({ event: 'authorization_code_reused' }, 'tokens ended');
  return new ApiError('invalid_token_request', { endedAccountId: ended ? used.account_id : undefined });
}

/** RFC 7636 allows 43 to 128 characters; up to 256 are accepted because a public native client sends 171. */
export function isCodeVerifier(value: string): boolean {
  return /^[A-Za-z0-9\-._~]{43,256}$/.test(value);
}

/** The S256 check of RFC 7636 section 4.6, in constant time. */
function verifierMatches(verifier: string, codeChallenge: string): boolean {
  const actual = Buffer.from(digest(verifier));
  const expected = Buffer.from(codeChallenge);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

import { hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import { TokenResponse } from '@/lib/contract/auth';
import type { Entitlement } from '@/lib/contract/subscription';
import { lifetimes } from '@/server/auth/lifetimes';
import {
  type EntitlingColumns,
  entitlingColumns,
  joinCurrentSubscription,
} from '@/server/entitlements/currentSubscription';
import { entitlementsIn, entitlementsOf } from '@/server/entitlements/entitlements';
import { ApiError } from '@/server/http/ApiError';
import { openWith, sealWith } from '@/server/secrets';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import { prepareQuery } from '@/server/store/preparedQuery';
import { resultIgnored } from '@/server/store/resultIgnored';
import type { RowOf } from '@/server/store/schema';
import { type LocalTime, localTime, sharedTime } from '@/server/store/sharedTime';
import { storePair } from './families';
import { revokeFamily } from './revocation';
import { currentSigningKey } from './signingKeys';
import { type AccessTokenWish, signTokenPair, type TokenPair } from './tokenPair';
import { verifyToken } from './verifyToken';

/**
 * Refresh with rotation. The first use of a refresh token rotates it and stores its answer, encrypted with a key that
 * only the bearer of that token can derive. For ten seconds the same token gets that same answer, in case the answer
 * was lost or two tabs refresh at once. After that, its use is treated as theft and ends the family. Instances measure
 * those seconds by one clock (`sharedTime`), so that a difference between theirs ends no family.
 *
 * Failures carry `error_code` (native contract section 3.5): 0 invalid, 1 expired, 2 reused, 3 logged out, 4 fraud.
 */
type RefreshRequest = AccessTokenWish & {
  refreshToken: string;
  clientId: string;
  /** Counts a renewal of this family. @throws ApiError too_many_requests */
  countRenewal: (familyId: string) => void;
  /** Counts a call to Stripe for the client. @throws ApiError too_many_requests */
  countStripeCall: () => Promise<void>;
};

type ErrorCode = 0 | 1 | 2 | 3 | 4;

/** @throws ApiError invalid_token_request with an error_code, unknown_account, suspended_account, too_many_requests */
export async function refreshTokens(services: Services, request: RefreshRequest): Promise<TokenResponse> {
  const token = await verifyToken(services, request.refreshToken, 'refresh');
  if (token.kind !== 'valid') throw refusal(token.kind === 'expired' ? 1 : 0);
  const pair = await findPair(services, token);
  const family = assertActiveFamily(services, pair, request.clientId);
  if (family.rotated_at !== null) return repeat(services, family, request.refreshToken);
  request.countRenewal(family.family_id);

  const subject = {
    id: family.account_id,
    email: family.email,
    entitlements: await entitlementsWithPurchase(services, family, request.countStripeCall),
  };
  const key = await currentSigningKey(services);
  const next = await signTokenPair(services, key, subject, {
    ...request,
    familyEndsAt: family.absolute_expires_at,
  });
  const won = await inTransaction(services, (services) =>
    rotate(services, family, next, request.refreshToken),
  );
  if (won) return next.answer;
  const rotated = assertActiveFamily(services, await findPair(services, token), request.clientId);
  return repeat(services, rotated, request.refreshToken);
}

/** An app renews its tokens right after a payment, which Stripe may not have reported by then. */
async function entitlementsWithPurchase(
  services: Services,
  pair: PairRow,
  countStripeCall: () => Promise<void>,
): Promise<Entitlement[]> {
  const { accountPayments, clock } = services;
  const { account_id: accountId } = pair;
  const entitlements = entitlementsIn(pair, clock.now());
  if (entitlements.length > 0 || !pair.may_have_paid) return entitlements;
  const isRecorded = await accountPayments.recordUnreportedPurchase(accountId, countStripeCall);
  return isRecorded ? entitlementsOf(services, accountId) : entitlements;
}

type PairRow = Pick<RowOf<'token_pairs'>, 'pair_hash' | 'rotated_at' | 'successor' | 'family_id'> &
  Pick<
    RowOf<'token_families'>,
    'account_id' | 'client_id' | 'absolute_expires_at' | 'revoked_at' | 'revoked_reason'
  > &
  EntitlingColumns & {
    /** Null when the account is gone. */
    status: RowOf<'accounts'>['status'] | null;
    email: string | null;
    /** Whether a payment page is open on which the account may have paid. */
    may_have_paid: boolean | 0 | 1;
    /** How long ago the pair was rotated, in milliseconds; null if it was not. */
    rotated_since: number | null;
  };

const pairByHash = prepareQuery(
  (_db, values: { pairHash: string } & LocalTime) => sql<PairRow>`
    select token_pairs.pair_hash, token_pairs.rotated_at, token_pairs.successor, token_pairs.family_id,
      ${sharedTime(values)} - token_pairs.rotated_at as rotated_since,
      token_families.account_id, token_families.client_id, token_families.absolute_expires_at,
      token_families.revoked_at, token_families.revoked_reason, accounts.status, accounts.email, ${entitlingColumns},
      exists (
        select 1 from checkouts
        where checkouts.account_id = token_families.account_id and checkouts.status = 'open'
      ) as may_have_paid
    from token_pairs
    inner join token_families on token_families.id = token_pairs.family_id
    left join accounts on accounts.id = token_families.account_id
    ${joinCurrentSubscription}
    where token_pairs.pair_hash = ${values.pairHash}`,
);

function findPair({ database, clock }: Services, { pairHash }: { pairHash: string }) {
  return pairByHash.first(database, { pairHash, ...localTime(clock) });
}

function assertActiveFamily(services: Services, pair: PairRow | undefined, clientId: string): PairRow {
  if (!pair || !isOwnClient(services, pair.client_id, clientId)) throw refusal(0);
  if (pair.status === null || pair.status === 'deleted') throw new ApiError('unknown_account');
  if (pair.status === 'suspended') throw new ApiError('suspended_account');
  if (pair.revoked_at !== null) throw refusal(revokedErrorCode(pair.revoked_reason));
  if (pair.absolute_expires_at <= services.clock.now()) throw refusal(1);
  return pair;
}

/**
 * A pair belongs to the client it was issued to. A page inside an app signs in as the web client and hands the pair to
 * the app (`setAuthTokens`, native contract section 2.1), which uses it under its own client id.
 */
export function isOwnClient({ config }: Services, issuedTo: string, clientId: string): boolean {
  const { web, native } = config.clients;
  return issuedTo === clientId || (issuedTo === web.id && clientId === native.id);
}

function revokedErrorCode(reason: string | null): ErrorCode {
  return reason === 'code_reused' || reason === 'refresh_reused' ? 4 : 3;
}

const familyUse = prepareQuery((db, { id, now }: { id: string; now: number }) =>
  db
    .updateTable('token_families')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .modifyEnd(resultIgnored),
);

type Rotation = { pairHash: string; familyId: string; successor: string } & LocalTime;

const rotation = prepareQuery((db, values: Rotation) =>
  db
    .updateTable('token_pairs')
    .set({ rotated_at: sharedTime(values), successor: values.successor })
    .where('pair_hash', '=', values.pairHash)
    .where('rotated_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('token_families')
          .select('token_families.id')
          .where('token_families.id', '=', values.familyId)
          .where('token_families.revoked_at', 'is', null),
      ),
    )
    .returning('pair_hash'),
);

/**
 * Locks the family row first, as a logout does: a completed logout is seen by the statement after it, and a waiting one
 * also ends the pair stored here.
 */
async function rotate(services: TransactionServices, pair: PairRow, next: TokenPair, refreshToken: string) {
  const time = localTime(services.clock);
  await familyUse.run(services.database, { id: pair.family_id, now: time.now });
  const rotated = await rotation.first(services.database, {
    ...{ pairHash: pair.pair_hash, familyId: pair.family_id, ...time },
    successor: sealWith(answerKey(refreshToken), JSON.stringify(next.answer), services.random),
  });
  if (!rotated) return false;
  await storePair(services.database, pair.family_id, next);
  return true;
}

async function repeat(services: Services, pair: PairRow, refreshToken: string): Promise<TokenResponse> {
  const { successor, rotated_since: age } = pair;
  if (successor !== null && age !== null && age <= lifetimes.refreshResult) {
    const answer = openWith(answerKey(refreshToken), successor);
    if (answer !== null) return TokenResponse.parse(JSON.parse(answer));
  }
  const ended = await inTransaction(services, (services) =>
    revokeFamily(services, pair.family_id, 'refresh_reused'),
  );
  if (ended) services.log.warn({ event: 'refresh_token_reused' }, 'family ended');
  throw refusal(2, ended ? pair.account_id : undefined);
}

function answerKey(refreshToken: string): Buffer {
  return Buffer.from(hkdfSync('sha256', refreshToken, '', 'refresh-answer', 32));
}

function refusal(errorCode: ErrorCode, endedAccountId?: string): ApiError {
  return new ApiError('invalid_token_request', { errorCode, endedAccountId });
}

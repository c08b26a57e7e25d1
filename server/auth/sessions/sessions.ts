import type { SessionsResponse } from '@/lib/contract/auth';
import { LogoutRequest } from '@/lib/contract/requests';
import type { DeviceWords } from '@/lib/contract/signInDevice';
import { lifetimes } from '@/server/auth/lifetimes';
import {
  refuseReceipt,
  requireAccount,
  requireFreshCode,
  requireSubscriber,
} from '@/server/auth/tokens/bearer';
import { wordsOfPlatform } from '@/server/auth/tokens/deviceWords';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { revokeAllFamilies, revokeDevice } from '@/server/auth/tokens/revocation';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { inTransaction, type RowServices, type TransactionServices } from '@/server/services';

/** Most devices in one answer; the most recently used come first. */
const maxListed = 100;

/** GET sessions: the devices that can still refresh, and the v1 sign-ins that no such device was made from. */
export async function listSessions(context: RequestContext): Promise<HandlerResult> {
  const signedIn = await requireAccount(context);
  const devices = await devicesOf(context.services, signedIn.accountId);
  const sessions = devices.map(({ isLegacy, ...device }) => ({
    ...device,
    current: isLegacy
      ? signedIn.familyId === legacyFamilyId && device.id === signedIn.legacySignInId
      : device.id === signedIn.familyId,
  }));
  return { json: { sessions } satisfies SessionsResponse };
}

type Listed = Times & DeviceWords & { platform: string; isLegacy: boolean };

/** What is signed in to an account, the most recently used first. */
export async function devicesOf(services: RowServices, accountId: string): Promise<Listed[]> {
  const families = await livingFamilies(services, accountId);
  const exchanged = new Set(families.map((row) => row.legacy_sign_in_id));
  const legacy = (await livingLegacySignIns(services, accountId)).filter(({ id }) => !exchanged.has(id));
  const devices = [
    ...families.map((row) => ({
      ...times(row),
      platform: row.platform,
      ...(row.kind && row.system ? { kind: row.kind, system: row.system } : wordsOfPlatform(row.platform)),
      isLegacy: false,
    })),
    // Their devices are not known; pages sign in that way only where the second generation is turned off.
    ...legacy.map((row) => ({
      ...times(row),
      platform: 'app',
      ...wordsOfPlatform('app'),
      isLegacy: true,
    })),
  ];
  return devices.sort((one, other) => other.lastUsedAt - one.lastUsedAt).slice(0, maxListed);
}

type Times = { id: string; createdAt: number; lastUsedAt: number };
type TimeColumns = { id: string; created_at: number; last_used_at: number };

function times({ id, created_at: createdAt, last_used_at: lastUsedAt }: TimeColumns): Times {
  return { id, createdAt, lastUsedAt };
}

function livingFamilies({ database, clock }: RowServices, accountId: string) {
  const now = clock.now();
  return database
    .selectFrom('token_families')
    .select(['id', 'platform', 'kind', 'system', 'created_at', 'last_used_at', 'legacy_sign_in_id'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('absolute_expires_at', '>', now)
    .where('last_used_at', '>', now - lifetimes.refreshToken)
    .orderBy('last_used_at', 'desc')
    .limit(maxListed)
    .execute();
}

/** They were last used when their newest access token was made. */
async function livingLegacySignIns(
  { database, clock }: RowServices,
  accountId: string,
): Promise<TimeColumns[]> {
  const rows = await database
    .selectFrom('legacy_tokens')
    .select(({ fn }) => [
      'sign_in_id',
      fn.min('created_at').as('created_at'),
      fn.max('created_at').as('last_used_at'),
    ])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .groupBy('sign_in_id')
    .orderBy('last_used_at', 'desc')
    .limit(maxListed)
    .execute();
  // A token from an earlier release does not name its sign-in, so it can't be ended alone.
  return rows.flatMap(({ sign_in_id: id, ...row }) => (id === null ? [] : [{ id, ...row }]));
}

/** DELETE sessions?id=: signs one of the account's own devices out, after a fresh sign-in by code. */
export async function revokeSession(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const signedIn = await requireAccount(context);
  requireFreshCode(signedIn, services);
  const id = context.query.get('id') ?? '';
  const { accountId } = signedIn;
  const isRevoked = await inTransaction(services, (services) => endDevice(services, { accountId, id }));
  if (!isRevoked) throw new ApiError('not_found');
  return { json: { status: 'logged_out' } };
}

/** Signs out one of an account's devices, by its id in the list. False when there was none. */
export async function endDevice(services: TransactionServices, listed: { accountId: string; id: string }) {
  const device = await ownDevice(services, listed);
  return device !== null && (await revokeDevice(services, device, 'session_revoked'));
}

async function ownDevice({ database }: RowServices, { accountId, id }: { accountId: string; id: string }) {
  const family = await database
    .selectFrom('token_families')
    .select('legacy_sign_in_id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (family) return { accountId, familyId: id, legacySignInId: family.legacy_sign_in_id };
  const legacy = await database
    .selectFrom('legacy_tokens')
    .select('sign_in_id')
    .where('sign_in_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return legacy ? { accountId, familyId: legacyFamilyId, legacySignInId: id } : null;
}

/** POST logout: signs out this device, or all with `everywhere`. What was exchanged from a v1 sign-in ends with it. */
export async function logout(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const signedIn = await requireSubscriber(context);
  const body = await context.body(LogoutRequest);
  const isEverywhere = context.query.get('everywhere') === '1' || Boolean(body.everywhere);
  context.auditContext.detail = isEverywhere ? 'everywhere' : null;
  if (isEverywhere) refuseReceipt(signedIn);
  await inTransaction(services, async (services) => {
    if (isEverywhere) await revokeAllFamilies(services, signedIn.accountId, 'logout_everywhere');
    else await revokeDevice(services, signedIn, 'logout');
  });
  return { json: { status: 'logged_out' } };
}

import * as z from 'zod/mini';
import { RevocationRequest } from '@/lib/contract/requests';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { inTransaction } from '@/server/services';
import { prepareQuery } from '@/server/store/preparedQuery';
import { isOwnClient } from './refreshTokens';
import { revokeDevice } from './revocation';
import { standardRequest } from './standardRequest';
import { verifyToken } from './verifyToken';

const familyOfPair = prepareQuery((db, { pairHash }: { pairHash: string }) =>
  db
    .selectFrom('token_pairs')
    .innerJoin('token_families', 'token_families.id', 'token_pairs.family_id')
    .select(['token_families.id', 'account_id', 'client_id', 'legacy_sign_in_id'])
    .where('pair_hash', '=', pairHash),
);

/**
 * POST revoke: signs out the device that this access or refresh token belongs to (RFC 7009). A token that is unknown or
 * over is answered alike, since nobody can use it.
 * @throws ApiError invalid_request, invalid_client, invalid_grant for a token of another client
 */
export async function revoke(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { client, parameters } = standardRequest(context, await context.body(z.looseObject({})));
  const request = RevocationRequest.safeParse({ ...parameters, client_id: client.id });
  if (!request.success) throw new ApiError('invalid_request');
  const kinds = ['refresh', 'access'] as const;
  const read = await Promise.all(kinds.map((kind) => verifyToken(services, request.data.token, kind)));
  const token = read.find(({ kind }) => kind === 'valid');
  const family = token?.kind === 'valid' && (await familyOfPair.first(services.database, token));
  context.auditContext.unrecorded = !family;
  if (!family) return {};
  if (!isOwnClient(services, family.client_id, client.id)) throw new ApiError('invalid_grant');
  const device = {
    accountId: family.account_id,
    familyId: family.id,
    legacySignInId: family.legacy_sign_in_id,
  };
  context.auditContext.accountId = family.account_id;
  await inTransaction(services, (services) => revokeDevice(services, device, 'logout'));
  return {};
}

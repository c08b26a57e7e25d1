import { TokenRequest } from '@/lib/contract/requests';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { requireRenewal } from '@/server/attempts/renewals';
import { type Client, findClient } from '@/server/auth/authorize/authorizationRequest';
import { maxStagingTtl } from '@/server/auth/lifetimes';
import { deviceWordsOf } from '@/server/auth/tokens/deviceWords';
import { isCodeVerifier } from '@/server/auth/tokens/redeemCode';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { redeemCode } from './redeemCode';
import { refreshTokens } from './refreshTokens';

/** GET token, for native clients, which send everything in the query string. A HEAD request redeems nothing. */
export async function tokenByLink(context: RequestContext): Promise<HandlerResult> {
  if (context.method !== 'GET') throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, POST' } });
  const names = [...context.query.keys()];
  const result = TokenRequest.safeParse(Object.fromEntries(context.query));
  if (!result.success || new Set(names).size !== names.length) throw new ApiError('invalid_token_request');
  return grant(context, result.data);
}

/** POST token: form or JSON, which keeps codes and tokens out of URLs. */
export async function tokenByPost(context: RequestContext): Promise<HandlerResult> {
  return grant(context, await context.body(TokenRequest, 'invalid_token_request'));
}

async function grant(context: RequestContext, request: TokenRequest): Promise<HandlerResult> {
  const client = findClient(context.services.config, request.client_id);
  if (!client) throw new ApiError('invalid_token_request');
  const isRefresh = request.grant_type === 'refresh_token';
  const answer = await (isRefresh ? refresh(context, client, request) : redeem(context, client, request));
  if (isRefresh) context.auditContext.unrecorded = true;
  return answer;
}

function redeem(context: RequestContext, client: Client, request: TokenRequest): Promise<HandlerResult> {
  const { code, code_verifier: codeVerifier, redirect_uri: redirectUri = null } = request;
  if (!code || !codeVerifier || !isCodeVerifier(codeVerifier)) throw new ApiError('invalid_token_request');
  return redeemCode(context, {
    code,
    codeVerifier,
    clientId: client.id,
    redirectUri,
    device: deviceWordsOf(client.kind, context.header('user-agent')),
    accessSeconds: accessSeconds(context, request),
  });
}

async function refresh(
  context: RequestContext,
  client: Client,
  request: TokenRequest,
): Promise<HandlerResult> {
  if (!request.refresh_token) throw new ApiError('invalid_token_request', { errorCode: 0 });
  const json = await refreshTokens(context.services, {
    refreshToken: request.refresh_token,
    clientId: client.id,
    accessSeconds: accessSeconds(context, request),
    countRenewal: (familyId) => requireRenewal(context, familyId),
    countStripeCall: () => requireAttemptByClient(context, 'payment-checks-by-client'),
  });
  return { json };
}

/** Only staging honors `ttl`, up to a maximum: a staging deployment, or the staging path of a sandbox. */
function accessSeconds(context: RequestContext, { ttl }: TokenRequest): number | undefined {
  const isStaging = context.services.config.staging || context.cameByStaging;
  if (ttl === undefined || !isStaging) return undefined;
  return Math.min(Number(ttl), maxStagingTtl);
}

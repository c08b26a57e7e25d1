import * as z from 'zod/mini';
import { TokenRequest } from '@/lib/contract/requests';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { requireRenewal } from '@/server/attempts/renewals';
import { type Client, findClient } from '@/server/auth/authorize/authorizationRequest';
import { oauthParameters } from '@/server/auth/authorize/oauthParameters';
import { maxStagingTtl } from '@/server/auth/lifetimes';
import { deviceWordsOf } from '@/server/auth/tokens/deviceWords';
import { isCodeVerifier } from '@/server/auth/tokens/redeemCode';
import { ApiError, isApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { redeemCode } from './redeemCode';
import { refreshTokens } from './refreshTokens';
import { isForm, standardRequest } from './standardRequest';
import type { AccessTokenWish } from './tokenPair';

const AnyFields = z.looseObject({});

/** GET token, for native clients, which send everything in the query string. A HEAD request redeems nothing. */
export async function tokenByLink(context: RequestContext): Promise<HandlerResult> {
  if (context.method !== 'GET') throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, POST' } });
  return ourWay(context, context.query);
}

/**
 * POST token: form or JSON, which keeps codes and tokens out of URLs. Who posts a form without being our own page asks in
 * the standard way, and gets the errors of RFC 6749 and access tokens of RFC 9068.
 */
export async function tokenByPost(context: RequestContext): Promise<HandlerResult> {
  const body = await context.body(AnyFields);
  const isOurPage = body.client_id === context.services.config.clients.web.id;
  if (isOurPage || !isForm(context)) return ourWay(context, Object.entries(body));
  return standardWay(context, body);
}

type Sent = Iterable<readonly [string, unknown]>;

async function ourWay(context: RequestContext, sent: Sent): Promise<HandlerResult> {
  const result = TokenRequest.safeParse(oauthParameters(sent, 'invalid_token_request'));
  const client = result.success ? findClient(context.services.config, result.data.client_id) : null;
  if (!result.success || !client) throw new ApiError('invalid_token_request');
  return grant(context, client, result.data);
}

async function standardWay(context: RequestContext, body: Record<string, unknown>): Promise<HandlerResult> {
  const { client, parameters } = standardRequest(context, body);
  const {
    grant_type: grantType,
    code,
    code_verifier: codeVerifier,
    refresh_token: refreshToken,
  } = parameters;
  const isKnown = TokenRequest.shape.grant_type.safeParse(grantType).success;
  if (grantType !== undefined && !isKnown) throw new ApiError('unsupported_grant_type');
  const request = TokenRequest.safeParse({ ...parameters, client_id: client.id });
  const proof = grantType === 'refresh_token' ? refreshToken : code && codeVerifier;
  if (!request.success || !proof) throw new ApiError('invalid_request');
  try {
    return await grant(context, client, request.data, client.id);
  } catch (error) {
    throw isApiError(error) && error.status === 400 ? new ApiError('invalid_grant', error.details) : error;
  }
}

async function grant(
  context: RequestContext,
  client: Client,
  request: TokenRequest,
  standardClient?: string,
): Promise<HandlerResult> {
  const wish = { accessSeconds: accessSeconds(context, request), standardClient };
  if (request.grant_type === 'authorization_code') return redeem(context, { client, request, wish });
  const answer = await refresh(context, { client, request, wish });
  context.auditContext.unrecorded = true;
  return answer;
}

type Grant = { client: Client; request: TokenRequest; wish: AccessTokenWish };

function redeem(context: RequestContext, { client, request, wish }: Grant): Promise<HandlerResult> {
  const { code, code_verifier: codeVerifier, redirect_uri: redirectUri = null } = request;
  if (!code || !codeVerifier || !isCodeVerifier(codeVerifier)) throw new ApiError('invalid_token_request');
  const device = deviceWordsOf(client.kind, context.header('user-agent'));
  return redeemCode(context, { ...wish, code, codeVerifier, clientId: client.id, redirectUri, device });
}

async function refresh(context: RequestContext, { client, request, wish }: Grant): Promise<HandlerResult> {
  if (!request.refresh_token) throw new ApiError('invalid_token_request', { errorCode: 0 });
  const json = await refreshTokens(context.services, {
    ...wish,
    refreshToken: request.refresh_token,
    clientId: client.id,
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

import * as z from 'zod/mini';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import type { OperatorProvider } from '@/server/config/operatorProvider';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { endedOpsCookie, endOpsSession, newOpsSession, tokenHolder } from '@/server/ops/operator';
import { noSuchPage } from '@/server/ops/opsHandler';
import { opsHeaders } from '@/server/ops/page/opsFrame';
import {
  rolelessPage,
  signedInPage,
  signedOutPage,
  signInPage,
  signInProblemPage,
} from '@/server/ops/page/signInPage';
import { isSameSecret } from '@/server/secrets';
import type { Services } from '@/server/services';
import { nameIn, roleIn } from './operatorIn';
import {
  authorizationUrl,
  callbackPath,
  failureOf,
  logoutUrl,
  type Redeemed,
  redeemAtProvider,
} from './provider';
import { attemptIn, endedAttempt, newAttempt } from './signInAttempt';

const Entry = z.object({
  token: z.optional(z.string().check(z.maxLength(200))),
  leave: z.optional(z.literal('1')),
});

/**
 * `POST /ops`: ends a session, or takes the token of the configuration to start one of fifteen minutes, unless there is a
 * provider. Tries are limited per client, right or wrong.
 * @throws ApiError cross_site_request, too_many_requests, invalid_request
 */
export async function enterOrLeave(context: RequestContext): Promise<HandlerResult> {
  const { services, auditContext } = context;
  const { opsToken, operatorProvider: provider } = services.config;
  if (!provider && opsToken === null) return noSuchPage(context);
  rejectCrossSite(context);
  const { token = '', leave } = await context.body(Entry);
  if (leave) return endSignIn(context);
  await requireAttemptByClient(context, 'ops-by-client');
  if (!provider && opsToken !== null && isSameSecret(token, opsToken)) {
    auditContext.detail = 'signed in';
    return backToOps(await newOpsSession(services, tokenHolder));
  }
  auditContext.detail = 'refused';
  return { text: signInPage(provider, true), status: 403, headers: opsHeaders };
}

/** Ends the session on every instance, then that at the provider where it can be led to. */
async function endSignIn(context: RequestContext): Promise<HandlerResult> {
  const { services, auditContext } = context;
  const { operatorProvider: provider, publicOrigin } = services.config;
  const ended = await endOpsSession(context);
  if (ended) auditContext.detail = `left: ${ended.name}`;
  else auditContext.unrecorded = true;
  const cookie = endedOpsCookie(services.config);
  const onward = provider && ended?.idToken && (await logoutUrl(provider, publicOrigin, ended.idToken));
  if (!onward) return backToOps(cookie);
  return goingOn(signedOutPage(new URL(onward)), onward, [cookie]);
}

function backToOps(cookie: string): HandlerResult {
  return { redirect: '/ops', status: 303, headers: { 'Set-Cookie': cookie } };
}

/**
 * A page that goes on by itself. What a browser is led to by a redirect from another site comes without our strict
 * cookies, and the policy of our pages ends a form's way at other sites; a page that goes on has neither limit.
 */
function goingOn(text: string, to: string, cookies: readonly string[]): HandlerResult {
  return { text, headers: { ...opsHeaders, Refresh: `0;url=${to}`, 'Set-Cookie': cookies } };
}

/** `GET /ops/sign-in`: leads to the provider, with PKCE, state, and nonce of an attempt that only this browser knows. */
export async function beginSignIn(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { operatorProvider: provider, publicOrigin } = services.config;
  if (!provider) return noSuchPage(context);
  const { attempt, cookie } = newAttempt(services);
  try {
    const redirect = await authorizationUrl(provider, publicOrigin, attempt);
    return { redirect, status: 303, headers: { 'Set-Cookie': cookie } };
  } catch (error) {
    return failed(context, provider, error);
  }
}

/**
 * `GET /ops/sign-in/callback`: finishes what was begun in this browser, and opens a session of eight hours for whoever has
 * a role. The provider leads here with a code that works once.
 * @throws ApiError too_many_requests
 */
export async function finishSignIn(context: RequestContext): Promise<HandlerResult> {
  const { services, auditContext, query } = context;
  const { operatorProvider: provider } = services.config;
  if (!provider) return noSuchPage(context);
  const attempt = attemptIn(context);
  if (attempt === null || query.get('state') !== attempt.state) {
    auditContext.unrecorded = true;
    return problem(services, signInProblemPage(provider, 'unbegun'), 400);
  }
  await requireAttemptByClient(context, 'operator-sign-ins-by-client');
  const callback = new URL(`${callbackPath}?${query}`, services.config.publicOrigin);
  let redeemed: Redeemed;
  try {
    redeemed = await redeemAtProvider(provider, callback, attempt);
  } catch (error) {
    return failed(context, provider, error);
  }
  return welcome(context, provider, redeemed);
}

/** Opens the session of a person whom the provider vouches for, unless no role is given to them. */
async function welcome(
  { services, auditContext }: RequestContext,
  provider: OperatorProvider,
  { claims, idToken }: Redeemed,
): Promise<HandlerResult> {
  const name = nameIn(claims);
  const role = roleIn(claims, provider);
  auditContext.detail = `${role ? `signed in as ${role}` : 'refused, without a role'}: ${name}`;
  if (!role) return problem(services, rolelessPage(provider, name), 403);
  const session = await newOpsSession(services, { name, role }, idToken);
  return goingOn(signedInPage({ name, role }), '/ops', [session, endedAttempt(services.config)]);
}

/** The provider vouches for nobody, or it could not be asked: whether it is down, hangs, or refuses us, is for the log. */
function failed({ services, auditContext }: RequestContext, provider: OperatorProvider, error: unknown) {
  const { refused, reason } = failureOf(error);
  if (refused) {
    services.log.warn({ reason }, 'a sign-in of an operator was refused');
    auditContext.detail = `refused: ${reason}`;
    return problem(services, signInProblemPage(provider, 'refused'), 403);
  }
  services.log.error({ reason }, 'the provider that operators sign in at could not be used');
  auditContext.unrecorded = true;
  const answer = problem(services, signInProblemPage(provider, 'away'), 503);
  return { ...answer, headers: { ...answer.headers, 'Retry-After': '30' } };
}

/** Ends the attempt as well, so that nothing of it can be tried again. */
function problem({ config }: Services, text: string, status: number): HandlerResult {
  return { text, status, headers: { ...opsHeaders, 'Set-Cookie': endedAttempt(config) } };
}

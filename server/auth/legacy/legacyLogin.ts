import type { LoginV1Response } from '@/lib/contract/auth';
import type { DeviceWords } from '@/lib/contract/signInDevice';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { mailLoginCode } from '@/server/auth/codes/loginCode';
import { signInByCode } from '@/server/auth/codes/oneTimeCodeCheck';
import { codeLifetime, invalidCodeError } from '@/server/auth/codes/oneTimeCodes';
import { redeemSignInCode } from '@/server/auth/signIn/redeemSignInCode';
import { deviceWordsOf } from '@/server/auth/tokens/deviceWords';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { isKnownBrowser, rememberBrowser } from '@/server/auth/tokens/knownBrowser';
import { issueLegacyToken } from '@/server/auth/tokens/legacyTokens';
import { mailNewSignIn } from '@/server/auth/tokens/signInMail';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { rejectCrossSite } from '@/server/http/crossSite';
import { readParameters } from '@/server/http/parameters';
import { networksOf } from '@/server/http/request/network';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { hostPath, hostPrefixed, serviceCookieLine } from '@/server/http/setCookie';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';

/** Apps use GET, our pages POST. Mail scanners and prefetching browsers also fetch GET URLs, and none may act by it. */
function rejectPrefetch(context: RequestContext): void {
  if (context.method === 'HEAD')
    throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, POST' } });
  const isPrefetch = context.header('sec-purpose') ?? context.header('purpose') ?? context.header('x-moz');
  if (isPrefetch !== null) throw new ApiError('forbidden');
  rejectCrossSite(context);
}

/**
 * GET or POST loginlink: mails a code and does nothing else. The same client's previous code stops working.
 * @throws ApiError cross_site_request, forbidden, invalid_email_address, failed_mx_check, too_many_requests
 */
export async function sendLegacyCode(context: RequestContext): Promise<HandlerResult> {
  rejectPrefetch(context);
  const { binding, cookie } = openLegacyBinding(context);
  const answer = await mailLoginCode(context, binding);
  return cookie === null ? answer : { ...answer, headers: { 'Set-Cookie': cookie } };
}

/**
 * GET or POST login: exchanges a one-time code for an auth token; tries count together with those of v2. Of several
 * accounts the person first picks one on the website.
 * @throws ApiError cross_site_request, forbidden, invalid_login_credentials, suspended_account, account_choice_required,
 * too_many_requests
 */
export async function loginWithCode(context: RequestContext): Promise<HandlerResult> {
  rejectPrefetch(context);
  const { services } = context;
  const parameters = await readParameters(context);
  const email = normalizeEmail(parameters.text('email'));
  if (email === null) throw new ApiError('invalid_email_address');
  const key = { purpose: 'login', binding: legacyBinding(context), email } as const;
  const typed = parameters.text('otp');
  const answer = await signInByCode(
    context,
    { key, typed },
    async ({ services }, checked, record): Promise<LoginV1Response> => {
      const opened = await redeemSignInCode(services, checked, 'unable');
      if (opened.kind !== 'account') throw invalidCodeError('spent');
      const { account, isFirst } = opened;
      const grant = { accountId: account.id, authenticatedAt: services.clock.now() };
      const token = await issueLegacyToken(services, grant);
      if (!isFirst && !isKnownBrowser(context, [account.id]))
        await mailNewSignIn(services, account, newLegacySignIn(context));
      context.auditContext.accountId = account.id;
      await record();
      return { external_id: account.id, auth_token: token, email: account.email, status: 'ok' };
    },
  );
  services.wakeMail();
  return rememberBrowser(context, { json: answer }, answer.external_id);
}

/** v1 names no client: our pages are told from apps by the header that browsers add to every call. */
export function newLegacySignIn(context: RequestContext): { signInId: string; device: DeviceWords } {
  const client = context.header('sec-fetch-site') === null ? 'native' : 'web';
  const device = deviceWordsOf(client, context.header('user-agent'));
  return { signInId: context.services.random.uuid(), device };
}

/**
 * What a v1 sign-in code is bound to besides its address, so that nobody elsewhere replaces it, holds up the next one or
 * uses up its tries: a cookie of the browser, or for an app, which keeps none, its wide network (/24, /48).
 */
function cookieName({ services }: RequestContext): string {
  return hostPrefixed(services.config, 'v1-sign-in');
}

function legacyBinding(context: RequestContext): string {
  const id = context.cookie(cookieName(context));
  const { single, wide } = networksOf(context.clientIp);
  return `${legacyFamilyId}:${digest(isId(id) ? id : (wide ?? single))}`;
}

/** The binding for a code about to be sent, and the Set-Cookie line by which the browser is recognized later. */
function openLegacyBinding(context: RequestContext): { binding: string; cookie: string | null } {
  // Our pages use POST and keep the cookie, and browsers declare the origin of every call.
  if (context.method !== 'POST' || context.header('sec-fetch-site') === null)
    return { binding: legacyBinding(context), cookie: null };
  const held = context.cookie(cookieName(context));
  const id = isId(held) ? held : opaqueToken(context.services.random);
  const cookie = serviceCookieLine(context.services.config, {
    name: cookieName(context),
    value: id,
    path: hostPath(context.services.config, '/api/auth/'),
    maxAge: codeLifetime / second,
  });
  return { binding: `${legacyFamilyId}:${digest(id)}`, cookie };
}

function isId(value: string | null): value is string {
  return value !== null && /^[A-Za-z0-9]{86}$/.test(value);
}

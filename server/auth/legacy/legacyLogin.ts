import type { LoginV1Response } from '@/lib/contract/auth';
import type { DeviceWords } from '@/lib/contract/signInDevice';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { isKnownBrowser, rememberBrowser } from '@/server/auth/codes/knownBrowser';
import { mailLoginCode } from '@/server/auth/codes/loginCode';
import { signInByCode } from '@/server/auth/codes/oneTimeCodeCheck';
import { invalidCodeError } from '@/server/auth/codes/oneTimeCodes';
import { redeemSignInCode } from '@/server/auth/signIn/redeemSignInCode';
import { deviceWordsOf } from '@/server/auth/tokens/deviceWords';
import { issueLegacyToken } from '@/server/auth/tokens/legacyTokens';
import { mailNewSignIn } from '@/server/auth/tokens/signInMail';
import { ApiError } from '@/server/http/ApiError';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import { readParameters } from '@/server/http/parameters';
import type { RequestContext } from '@/server/http/requestContext';
import { legacyBinding, openLegacyBinding } from './legacyBinding';

/**
 * v1 signs in without a session. Apps use GET with a query, our pages use POST with a body. Mail scanners, link
 * previews and prefetching browsers also fetch GET URLs, and none of them may trigger a mail or sign anybody in.
 */
function rejectPrefetch(context: RequestContext): void {
  if (context.method === 'HEAD')
    throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, POST' } });
  const isPrefetch = context.header('sec-purpose') ?? context.header('purpose') ?? context.header('x-moz');
  if (isPrefetch !== null) throw new ApiError('forbidden');
  rejectCrossSite(context);
}

/**
 * GET or POST loginlink: mails a code and does nothing else. The same browser's previous code stops working.
 * @throws ApiError cross_site_request, forbidden, invalid_email_address, failed_mx_check, too_many_requests
 */
export async function sendLegacyCode(context: RequestContext): Promise<HandlerResult> {
  rejectPrefetch(context);
  const { binding, cookie } = openLegacyBinding(context);
  const answer = await mailLoginCode(context, binding);
  return cookie === null ? answer : { ...answer, headers: { 'Set-Cookie': cookie } };
}

/**
 * GET or POST login: exchanges a one-time code for an auth token. Tries are counted together with those of v2. The
 * answer cannot list several accounts: the person picks one on the website, once, and is then signed in here as well.
 * @throws ApiError cross_site_request, forbidden, invalid_login_credentials, suspended_account,
 * account_choice_required, too_many_requests
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
    async (trx, checked, record): Promise<LoginV1Response> => {
      const opened = await redeemSignInCode(trx, services, checked, 'unable');
      if (opened.kind !== 'account') throw invalidCodeError('spent');
      const { account, isFirst } = opened;
      const grant = { accountId: account.id, authenticatedAt: services.clock.now() };
      const token = await issueLegacyToken(trx, services, grant);
      if (!isFirst && !isKnownBrowser(context, [account.id]))
        await mailNewSignIn(trx, services, account, newLegacySignIn(context));
      context.auditContext.accountId = account.id;
      await record();
      return { external_id: account.id, auth_token: token, email: account.email, status: 'ok' };
    },
  );
  services.wakeMail();
  return rememberBrowser(context, { json: answer }, [answer.external_id]);
}

/**
 * What the mail about a v1 sign-in says of its device. v1 names no client: our pages are told from apps by the header
 * that browsers add to every call.
 */
export function newLegacySignIn(context: RequestContext): { signInId: string; device: DeviceWords } {
  const client = context.header('sec-fetch-site') === null ? 'native' : 'web';
  const device = deviceWordsOf(client, context.header('user-agent'));
  return { signInId: context.services.random.uuid(), device };
}

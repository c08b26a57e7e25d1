import type { Kysely } from 'kysely';
import { LoginRequest, type LoginResponse } from '@/lib/contract/auth';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { type AuthSession, requireAuthSession } from '@/server/auth/authorize/authSessions';
import { isKnownBrowser, rememberBrowser } from '@/server/auth/codes/knownBrowser';
import { invalidCodeError, signInByCode } from '@/server/auth/codes/oneTimeCodeCheck';
import { type OneTimeCode, replayAnswer, storeAnswer } from '@/server/auth/codes/oneTimeCodes';
import { codeResult, mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { ApiError } from '@/server/http/ApiError';
import type { RecordCall } from '@/server/http/auditedTransaction';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import type { Database } from '@/server/store/schema';
import { describeChoices, findOffer, offerAccounts } from './accountChoices';
import { loginByPurchase } from './loginByPurchase';
import { type Listing, redeemSignInCode } from './redeemSignInCode';

/**
 * POST login: exchanges a one-time code or an app store purchase for an authorization code of the same session, or for
 * a list of accounts to pick from with login/choose. A client that lost the answer repeats the call: for thirty seconds
 * it gets the same authorization code, still redeemable once, and for as long as the offer lasts the same accounts. A
 * redirect cannot list accounts.
 * @throws ApiError invalid_login_credentials, invalid_email_address, suspended_account, account_choice_required,
 * too_many_requests
 */
export async function login(context: RequestContext): Promise<HandlerResult> {
  const session = await requireAuthSession(context);
  const { services } = context;
  const request = await context.body(LoginRequest, 'invalid_login_credentials');
  const { method, email: typedEmail, otp, list } = request;
  if (method === 'signature') return loginByPurchase(context, session, request);
  if (method !== 'otp') throw new ApiError('invalid_login_credentials');
  const email = normalizeEmail(typedEmail);
  if (email === null) throw new ApiError('invalid_email_address');
  const listing = session.redirectUri !== null ? 'unable' : list ? 'wanted' : 'able';
  const key = { purpose: 'login', binding: session.idHash, email } as const;
  const { checked, opened } = await signInByCode(context, { key, typed: otp }, async (trx, row, record) => ({
    checked: row,
    opened: await openOnce(trx, context, session, { checked: row, listing, record }),
  }));
  const code = opened === null ? await replayAnswer(services, checked.id) : opened.code;
  if (code === null) return choicesResponse(context, session, checked);
  context.auditContext.accountId = checked.account_id;
  services.wakeMail();
  const answer = codeResult(services.config, session, code);
  // Apps do not keep cookies.
  if (session.redirectUri !== null || checked.account_id === null) return answer;
  return rememberBrowser(context, answer, [checked.account_id]);
}

/**
 * Uses the one-time code up and either issues the authorization code or offers the accounts; null when the code was
 * already used.
 */
async function openOnce(
  trx: Kysely<Database>,
  context: RequestContext,
  session: AuthSession,
  { checked, listing, record }: { checked: OneTimeCode; listing: Listing; record: RecordCall },
): Promise<{ code: string | null } | null> {
  const { services } = context;
  const opened = await redeemSignInCode(trx, services, checked, listing);
  if (opened === null) return null;
  if (opened === 'several') {
    await offerAccounts(trx, services, session, { codeId: checked.id, email: checked.email });
    return { code: null };
  }
  const code = await mintAuthorizationCode(trx, services, session, {
    accountId: opened.account.id,
    authenticatedAt: services.clock.now(),
    tellsOwner: !isKnownBrowser(context, [checked.account_id]) && !opened.isFirst,
  });
  await storeAnswer(trx, services, checked.id, code);
  context.auditContext.accountId = checked.account_id;
  await record();
  return { code };
}

/** @throws ApiError invalid_login_credentials when the code was used up, unless its offer is still open */
async function choicesResponse(
  context: RequestContext,
  session: AuthSession,
  checked: OneTimeCode,
): Promise<HandlerResult> {
  const offer = await findOffer(context.services, session);
  if (offer?.code_id !== checked.id || offer.used_at !== null) throw invalidCodeError('spent');
  context.auditContext.detail = 'choice';
  const answer: LoginResponse = { choices: await describeChoices(context, offer) };
  return { json: answer };
}

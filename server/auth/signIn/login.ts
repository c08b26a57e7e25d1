import { LoginRequest, type LoginResponse } from '@/lib/contract/auth';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import {
  type AuthSession,
  endSession,
  isCalledByApp,
  requireAuthSession,
} from '@/server/auth/authorize/authSessions';
import { signInByCode } from '@/server/auth/codes/oneTimeCodeCheck';
import {
  invalidCodeError,
  type OneTimeCode,
  replayAnswer,
  storeAnswer,
} from '@/server/auth/codes/oneTimeCodes';
import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { isKnownBrowser, rememberBrowser } from '@/server/auth/tokens/knownBrowser';
import { ApiError } from '@/server/http/ApiError';
import type { CallWithin, RecordCall } from '@/server/http/auditedTransaction';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { describeChoices, findOffer, offerAccounts } from './accountChoices';
import { type Listing, redeemSignInCode } from './redeemSignInCode';
import { loginByPurchase } from './storeSignIn';

/**
 * POST login: exchanges a one-time code or an app store purchase for an authorization code of the same session, or for a
 * list of accounts to pick from with login/choose, which a redirect cannot show; `cancel` ends the session. A client that lost the answer gets the
 * same code for thirty seconds, and the same accounts as long as the offer lasts.
 * @throws ApiError invalid_login_credentials, invalid_email_address, suspended_account, account_choice_required,
 * too_many_requests
 */
export async function login(context: RequestContext): Promise<HandlerResult> {
  const session = await requireAuthSession(context);
  const request = await context.body(LoginRequest, 'invalid_login_credentials');
  if (request.method === 'signature') return loginByPurchase(context, session, request);
  if (request.method === 'cancel' && session.redirect_uri !== null)
    return endSession(context, session, { error: 'access_denied' });
  if (request.method !== 'otp') throw new ApiError('invalid_login_credentials');
  return loginByCode(context, session, request);
}

async function loginByCode(
  context: RequestContext,
  session: AuthSession,
  { email: typedEmail, otp, list }: LoginRequest,
): Promise<HandlerResult> {
  const { services } = context;
  const email = normalizeEmail(typedEmail);
  if (email === null) throw new ApiError('invalid_email_address');
  const isApp = isCalledByApp(context, session);
  const listing = isApp ? 'unable' : list ? 'wanted' : 'able';
  const key = { purpose: 'login', binding: session.id_hash, email } as const;
  const { checked, issued } = await signInByCode(
    context,
    { key, typed: otp },
    async (within, row, record) => ({
      checked: row,
      issued: await issueOrOffer(within, session, { checked: row, listing, record }),
    }),
  );
  const code = issued ?? (await replayAnswer(services, checked.id, session.id_hash));
  if (code === null) return choicesResponse(context, session, checked);
  const { account_id: accountId } = checked;
  context.auditContext.accountId = accountId;
  services.wakeMail();
  const answer = endSession(context, session, { code });
  // Apps do not keep cookies.
  return isApp || accountId === null ? answer : rememberBrowser(context, answer, accountId);
}

/** Uses the code up and issues the authorization code. Null when accounts are offered, or another call was first. */
async function issueOrOffer(
  context: CallWithin,
  session: AuthSession,
  { checked, listing, record }: { checked: OneTimeCode; listing: Listing; record: RecordCall },
): Promise<string | null> {
  const { services } = context;
  const redeemed = await redeemSignInCode(services, checked, listing);
  if (redeemed.kind === 'choice')
    await offerAccounts(services, session, { codeId: checked.id, email: checked.email });
  if (redeemed.kind !== 'account') return null;
  const code = await mintAuthorizationCode(services, session, {
    accountId: redeemed.account.id,
    authenticatedAt: services.clock.now(),
    tellsOwner: !isKnownBrowser(context, [checked.account_id]) && !redeemed.isFirst,
  });
  await storeAnswer(services, { id: checked.id, session: session.id_hash, answer: code });
  context.auditContext.accountId = checked.account_id;
  await record();
  return code;
}

/** @throws ApiError invalid_login_credentials when the code was used up, unless its offer is still open */
async function choicesResponse(context: RequestContext, session: AuthSession, checked: OneTimeCode) {
  const offer = await findOffer(context.services, session);
  if (offer?.code_id !== checked.id || offer.used_at !== null) throw invalidCodeError('spent');
  context.auditContext.detail = 'choice';
  return { json: { choices: await describeChoices(context, offer) } satisfies LoginResponse };
}

import { LoginRequest } from '@/lib/contract/auth';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { ApiError } from '@/server/http/ApiError';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import type { Services } from '@/server/services';
import { codeAnswer, mintAuthorizationCode } from './authorizationCodes';
import { type AuthSession, requireAuthSession } from './authSessions';
import { rememberBrowser } from './knownBrowser';
import { checkCode, refuseCode } from './oneTimeCodeCheck';
import { keepAnswer, type OneTimeCode, repeatAnswer } from './oneTimeCodes';
import { openAccount } from './openAccount';

/**
 * POST login: a one-time code for an authorization code of the same session. A client that lost the answer repeats the
 * call within thirty seconds and gets the same authorization code, still redeemable once.
 * @throws ApiError invalid_login_credentials, invalid_email_address, suspended_account, too_many_requests
 */
export async function login(call: Call): Promise<Answer> {
  const session = await requireAuthSession(call);
  const { services } = call;
  const { method, email: typedEmail, otp } = await call.body(LoginRequest, 'invalid_login_credentials');
  // `signature` is a sign-in by a store purchase. No store verification is configured, so no signature is accepted.
  if (method !== 'otp') throw new ApiError('invalid_login_credentials');
  const email = normalizeEmail(typedEmail);
  if (email === null) throw new ApiError('invalid_email_address');
  const checked = await checkCode(call, { purpose: 'login', binding: session.idHash, email }, otp);
  const code = (await mintOnce(services, session, checked)) ?? (await repeatAnswer(services, checked.id));
  if (code === null) throw refuseCode('spent');
  call.trail.accountId = checked.account_id;
  services.wakeMail();
  const answer = codeAnswer(services.config, session, code);
  // Apps keep no cookies.
  if (session.redirectUri !== null || checked.account_id === null) return answer;
  return rememberBrowser(call, answer, [checked.account_id]);
}

/** Uses the one-time code up and mints the authorization code with it, or neither; null when it was used before. */
function mintOnce(services: Services, session: AuthSession, checked: OneTimeCode): Promise<string | null> {
  return services.database.transaction().execute(async (trx) => {
    const account = await openAccount(trx, services, checked);
    if (!account) return null;
    const code = await mintAuthorizationCode(trx, services, session, account.id, services.clock.now());
    await keepAnswer(trx, services, checked.id, code);
    return code;
  });
}

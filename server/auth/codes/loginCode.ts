import { findAccountByEmail } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { inTurn } from '@/server/attempts/inTurn';
import { requireAuthSession } from '@/server/auth/authorize/authSessions';
import { isKnownBrowser } from '@/server/auth/tokens/knownBrowser';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import { readParameters } from '@/server/http/parameters';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { requireCodeMail } from '@/server/mail/addressing/mailBudget';
import { requireMailable } from '@/server/mail/addressing/requireMailable';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import { countingSignIn } from './countedSignIns';
import { offeringLongCode } from './longCodes';
import { codeMinutes, issueCode } from './oneTimeCodes';

/**
 * POST otp: mails a sign-in code, bound to the session in the cookie. Known, unknown and suspended addresses get the same
 * answer after the same work. The address given at payment is known while the account that paid has none of its own.
 * @throws ApiError invalid_session_id, invalid_email_address, failed_mx_check, too_many_requests
 */
export async function sendLoginCode(context: RequestContext): Promise<HandlerResult> {
  const session = await requireAuthSession(context);
  return mailLoginCode(context, session.id_hash);
}

/** Mails a sign-in code for this binding: an auth session, or `v1` for a sign-in without one. */
export async function mailLoginCode(context: RequestContext, binding: string): Promise<HandlerResult> {
  const { text } = await readParameters(context);
  const email = normalizeEmail(text('email'));
  if (email === null) {
    await requireAttemptByClient(context, 'codes-by-client');
    throw new ApiError('invalid_email_address');
  }
  const mail = () => inTurn(email, context.clientIp, () => mailCode(context, binding, email));
  return countingSignIn(context.services, 'sent', mail);
}

async function mailCode(context: RequestContext, binding: string, email: string): Promise<HandlerResult> {
  const { services } = context;
  const { locale } = await readParameters(context);
  // Always looks up both, so that every email address takes the same time.
  const opened = await accountsOf(services, email);
  const known = isKnownBrowser(context, opened);
  // Counted before the domain check, since even a refused domain has already cost a DNS query.
  if (!known) await requireAttemptByClient(context, 'codes-by-client');
  await requireMailable(services, email);
  const [accountId = null] = opened;
  const hasAccount = accountId !== null;
  await offeringLongCode(services, email, () =>
    auditedTransaction(context, async ({ services }, record) => {
      await requireAttempt(services, { limit: 'login-code', subject: `${email} ${binding}` });
      const mayTell = await requireCodeMail(services, { email, known });
      const key = { purpose: 'login', binding, email } as const;
      const { id, code } = await issueCode(services, key, { accountId, usable: hasAccount });
      const mail = {
        template: 'code',
        to: email,
        locale,
        dedupeKey: `code:${id}`,
        data: { code: hasAccount ? code : '', minutes: codeMinutes, known: hasAccount },
      } as const;
      await enqueueMail(services, mail, { discard: !hasAccount && !mayTell });
      await record();
    }),
  );
  services.wakeMail();
  return { json: { status: 'sent' } };
}

/** The accounts that a code for this email address opens. */
async function accountsOf(services: Services, email: string): Promise<string[]> {
  const account = await findAccountByEmail(services.database, email);
  const paidFor = await accountsByBillingEmail(services, email);
  return account ? [account.id] : paidFor.map(({ accountId }) => accountId);
}

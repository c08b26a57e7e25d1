import type { DeletionResponse } from '@/lib/contract/auth';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { codeMinutes, issueCode } from '@/server/auth/codes/oneTimeCodes';
import { offeringUnlock } from '@/server/auth/codes/unlockLinks';
import { bindingOf } from '@/server/auth/email/emailChangeHash';
import { formerAddresses } from '@/server/auth/email/formerAddresses';
import { isProved, requireAccount, type SignedIn } from '@/server/auth/tokens/bearer';
import type { MailLocale } from '@/server/http/caller';
import type { HandlerResult } from '@/server/http/handlerResult';
import { readParameters } from '@/server/http/parameters';
import type { RequestContext } from '@/server/http/requestContext';
import { requireMail } from '@/server/mail/mailBudget';
import type { MailData, MailRequest } from '@/server/mail/messages';
import { enqueueMail } from '@/server/mail/outbox';
import type { Services } from '@/server/services';
import { deletionHash } from './deleteAccountHash';
import { finishDeletion } from './finishDeletion';

/**
 * POST account/delete. Without a hash it mails a code and answers the hash; with `otp` and `hash` it deletes the account
 * and ends its subscription. While a former address may still undo a change, it is mailed a code too, and `former_otp`
 * is needed as well: whoever took an account over must not destroy what its owner can still get back. An account that
 * never had an address has nowhere to mail a code to: its hash alone, used within ten minutes by the session that asked
 * for it, deletes it.
 * @throws ApiError invalid_link_signature, invalid_login_credentials, service_unavailable when Stripe cannot be asked to
 * end the subscription, too_many_requests
 */
export async function deleteAccount(context: RequestContext): Promise<HandlerResult> {
  const signedIn = await requireAccount(context);
  const parameters = await readParameters(context);
  const isFirstStep = ['hash', 'otp', 'former_otp'].every((name) => parameters.text(name) === null);
  if (isFirstStep) return startDeletion(context, signedIn, parameters.locale);
  context.auditContext.detail = 'carried-out';
  await finishDeletion(context, signedIn, parameters);
  return { json: { status: 'deleted' } };
}

async function startDeletion(
  context: RequestContext,
  signedIn: SignedIn,
  locale: MailLocale,
): Promise<HandlerResult> {
  const { services } = context;
  const { email } = signedIn;
  const [former] = await formerAddresses(services.database, services, signedIn.accountId);
  if (email !== null || former) await requireAttemptByClient(context, 'codes-by-client');
  const minutes = codeMinutes;
  if (email !== null) {
    const draft = (code: string): MailDraft => ({ template: 'delete-code', locale, data: { code, minutes } });
    await mailDeletionCode(services, signedIn, { email, known: isProved(signedIn), draft });
  }
  if (former) {
    const { undoUntil } = former;
    const draft = (code: string): MailDraft => ({
      template: 'former-delete-code',
      locale,
      data: { code, minutes, undoUntil },
    });
    // A sign-in by the address that replaced it says nothing about the former one.
    await mailDeletionCode(services, signedIn, { email: former.email, known: false, draft });
  }
  services.wakeMail();
  const answer: DeletionResponse = {
    status: 'confirm',
    hash: deletionHash(services, signedIn),
    ...(former && { former_email: masked(former.email) }),
  };
  return { json: answer };
}

type MailDraft = Pick<MailRequest, 'locale'> &
  (
    | { template: 'delete-code'; data: MailData['delete-code'] }
    | { template: 'former-delete-code'; data: MailData['former-delete-code'] }
  );

type Receiver = { email: string; known: boolean; draft: (code: string) => MailDraft };

async function mailDeletionCode(
  services: Services,
  signedIn: SignedIn,
  { email, known, draft }: Receiver,
): Promise<void> {
  const binding = bindingOf(signedIn);
  await offeringUnlock(services, email, () =>
    services.database.transaction().execute(async (trx) => {
      await requireAttempt(trx, services, { limit: 'delete-code', subject: `${email} ${binding}` });
      await requireMail(trx, services, { email, known });
      const key = { purpose: 'delete', binding, email } as const;
      const { accountId } = signedIn;
      const { id, code } = await issueCode(trx, services, key, { accountId, usable: true });
      await enqueueMail(trx, services, { ...draft(code), to: email, dedupeKey: `delete-code:${id}` });
    }),
  );
}

/** Enough of an address for somebody who had it to know which is meant, and no more. */
function masked(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}

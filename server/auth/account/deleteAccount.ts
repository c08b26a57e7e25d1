import type { DeletionResponse } from '@/lib/contract/auth';
import { maskedEmail } from '@/server/accounts/emailAddress';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { deletionHash } from '@/server/auth/account/finishDeletion';
import { offeringLongCode } from '@/server/auth/codes/longCodes';
import { codeMinutes, issueCode } from '@/server/auth/codes/oneTimeCodes';
import { bindingOf } from '@/server/auth/email/emailChangeHash';
import { formerAddresses } from '@/server/auth/email/emailChangeMails';
import { isProved, requireAccount, type SignedIn } from '@/server/auth/tokens/bearer';
import { ApiError, isApiError } from '@/server/http/ApiError';
import type { MailLocale } from '@/server/http/caller';
import { readParameters } from '@/server/http/parameters';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { requireMail } from '@/server/mail/addressing/mailBudget';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import { finishDeletion } from './finishDeletion';

/**
 * POST account/delete. Without a hash it mails a code and answers with the hash; with `otp` and `hash` it deletes the
 * account and ends its subscription. While a former address can still undo a change, its code is required as
 * `former_otp`: whoever took an account over must not destroy what its owner can recover. The hash alone deletes an
 * account that never had an address.
 * @throws ApiError invalid_link_signature, invalid_login_credentials, service_unavailable, too_many_requests
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

async function startDeletion(context: RequestContext, signedIn: SignedIn, locale: MailLocale) {
  const { services } = context;
  const { email } = signedIn;
  const [former] = await formerAddresses(services, signedIn.accountId);
  const receivers: Receiver[] = [];
  if (email !== null) receivers.push({ email, known: isProved(signedIn), locale });
  // Signing in with the replacement address says nothing about the former one.
  if (former) receivers.push({ ...former, known: false, locale });
  if (receivers.length > 0) await requireAttemptByClient(context, 'codes-by-client');
  const sentBefore = {
    hash: deletionHash(services, signedIn),
    ...(former && { former_email: maskedEmail(former.email) }),
  };
  await mailCodes(services, signedIn, receivers, sentBefore);
  services.wakeMail();
  return { json: { status: 'confirm', ...sentBefore } satisfies DeletionResponse };
}

/** `undoUntil`: for a former email address, until when it can undo its replacement. */
type Receiver = { email: string; known: boolean; locale: MailLocale; undoUntil?: number };

/**
 * Both codes or none: a page that asks again must not be told of one that may not be mailed. An address that got its code
 * less than a minute ago has it still, and a page that lost the first answer gets it with the next refusal.
 */
async function mailCodes(
  services: Services,
  signedIn: SignedIn,
  receivers: readonly Receiver[],
  sentBefore: Omit<DeletionResponse, 'status'>,
): Promise<void> {
  let asked = '';
  try {
    await inTransaction(services, async (services) => {
      const sent: ApiError[] = [];
      for (const receiver of receivers) {
        asked = receiver.email;
        try {
          await mailCode(services, signedIn, receiver);
        } catch (error) {
          if (!isCodeSent(error)) throw error;
          sent.push(error);
        }
      }
      if (sent[0] && sent.length === receivers.length) throw sent[0];
    });
  } catch (error) {
    if (isCodeSent(error)) throw new ApiError(error.code, { ...error.details, sentBefore });
    await offeringLongCode(services, asked, () => Promise.reject(error));
  }
}

function isCodeSent(error: unknown): error is ApiError {
  return isApiError(error) && error.details.reason === 'code_sent';
}

async function mailCode(
  services: TransactionServices,
  signedIn: SignedIn,
  { email, known, locale, undoUntil }: Receiver,
): Promise<void> {
  const { accountId } = signedIn;
  const binding = bindingOf(signedIn);
  await requireAttempt(services, { limit: 'delete-code', subject: `${email} ${binding}` });
  await requireMail(services, { email, known });
  const key = { purpose: 'delete', binding, email } as const;
  const { id, code } = await issueCode(services, key, { accountId, usable: true });
  const mail = { to: email, locale, dedupeKey: `delete-code:${id}` };
  const data = { code, minutes: codeMinutes };
  await enqueueMail(
    services,
    undoUntil === undefined
      ? { ...mail, template: 'delete-code', data }
      : { ...mail, template: 'former-delete-code', data: { ...data, undoUntil } },
  );
}

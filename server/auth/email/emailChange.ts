import * as z from 'zod/mini';
import type { EditResponse } from '@/lib/contract/auth';
import { EditRequest } from '@/lib/contract/requests';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { codeMinutes, issueCode } from '@/server/auth/codes/oneTimeCodes';
import { requireAccount, requireFreshCode, type SignedIn } from '@/server/auth/tokens/bearer';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { ApiError, isApiError } from '@/server/http/ApiError';
import type { MailLocale } from '@/server/http/caller';
import { readParameters } from '@/server/http/parameters';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { requireFirstMail, takeMail } from '@/server/mail/addressing/mailBudget';
import { requireMailable } from '@/server/mail/addressing/requireMailable';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import { bindingOf, emailChangeHash, storeChange } from './emailChangeHash';
import { removeEmail } from './emailRemoval';

/** Anything but text is a mistake as well: taken for absent, it would remove the address there is. */
const Asked = z.looseObject({ email: EditRequest.shape.email });

/**
 * POST account/edit: mails a code to the new address and answers with the hash needed to confirm it. Changing an address
 * needs a fresh sign-in by code. Where another account has the address, the answer is the same, but its owner gets a
 * warning and no code. When the address is absent, the current one is removed; an empty one is a mistake.
 * @throws ApiError invalid_email_address, email_address_not_changed, reauthentication_required, failed_mx_check,
 * too_many_requests
 */
export async function startEmailChange(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const signedIn = await requireAccount(context);
  const parameters = await readParameters(context);
  await context.body(Asked, 'invalid_email_address');
  const asked = parameters.text('email');
  if (asked === null && signedIn.email !== null) {
    context.auditContext.detail = 'removal';
    return removeEmail(context, signedIn, parameters.locale);
  }
  const email = normalizeEmail(asked);
  if (email !== null && email === signedIn.email) throw new ApiError('email_address_not_changed');
  if (email !== null && signedIn.email !== null) requireFreshCode(signedIn, services);
  await requireAttemptByClient(context, 'codes-by-client');
  const newEmail = await requireMailable(services, email);
  const { accountId: subject } = signedIn;
  await requireAttempt(services, { limit: 'edits-by-account', subject });
  const hash = await inTransaction(services, (services) =>
    startWithin(services, signedIn, newEmail, parameters.locale),
  ).catch(async (error: unknown) => {
    if (!isApiError(error) || error.details.reason !== 'code_sent') throw error;
    const lost = await sentBefore(services, signedIn, newEmail);
    throw new ApiError(error.code, { ...error.details, ...lost });
  });
  services.wakeMail();
  return { json: { status: 'confirm', hash } satisfies EditResponse };
}

async function startWithin(
  services: TransactionServices,
  signedIn: SignedIn,
  email: string,
  locale: MailLocale,
): Promise<string> {
  const binding = bindingOf(signedIn);
  await requireAttempt(services, { limit: 'edit-code', subject: `${email} ${binding}` });
  // An owner whose hourly mails are used up is not warned again; the answer and its timing stay the same.
  const isInBudget = await takeMail(services, { email, known: false });
  const paid = await accountsByBillingEmail(services, email);
  const known = paid.some(({ accountId }) => accountId === signedIn.accountId);
  await requireFirstMail(services, { email, known });
  const owner = await findAccountByEmail(services.database, email);
  const key = { purpose: 'edit', binding, email } as const;
  const { id, code } = await issueCode(services, key, {
    accountId: signedIn.accountId,
    usable: owner === null,
  });
  const mail = { to: email, dedupeKey: `address-code:${id}` };
  await enqueueMail(
    services,
    owner
      ? { ...mail, template: 'address-taken', locale: owner.locale, data: {} }
      : { ...mail, template: 'address-code', locale, data: { code, minutes: codeMinutes } },
    { discard: owner !== null && !isInBudget },
  );
  return emailChangeHash(services, await storeChange(services, signedIn, email));
}

/** For a page that lost it: the hash of the change that this sign-in began less than a minute ago. */
async function sentBefore(services: Services, signedIn: SignedIn, email: string) {
  const change = await services.database
    .selectFrom('email_changes')
    .selectAll()
    .where('account_id', '=', signedIn.accountId)
    .where('family_id', '=', bindingOf(signedIn))
    .where('new_email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', services.clock.now())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return change ? { sentBefore: { hash: emailChangeHash(services, change) } } : {};
}

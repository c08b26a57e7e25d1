import { changeActiveAccount, lockAccount } from '@/server/accounts/accounts';
import { requestClosure } from '@/server/accounts/closureRequests';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { checkCode } from '@/server/auth/codes/oneTimeCodeCheck';
import {
  codeLifetime,
  consumeCode,
  invalidCodeError,
  type OneTimeCode,
} from '@/server/auth/codes/oneTimeCodes';
import { bindingOf } from '@/server/auth/email/emailChangeHash';
import { formerAddresses } from '@/server/auth/email/emailChangeMails';
import { isProved, type SignedIn } from '@/server/auth/tokens/bearer';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { clockDifference } from '@/server/clock';
import { billingEmailOf, forgetBillingEmail } from '@/server/entitlements/billingEmail';
import { storeThatCharges } from '@/server/entitlements/storeThatCharges';
import { ApiError, isApiError } from '@/server/http/ApiError';
import type { Parameters } from '@/server/http/parameters';
import type { RequestContext } from '@/server/http/requestContext';
import { enqueueMail, forgetFailedMails } from '@/server/mail/queue/outbox';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';

/**
 * Deletes an account whose codes are right. No living account loses its subscription, and no deleted one continues to be
 * charged:
 * 1. Stripe must respond; otherwise nothing has happened, and the same codes work later.
 * 2. One transaction locks the account, uses the codes up, deletes it and records that all it has at Stripe must be
 * closed.
 * 3. Its charges end at Stripe. `closeAtStripe` follows the record until Stripe has confirmed, also for a later checkout.
 */
export async function finishDeletion(context: RequestContext, signedIn: SignedIn, parameters: Parameters) {
  const { services } = context;
  const { accountId } = signedIn;
  if (!isDeletionHash(services, signedIn, parameters.text('hash') ?? ''))
    throw new ApiError('invalid_link_signature');
  await requireAttemptByClient(context, 'confirms-by-client');
  const codes = await rightCodes(context, signedIn, parameters);
  await services.accountPayments.askBeforeClosing(accountId);
  await inTransaction(services, async (services) => {
    await lockAccount(services.database, accountId);
    const former = await formerAddresses(services, accountId);
    // A change made after the codes were checked adds a former address with its own code.
    if (former[0] && !codes.some(({ email }) => email === former[0]?.email))
      throw new ApiError('invalid_link_signature');
    for (const code of codes) {
      if (!(await consumeCode(services, code.id))) throw invalidCodeError('spent');
    }
    const current = signedIn.email ?? (await billingEmailOf(services.database, accountId));
    await tombstoneAccount(services, signedIn);
    await requestClosure(services, { kind: 'account', id: accountId });
    const receivers = [...(current === null ? [] : [current]), ...former.map(({ email }) => email)];
    await mailDeleted(services, accountId, receivers, parameters.locale);
  });
  services.wakeMail();
  services.log.info({ event: 'account_deleted', accountId }, 'account deleted');
  await services.accountPayments.endCharges(accountId).catch((error: unknown) => {
    services.log.error({ accountId, err: error }, 'charges for a deleted account will be stopped later');
  });
}

/** The codes for the current email address and for a former one that can still undo a change, where they exist. */
async function rightCodes(context: RequestContext, signedIn: SignedIn, parameters: Parameters) {
  const key = { purpose: 'delete', binding: bindingOf(signedIn) } as const;
  const [former] = await formerAddresses(context.services, signedIn.accountId);
  const codes: OneTimeCode[] = [];
  if (signedIn.email !== null) {
    const current = { ...key, email: signedIn.email };
    codes.push(await checkCode(context, current, parameters.text('otp'), isProved(signedIn)));
  }
  if (former) {
    const typed = parameters.text('former_otp');
    codes.push(await ofFormer(checkCode(context, { ...key, email: former.email }, typed)));
  }
  if (codes.some((code) => code.used_at !== null)) throw invalidCodeError('spent');
  return codes;
}

/** Says which of the two codes was refused. */
async function ofFormer(check: Promise<OneTimeCode>): Promise<OneTimeCode> {
  try {
    return await check;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'invalid_login_credentials') throw error;
    throw new ApiError(error.code, { ...error.details, field: 'former_otp' });
  }
}

/**
 * Notifies the account's address, or else the one given when paying, and every former one that could have undone a
 * change. What could not be delivered there before is removed.
 */
async function mailDeleted(
  services: TransactionServices,
  accountId: string,
  emails: readonly string[],
  locale: string,
): Promise<void> {
  const receivers = new Set(emails);
  await forgetFailedMails(services.database, [...receivers]);
  const store = (await storeThatCharges(services.database, accountId, services.clock.now())) ?? undefined;
  for (const [index, to] of [...receivers].entries()) {
    const dedupeKey = index === 0 ? `deleted:${accountId}` : `deleted:${accountId}:${index}`;
    await enqueueMail(services, { template: 'deleted', to, locale, dedupeKey, data: { store } });
  }
}

/** Leaves a tombstone without an email address. Ids are never reused: the same address registers under a new id. */
async function tombstoneAccount(services: TransactionServices, signedIn: SignedIn): Promise<void> {
  const { accountId, email } = signedIn;
  const now = services.clock.now();
  const tombstone = { email: null, status: 'deleted', deleted_at: now } as const;
  if (!(await changeActiveAccount(services.database, { id: accountId, email }, tombstone)))
    throw new ApiError('not_found');
  await revokeAllFamilies(services, accountId, 'account_deleted');
  await forgetBillingEmail(services.database, accountId);
  // For as long as undo links would have worked, they tell what became of the account.
  await services.database
    .updateTable('email_changes')
    .set({ old_email: null, new_email: '' })
    .where('account_id', '=', accountId)
    .where('undo_expires_at', '>', now)
    .execute();
  await services.database
    .deleteFrom('email_changes')
    .where('account_id', '=', accountId)
    .where(({ or, eb }) => or([eb('undo_expires_at', 'is', null), eb('undo_expires_at', '<=', now)]))
    .execute();
  await services.database.deleteFrom('one_time_codes').where('account_id', '=', accountId).execute();
}

const purpose = 'account-deletion';

/** A signature over account, email address, session and time, starting with the time. Valid as long as its code. */
export function deletionHash(services: Services, signedIn: SignedIn): string {
  const time = services.clock.now();
  return `${time}.${services.secrets.keyedHash(purpose, content(signedIn, time))}`;
}

function isDeletionHash(services: Services, signedIn: SignedIn, hash: string): boolean {
  const [, digits, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(hash) ?? [];
  if (digits === undefined || signature === undefined) return false;
  const time = Number(digits);
  const age = services.clock.now() - time;
  const isInTime = age > -clockDifference && age < codeLifetime;
  return isInTime && services.secrets.matches(purpose, content(signedIn, time), signature);
}

function content(signedIn: SignedIn, time: number): string {
  return JSON.stringify([signedIn.accountId, bindingOf(signedIn), signedIn.email, time]);
}

import type { Kysely } from 'kysely';
import { lockAccount } from '@/server/accounts/accounts';
import { requestAccountClosure } from '@/server/accounts/closureRequests';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { checkCode, invalidCodeError } from '@/server/auth/codes/oneTimeCodeCheck';
import { consumeCode, type OneTimeCode } from '@/server/auth/codes/oneTimeCodes';
import { bindingOf } from '@/server/auth/email/emailChangeHash';
import { type FormerAddress, formerAddresses } from '@/server/auth/email/formerAddresses';
import { isProved, type SignedIn } from '@/server/auth/tokens/bearer';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { forgetBillingEmail } from '@/server/entitlements/billingEmail';
import { ApiError, isApiError } from '@/server/http/ApiError';
import type { Parameters } from '@/server/http/parameters';
import type { RequestContext } from '@/server/http/requestContext';
import { enqueueMail } from '@/server/mail/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isDeletionHash } from './deleteAccountHash';

/**
 * Deletes an account whose codes are right. The order keeps both promises, whatever stops or comes between: no living
 * account loses its subscription, and no deleted one goes on being charged.
 *
 * 1. Stripe is asked whether it answers. If it does not, nothing has happened, and the same codes work later.
 * 2. One transaction holds the account, looks whether it is still the one the codes are for, uses them up, buries it and
 *    notes that all of it at Stripe is to be closed. All of that happens or nothing.
 * 3. Its charges are ended at Stripe. The note stands whether that worked or not: `closeAtStripe` looks again, also for a
 *    checkout opened meanwhile, removes what Stripe knows of the person, and goes on until Stripe has confirmed.
 */
export async function finishDeletion(
  context: RequestContext,
  signedIn: SignedIn,
  parameters: Parameters,
): Promise<void> {
  const { services } = context;
  const { accountId } = signedIn;
  if (!isDeletionHash(services, signedIn, parameters.text('hash') ?? ''))
    throw new ApiError('invalid_link_signature');
  await requireAttemptByClient(context, 'confirms-by-client');
  const codes = await rightCodes(context, signedIn, parameters);
  await services.accountPayments.askBeforeClosing(accountId);
  await services.database.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const former = await formerAddresses(trx, services, accountId);
    requireCode(former, codes);
    for (const code of codes) {
      if (!(await consumeCode(trx, services, code.id))) throw invalidCodeError('spent');
    }
    await tombstoneAccount(trx, services, signedIn);
    await requestAccountClosure(trx, services, accountId);
    await mailDeleted(trx, services, signedIn, former, parameters.locale);
  });
  services.wakeMail();
  services.log.info({ event: 'account_deleted', accountId }, 'account deleted');
  await services.accountPayments.endCharges(accountId).catch((error: unknown) => {
    services.log.error({ accountId, err: error }, 'charges of a deleted account are to be ended later');
  });
}

/** The codes of the current address and of the former one that may still undo a change, as far as there are such. */
async function rightCodes(
  context: RequestContext,
  signedIn: SignedIn,
  parameters: Parameters,
): Promise<OneTimeCode[]> {
  const key = { purpose: 'delete', binding: bindingOf(signedIn) } as const;
  const [former] = await formerAddresses(context.services.database, context.services, signedIn.accountId);
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

/** A change made since the codes were checked brings a former address of its own. */
function requireCode([former]: readonly FormerAddress[], codes: readonly OneTimeCode[]): void {
  if (former && !codes.some((code) => code.email === former.email))
    throw new ApiError('invalid_link_signature');
}

/** The address of the account hears of it, and every former one that could have taken a change back. */
async function mailDeleted(
  trx: Kysely<Database>,
  services: Services,
  { accountId, email }: SignedIn,
  former: readonly FormerAddress[],
  locale: string,
): Promise<void> {
  const receivers = new Set([...(email === null ? [] : [email]), ...former.map((one) => one.email)]);
  for (const [index, to] of [...receivers].entries()) {
    const dedupeKey = index === 0 ? `deleted:${accountId}` : `deleted:${accountId}:${index}`;
    await enqueueMail(trx, services, { template: 'deleted', to, locale, dedupeKey, data: {} });
  }
}

/** Leaves a tombstone without an address. The id is never used again: the same address registers under a new one. */
async function tombstoneAccount(
  trx: Kysely<Database>,
  services: Services,
  signedIn: SignedIn,
): Promise<void> {
  const { accountId, email } = signedIn;
  const now = services.clock.now();
  const buried = await trx
    .updateTable('accounts')
    .set({ email: null, status: 'deleted', deleted_at: now })
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .where('email', email === null ? 'is' : '=', email)
    .returning('id')
    .executeTakeFirst();
  if (!buried) throw new ApiError('not_found');
  await revokeAllFamilies(trx, services, accountId, 'account_deleted');
  await forgetBillingEmail(trx, accountId);
  // Links that could have undone a change say what became of the account, as long as they would have worked.
  await trx
    .updateTable('email_changes')
    .set({ old_email: null, new_email: '' })
    .where('account_id', '=', accountId)
    .where('undo_expires_at', '>', now)
    .execute();
  await trx
    .deleteFrom('email_changes')
    .where('account_id', '=', accountId)
    .where(({ or, eb }) => or([eb('undo_expires_at', 'is', null), eb('undo_expires_at', '<=', now)]))
    .execute();
  await trx.deleteFrom('one_time_codes').where('account_id', '=', accountId).execute();
}

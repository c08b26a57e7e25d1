import type { Kysely } from 'kysely';
import type { EditAnswer } from '@/lib/contract/auth';
import { forgetBillingEmail } from '@/server/billing/billingEmail';
import { cancelForDeletion } from '@/server/billing/closeBilling';
import { ApiError } from '@/server/http/ApiError';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { hit, hitByClient } from '@/server/http/limits';
import type { MailLocale } from '@/server/http/locale';
import { type Parameters, readParameters } from '@/server/http/parameters';
import { requireMail } from '@/server/mail/mailBudget';
import { enqueueMail } from '@/server/mail/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isProved, requireAccount, type SignedIn } from './bearer';
import { deletionHash, isDeletionHash } from './deleteAccountHash';
import { bindingOf } from './emailChangeHash';
import { lockAccount, revokeAllFamilies } from './families';
import { checkCode, refuseCode } from './oneTimeCodeCheck';
import { codeMinutes, consumeCode, issueCode } from './oneTimeCodes';
import { offeringUnlock } from './unlockLinks';

/**
 * POST account/delete. Without a hash it mails a code and answers the hash; with `otp` and `hash` it cancels the
 * subscription and deletes the account. An account without an address has nowhere to mail a code to: its hash alone,
 * used within ten minutes by the session that asked for it, deletes it.
 * @throws ApiError invalid_link_signature, invalid_login_credentials, service_unavailable when the subscription cannot
 * be cancelled now, too_many_requests
 */
export async function deleteAccount(call: Call): Promise<Answer> {
  const signedIn = await requireAccount(call);
  const parameters = await readParameters(call);
  if (parameters.text('hash') === null && parameters.text('otp') === null)
    return startDeletion(call, signedIn, parameters.locale);
  call.trail.detail = 'carried-out';
  await finishDeletion(call, signedIn, parameters);
  return { json: { status: 'deleted' } };
}

async function startDeletion(call: Call, signedIn: SignedIn, locale: MailLocale): Promise<Answer> {
  const { services } = call;
  const { email } = signedIn;
  if (email !== null) {
    await hitByClient(call, 'codes-by-client');
    await offeringUnlock(services, email, () =>
      services.database
        .transaction()
        .execute((trx) => mailDeletionCode(trx, services, signedIn, { email, locale })),
    );
    services.wakeMail();
  }
  const answer: EditAnswer = { status: 'confirm', hash: deletionHash(services, signedIn) };
  return { json: answer };
}

async function mailDeletionCode(
  trx: Kysely<Database>,
  services: Services,
  signedIn: SignedIn,
  { email, locale }: { email: string; locale: MailLocale },
): Promise<void> {
  const binding = bindingOf(signedIn);
  await hit(trx, services, 'delete-code', `${email} ${binding}`);
  await requireMail(trx, services, { email, known: isProved(signedIn) });
  const key = { purpose: 'delete', binding, email } as const;
  const { id, code } = await issueCode(trx, services, key, { accountId: signedIn.accountId, usable: true });
  const data = { code, minutes: codeMinutes };
  const dedupeKey = `delete-code:${id}`;
  await enqueueMail(trx, services, { template: 'delete-code', to: email, locale, dedupeKey, data });
}

async function finishDeletion(call: Call, signedIn: SignedIn, parameters: Parameters): Promise<void> {
  const { services } = call;
  const { email, accountId } = signedIn;
  if (!isDeletionHash(services, signedIn, parameters.text('hash') ?? ''))
    throw new ApiError('invalid_link_signature');
  await hitByClient(call, 'confirms-by-client');
  const key = { purpose: 'delete', binding: bindingOf(signedIn), email: email ?? '' } as const;
  const code = email === null ? null : await checkCode(call, key, parameters.text('otp'), isProved(signedIn));
  if (code !== null && code.used_at !== null) throw refuseCode('spent');
  // Charges end first. If that fails the account stays, and the same code works for the next attempt.
  await cancelForDeletion(services, accountId);
  await services.database.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if (code !== null && !(await consumeCode(trx, services, code.id))) throw refuseCode('spent');
    await bury(trx, services, signedIn);
    if (email === null) return;
    const dedupeKey = `deleted:${accountId}`;
    await enqueueMail(trx, services, {
      template: 'deleted',
      to: email,
      locale: parameters.locale,
      dedupeKey,
      data: {},
    });
  });
  services.wakeMail();
  services.log.info({ event: 'account_deleted', accountId }, 'account deleted');
  // A checkout opened between the two steps is closed as well; by now the account can open no other.
  await cancelForDeletion(services, accountId).catch(() => {
    services.log.error({ accountId }, 'billing of a deleted account could not be checked again');
  });
}

/** Leaves a tombstone without an address. The id is never used again: the same address registers under a new one. */
async function bury(trx: Kysely<Database>, services: Services, signedIn: SignedIn): Promise<void> {
  const { accountId, email } = signedIn;
  const buried = await trx
    .updateTable('accounts')
    .set({ email: null, status: 'deleted', deleted_at: services.clock.now() })
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .where('email', email === null ? 'is' : '=', email)
    .returning('id')
    .executeTakeFirst();
  if (!buried) throw new ApiError('not_found');
  await revokeAllFamilies(trx, services, accountId, 'account_deleted');
  await forgetBillingEmail(trx, accountId);
  await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('restoration_codes').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('one_time_codes').where('account_id', '=', accountId).execute();
}

import type { EditConfirmResponse } from '@/lib/contract/auth';
import { changeActiveAccount, lockAccount } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { checkCode } from '@/server/auth/codes/oneTimeCodeCheck';
import { consumeCode, invalidCodeError } from '@/server/auth/codes/oneTimeCodes';
import { isProved, requireAccount, type SignedIn } from '@/server/auth/tokens/bearer';
import { markAuthenticated } from '@/server/auth/tokens/families';
import { revokeAllFamilies, revokeUnproved } from '@/server/auth/tokens/revocation';
import { noteEmailChange } from '@/server/entitlements/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import { type Parameters, readParameters } from '@/server/http/parameters';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { bindingOf, changeIdOf, type EmailChange, isEmailChangeHash } from './emailChangeHash';
import { mailChanged } from './emailChangeMails';

/**
 * POST account/edit/confirm: makes the new address the account's own, once. Replacing one signs out every other device,
 * adding the first one those on which nobody ever proved an address.
 * @throws ApiError invalid_link_signature, invalid_login_credentials, account_change_email_address_failed,
 * too_many_requests
 */
export async function confirmEmailChange(context: RequestContext): Promise<HandlerResult> {
  const signedIn = await requireAccount(context);
  const email = await confirmChange(context, signedIn, async () => {});
  return { json: { status: 'confirmed', email } satisfies EditConfirmResponse };
}

/** Confirms the change this call names. `within` runs in the same transaction. Resolves to the new email address. */
export async function confirmChange(
  context: RequestContext,
  signedIn: SignedIn,
  within: (services: TransactionServices) => Promise<void>,
): Promise<string> {
  const { services } = context;
  const parameters = await readParameters(context);
  await requireAttemptByClient(context, 'confirms-by-client');
  const change = await requireChange(services, signedIn, parameters);
  const key = { purpose: 'edit', binding: change.family_id, email: change.new_email } as const;
  const code = await checkCode(context, key, parameters.text('otp'), isProved(signedIn));
  try {
    await inTransaction(services, async (services) => {
      await lockAccount(services.database, signedIn.accountId);
      await markAuthenticated(services, signedIn.familyId);
      if (!(await consumeCode(services, code.id))) throw invalidCodeError('spent');
      await applyChange(services, signedIn, change);
      await mailChanged(services, change, parameters.locale);
      await within(services);
    });
  } catch (error) {
    // The unique index on email addresses decides when two accounts confirm the same one.
    if (isUniqueViolation(error)) throw new ApiError('account_change_email_address_failed');
    throw error;
  }
  services.wakeMail();
  // Stripe may be slow or down; the mark set in the transaction makes sure the email address is sent again later.
  void services.accountPayments.sendEmail(signedIn.accountId);
  return change.new_email;
}

async function requireChange(services: Services, signedIn: SignedIn, parameters: Parameters) {
  const hash = parameters.text('hash') ?? '';
  const change = await services.database
    .selectFrom('email_changes')
    .selectAll()
    .where('id', '=', changeIdOf(hash))
    .where('account_id', '=', signedIn.accountId)
    .where('family_id', '=', bindingOf(signedIn))
    .executeTakeFirst();
  const isRight =
    change !== undefined &&
    change.new_email === normalizeEmail(parameters.text('email')) &&
    isEmailChangeHash(services, change, hash);
  if (!isRight) throw new ApiError('invalid_link_signature');
  return change;
}

/** Every statement is guarded: the change must still be pending, and the account must still have its old address. */
async function applyChange(services: TransactionServices, signedIn: SignedIn, change: EmailChange) {
  const now = services.clock.now();
  const confirmed = await services.database
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('id', '=', change.id)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) throw invalidCodeError('expired');
  const before = { id: change.account_id, email: change.old_email };
  if (!(await changeActiveAccount(services.database, before, { email: change.new_email })))
    throw new ApiError('account_change_email_address_failed');
  await noteEmailChange(services.database, change.account_id);
  if (change.old_email === null) await revokeUnproved(services, change.account_id);
  else await revokeAllFamilies(services, change.account_id, 'email_changed', signedIn.familyId);
}

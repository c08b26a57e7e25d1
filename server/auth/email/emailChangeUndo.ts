import { UndoRequest } from '@/lib/contract/requests';
import { lockAccount } from '@/server/accounts/accounts';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { noteEmailChange } from '@/server/entitlements/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { digest } from '@/server/secrets';
import { inTransaction } from '@/server/services';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { mailRestored } from './emailChangeMails';

/**
 * POST account/edit/undo `{token}`: restores the address that a change or removal took, once and within seven days,
 * whatever was changed since, and signs out every device. The mailed token is the permission. The address that the
 * account had until then is told, in case that somebody else reads the former one.
 * @throws ApiError invalid_link_signature, account_change_email_address_failed when another account has the address,
 * unknown_account when the account was deleted, which the former address agreed to by a code
 */
export async function undoEmailChange(context: RequestContext): Promise<HandlerResult> {
  const { services } = context;
  const { token } = await context.body(UndoRequest, 'invalid_link_signature');
  const undoHash = digest(token);
  const undone = inTransaction(services, async (services) => {
    const now = services.clock.now();
    const found = await services.database
      .selectFrom('email_changes')
      .select('account_id')
      .where('undo_hash', '=', undoHash)
      .executeTakeFirst();
    if (!found) throw new ApiError('invalid_link_signature');
    const account = await lockAccount(services.database, found.account_id);
    if (!account || account.status === 'deleted') throw new ApiError('unknown_account');
    const change = await services.database
      .updateTable('email_changes')
      .set({ undone_at: now })
      .where('undo_hash', '=', undoHash)
      .where('undone_at', 'is', null)
      .where('undo_expires_at', '>', now)
      .returning(['id', 'account_id', 'old_email', 'created_at'])
      .executeTakeFirst();
    if (!change?.old_email) throw new ApiError('invalid_link_signature');
    // The address may have been changed again since. This one had it before, so it is restored all the same.
    await services.database
      .updateTable('accounts')
      .set({ email: change.old_email })
      .where('id', '=', change.account_id)
      .execute();
    // Whoever made the change must not be able to revert this with the links of later changes.
    await services.database
      .updateTable('email_changes')
      .set({ undone_at: now })
      .where('account_id', '=', change.account_id)
      .where('created_at', '>=', change.created_at)
      .where('undone_at', 'is', null)
      .execute();
    if (account.email !== change.old_email) await mailRestored(services, change.id, account);
    await noteEmailChange(services.database, change.account_id);
    await revokeAllFamilies(services, change.account_id, 'email_changed');
    return change.account_id;
  });
  const accountId = await undone.catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new ApiError('account_change_email_address_failed');
    throw error;
  });
  context.auditContext.accountId = accountId;
  services.wakeMail();
  void services.accountPayments.sendEmail(accountId);
  return { json: { status: 'undone' } };
}

import type { RemovalResponse } from '@/lib/contract/auth';
import { changeActiveAccount, lockAccount } from '@/server/accounts/accounts';
import { requireAttempt } from '@/server/attempts/attempts';
import { requireFreshCode, requireStillSignedIn, type SignedIn } from '@/server/auth/tokens/bearer';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { issueLegacyToken } from '@/server/auth/tokens/legacyTokens';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { noteEmailChange } from '@/server/entitlements/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import type { MailLocale } from '@/server/http/caller';
import type { RequestContext } from '@/server/http/requestContext';
import { inTransaction } from '@/server/services';
import { storeChange } from './emailChangeHash';
import { mailChanged } from './emailChangeMails';

/**
 * POST account/edit without an address: removes the account's address, at once, as the fresh code was mailed to it. Every
 * other device is signed out, and the address can be restored for seven days. A v1 token is replaced.
 * @throws ApiError reauthentication_required, account_change_email_address_failed, too_many_requests; invalid_token
 */
export async function removeEmail(context: RequestContext, signedIn: SignedIn, locale: MailLocale) {
  const { services } = context;
  requireFreshCode(signedIn, services);
  const { accountId, email } = signedIn;
  await requireAttempt(services, { limit: 'edits-by-account', subject: accountId });
  const isLegacy = signedIn.familyId === legacyFamilyId;
  const answer = await inTransaction(services, async (services): Promise<RemovalResponse> => {
    await lockAccount(services.database, accountId);
    // A v1 sign-in would otherwise get a new token after it was ended.
    await requireStillSignedIn({ ...context, services }, signedIn);
    const before = { id: accountId, email };
    if (email === null || !(await changeActiveAccount(services.database, before, { email: null })))
      throw new ApiError('account_change_email_address_failed');
    await mailChanged(services, await storeChange(services, signedIn, ''), locale);
    await noteEmailChange(services.database, accountId);
    await revokeAllFamilies(services, accountId, 'email_changed', signedIn.familyId);
    if (!isLegacy) return { status: 'removed', email: null };
    const authenticatedAt = services.clock.now();
    const auth_token = await issueLegacyToken(services, { accountId, authenticatedAt });
    return { status: 'removed', email: null, external_id: accountId, auth_token };
  });
  services.wakeMail();
  void services.accountPayments.sendEmail(accountId);
  return { json: answer };
}

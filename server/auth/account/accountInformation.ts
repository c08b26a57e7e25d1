import type { AccountResponse } from '@/lib/contract/auth';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { accountsByBillingEmail, billingEmailOf } from '@/server/entitlements/billingEmail';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * GET account: the email address or else the one given when paying, what the account may use now, and other purchases
 * made with the same address.
 */
export async function readAccount(context: RequestContext): Promise<HandlerResult> {
  const { accountId, email } = await requireAccount(context);
  const entitlements = await entitlementsOf(context.services.database, context.services, accountId);
  const { database } = context.services;
  const further = email === null ? [] : await accountsByBillingEmail(database, context.services, email);
  const billingEmail = email === null ? await billingEmailOf(database, accountId) : null;
  const answer: AccountResponse = {
    email,
    external_id: accountId,
    entitlements,
    ...(billingEmail !== null && { billing_email: billingEmail }),
    ...(further.length > 0 && { further_subscriptions: further.length }),
  };
  return { json: answer };
}

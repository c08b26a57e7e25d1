import type { AccountAnswer } from '@/lib/contract/auth';
import { accountsByBillingEmail } from '@/server/billing/billingEmail';
import { entitlementsOf } from '@/server/billing/entitlements';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { requireAccount } from './bearer';

/** GET account: the address, what the account may use now, and what else was paid for under the address. */
export async function readAccount(call: Call): Promise<Answer> {
  const { accountId, email } = await requireAccount(call);
  const entitlements = await entitlementsOf(call.services.database, call.services, accountId);
  const { database } = call.services;
  const further = email === null ? [] : await accountsByBillingEmail(database, call.services, email);
  const answer: AccountAnswer = {
    email,
    external_id: accountId,
    entitlements,
    ...(further.length > 0 && { further_subscriptions: further.length }),
  };
  return { json: answer };
}

import type { AccountAnswer } from '@/lib/contract/auth';
import { entitlementsOf } from '@/server/billing/entitlements';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import { requireAccount } from './bearer';

/** GET account: the address and what the account may use now. */
export async function readAccount(call: Call): Promise<Answer> {
  const { accountId, email } = await requireAccount(call);
  const entitlements = await entitlementsOf(call.services.database, call.services, accountId);
  const answer: AccountAnswer = { email, external_id: accountId, entitlements };
  return { json: answer };
}

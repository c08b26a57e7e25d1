import type { Account } from '@/server/accounts/accounts';
import type { PaidAccount } from '@/server/entitlements/billingEmail';

/** Whether the client can show several accounts, and whether the person asked to see all of them. */
export type Listing = 'unable' | 'able' | 'wanted';

type Standing = {
  /** The account that the code was mailed for, if it still exists. */
  account: Account | null;
  /** The account that has the email address. */
  owner: Account | null;
  /** The accounts that were paid for with the address and have none; only asked for where it matters (`asksForPaid`). */
  paid: readonly PaidAccount[];
};

type Opening =
  | { kind: 'account'; account: Account }
  /** The account gets the email address first, which the code has proved. */
  | { kind: 'adopt'; paid: PaidAccount }
  | { kind: 'choice' }
  | { kind: 'refused'; reason: 'expired' | 'account_choice_required' | 'suspended_account' };

export function asksForPaid(owner: Account | null, listing: Listing): boolean {
  return owner === null || listing === 'wanted';
}

/** What a right sign-in code opens: the account with its email address, otherwise the one paid with that address. */
export function decideOpening({ account, owner, paid }: Standing, listing: Listing): Opening {
  if (!account || account.status === 'deleted') return { kind: 'refused', reason: 'expired' };
  const isChoice = owner === null ? paid.length > 1 : listing === 'wanted' && paid.length > 0;
  if (isChoice)
    return listing === 'unable' ? { kind: 'refused', reason: 'account_choice_required' } : { kind: 'choice' };
  if (owner !== null && owner.id !== account.id) return { kind: 'refused', reason: 'expired' };
  if (account.status === 'suspended') return { kind: 'refused', reason: 'suspended_account' };
  if (owner !== null) return { kind: 'account', account };
  const [only] = paid;
  return only?.accountId === account.id
    ? { kind: 'adopt', paid: only }
    : { kind: 'refused', reason: 'expired' };
}

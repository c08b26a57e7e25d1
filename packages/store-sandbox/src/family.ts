import type { PurchaseRecord } from './records';

/** A family member's purchase after a change of the one that it shares in; null once it is not shared any more. */
export function ofMember(
  member: PurchaseRecord,
  shared: PurchaseRecord,
  transactionId: string,
): PurchaseRecord | null {
  if (member.state === 'revoked' || member.state === 'expired') return null;
  const { id, startedAt, purchasedAt, sharedFrom } = member;
  return {
    ...shared,
    ...{ id, startedAt, purchasedAt, sharedFrom, transactionId },
    accountId: null,
    refunded: false,
  };
}

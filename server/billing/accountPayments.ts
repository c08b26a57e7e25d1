import type { AccountPayments, Services } from '@/server/services';
import { recordUnreportedPurchase } from './checkout/recordUnreportedPurchase';
import { askBeforeClosing, endChargesOfAccount } from './closing/endCharges';
import { cardDigits } from './customer/cardDigits';
import { syncCustomerDetails } from './customer/customerDetails';
import { accountOfPurchase } from './stores/accountOfPurchase';
import { settleAgain } from './stores/settlePurchase';

/** What billing offers to accounts and sign-in. `services` is called each time, because it contains this object. */
export function makeAccountPayments(services: () => Services): AccountPayments {
  return {
    askBeforeClosing: (accountId) => askBeforeClosing(services(), accountId),
    endCharges: async (accountId) => void (await endChargesOfAccount(services(), accountId)),
    sendEmail: async (accountId) => {
      await settleAgain(services(), accountId);
      await syncCustomerDetails(services(), accountId);
    },
    accountOfPurchase: (proof) => accountOfPurchase(services(), proof),
    recordUnreportedPurchase: (accountId, count) =>
      recordUnreportedPurchase(services(), { accountId, count }),
    cardDigits: (subscription, count) => cardDigits(services(), subscription, count),
  };
}

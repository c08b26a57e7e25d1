import {
  APIError,
  APIException,
  Environment,
  type LastTransactionsItem,
  SignedDataVerifier,
  VerificationException,
  VerificationStatus,
} from '@apple/app-store-server-library';
import { type AppleStore, PurchaseUnavailable } from '@/server/appStores';
import { AppleClient } from './appleClient';
import { type AppleParts, appleIsAway } from './appleParts';
import { appleSubscription } from './appleSubscription';

/** The App Store says of these that it has no such purchase. A refusal for any other reason is for the operator to mend. */
const unknownPurchase: ReadonlySet<unknown> = new Set([
  APIError.INVALID_TRANSACTION_ID,
  APIError.INVALID_ORIGINAL_TRANSACTION_ID,
  APIError.ACCOUNT_NOT_FOUND,
  APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND,
  APIError.TRANSACTION_ID_NOT_FOUND,
]);
/** It has not found these yet, and is to be asked again ("Error codes"). */
const notFoundYet: ReadonlySet<unknown> = new Set([
  APIError.ACCOUNT_NOT_FOUND_RETRYABLE,
  APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND_RETRYABLE,
]);

/** The App Store through Apple's library. @throws Error for certificates that cannot be read */
export function openAppleStore({ setting, origin, log }: AppleParts): AppleStore {
  const { bundleId, appAppleId } = setting;
  const environment = setting.environment === 'Production' ? Environment.PRODUCTION : Environment.SANDBOX;
  const roots = setting.rootCertificates.map((text) => Buffer.from(text, 'base64'));
  // Our own certificates are in no revocation list, so revocation is only checked for the real App Store.
  const verifier = new SignedDataVerifier(roots, origin === null, environment, bundleId, appAppleId);
  const client = new AppleClient(setting, origin);

  const verified = <Payload>(check: () => Promise<Payload>) => nullIfUnsigned(log, check);

  return {
    async fetchSubscription(id) {
      const item = await statusOf(client, id, log);
      const { status, signedTransactionInfo = '', signedRenewalInfo = '' } = item ?? {};
      if (!item) return null;
      const transaction = await verified(() => verifier.verifyAndDecodeTransaction(signedTransactionInfo));
      const renewal = await verified(() => verifier.verifyAndDecodeRenewalInfo(signedRenewalInfo));
      return transaction && renewal && appleSubscription({ status, transaction, renewal });
    },
    async readTransaction(signed) {
      const transaction = await verified(() => verifier.verifyAndDecodeTransaction(signed));
      const { originalTransactionId, signedDate } = transaction ?? {};
      return originalTransactionId && signedDate
        ? { originalId: originalTransactionId, signedAt: signedDate }
        : null;
    },
    async readNotification(signedPayload) {
      const payload = await verified(() => verifier.verifyAndDecodeNotification(signedPayload));
      const { notificationUUID, notificationType, subtype, signedDate, data } = payload ?? {};
      if (!notificationUUID || !notificationType || !signedDate) return null;
      const signed = data?.signedTransactionInfo;
      const transaction = signed ? await verified(() => verifier.verifyAndDecodeTransaction(signed)) : null;
      return {
        id: notificationUUID,
        type: subtype ? `${notificationType}/${subtype}` : notificationType,
        createdAt: signedDate,
        purchaseId: transaction?.originalTransactionId ?? null,
      };
    },
  };
}

type Log = AppleParts['log'];

/** Null for what the App Store did not sign for this app. @throws StoreUnavailable when that cannot be checked now */
async function nullIfUnsigned<Payload>(log: Log, check: () => Promise<Payload>): Promise<Payload | null> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof VerificationException)) throw error;
    if (error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE) appleIsAway(log, error.cause);
    log.info({ status: VerificationStatus[error.status] }, 'a message was not signed by the App Store');
    return null;
  }
}

async function statusOf(client: AppleClient, id: string, log: Log): Promise<LastTransactionsItem | null> {
  try {
    const { data = [] } = await client.getAllSubscriptionStatuses(id);
    const items = data.flatMap(({ lastTransactions = [] }) => lastTransactions);
    return items.find(({ originalTransactionId }) => originalTransactionId === id) ?? null;
  } catch (error) {
    const code = error instanceof APIException ? error.apiError : null;
    if (notFoundYet.has(code)) throw new PurchaseUnavailable();
    return unknownPurchase.has(code) ? null : appleIsAway(log, error);
  }
}

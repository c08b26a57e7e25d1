import {
  APIError,
  APIException,
  AppStoreServerAPIClient,
  Environment,
  type LastTransactionsItem,
  NotificationTypeV2,
  SignedDataVerifier,
  VerificationException,
  VerificationStatus,
} from '@apple/app-store-server-library';
import fetch from 'node-fetch';
import type { Logger } from 'pino';
import { type AppleStore, PurchaseUnavailable, StoreUnavailable } from '@/server/appStores';
import type { AppleSetting } from '@/server/config/storeSettings';
import { appleSubscription } from './appleSubscription';

/** `origin` is null for the real App Store; it is called each time, since a sandbox's port is known once it listens. */
export type AppleParts = { setting: AppleSetting; origin: (() => string) | null; log: Logger };

const timeoutMilliseconds = 5000;
const origins = {
  Production: 'https://api.storekit.itunes.apple.com',
  Sandbox: 'https://api.storekit-sandbox.itunes.apple.com',
} as const;

/** It has no such purchase. A refusal for any other reason is for the operator to mend. */
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
  const environment = environmentOf(setting);
  const roots = setting.rootCertificates.map((text) => Buffer.from(text, 'base64'));
  // Our own certificates are in no revocation list, so revocation is only checked for the real App Store.
  const verifier = new StoreVerifier(roots, origin === null, environment, bundleId, appAppleId);
  const client = new AppleClient(setting, origin);
  const verified = <Payload>(check: () => Promise<Payload>) => nullIfUnsigned(log, check);
  return {
    async fetchSubscription(id) {
      const [item, given] = await Promise.all([statusOf(client, id, log), refundsOf(client, id, log)]);
      const { status, signedTransactionInfo = '', signedRenewalInfo = '' } = item ?? {};
      if (!item) return null;
      const decoded = (signed: string) => verified(() => verifier.verifyAndDecodeTransaction(signed));
      const transaction = await decoded(signedTransactionInfo);
      const renewal = await verified(() => verifier.verifyAndDecodeRenewalInfo(signedRenewalInfo));
      const refunded = (await Promise.all(given.map(decoded))).filter((one) => one !== null);
      return transaction && renewal && appleSubscription({ status, transaction, renewal, refunded });
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
      if (!payload) return null;
      const { notificationUUID, notificationType = 'UNKNOWN', subtype, signedDate, data } = payload;
      const signed = data?.signedTransactionInfo;
      const transaction = signed ? await verified(() => verifier.verifyAndDecodeTransaction(signed)) : null;
      const isReversed = notificationType === NotificationTypeV2.REFUND_REVERSED;
      const about = isReversed ? transaction?.transactionId : subtype;
      return {
        id: notificationUUID ?? '',
        type: about ? `${notificationType}/${about}` : notificationType,
        createdAt: signedDate ?? 0,
        purchaseId: (notificationUUID && transaction?.originalTransactionId) || null,
      };
    },
  };
}

class StoreVerifier extends SignedDataVerifier {
  // A signed message of a kind that the library does not know yet names no app to compare, and no purchase either.
  protected override verifyNotification(bundleId?: string, appAppleId?: number, environment?: string): void {
    if (bundleId ?? appAppleId ?? environment) super.verifyNotification(bundleId, appAppleId, environment);
  }
}

class AppleClient extends AppStoreServerAPIClient {
  private readonly origin: () => string;

  constructor(setting: AppleSetting, origin: AppleParts['origin']) {
    const { privateKey, keyId, issuerId, bundleId, environment } = setting;
    super(privateKey, keyId, issuerId, bundleId, environmentOf(setting));
    this.origin = origin ?? (() => origins[environment]);
  }

  protected override makeFetchRequest(
    path: string,
    query: URLSearchParams,
    method: string,
    body: string | Buffer | undefined,
    headers: Record<string, string>,
  ) {
    return fetch(`${this.origin()}${path}?${query}`, { method, body, headers, timeout: timeoutMilliseconds });
  }
}

function environmentOf({ environment }: AppleSetting): Environment {
  return environment === 'Production' ? Environment.PRODUCTION : Environment.SANDBOX;
}

/** Null for what the App Store did not sign for this app. @throws StoreUnavailable when that cannot be checked now */
async function nullIfUnsigned<Payload>(log: Logger, check: () => Promise<Payload>): Promise<Payload | null> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof VerificationException)) throw error;
    if (error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE) appleIsAway(log, error.cause);
    log.info({ status: VerificationStatus[error.status] }, 'a message was not signed by the App Store');
    return null;
  }
}

async function statusOf(client: AppleClient, id: string, log: Logger): Promise<LastTransactionsItem | null> {
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

/** Signed transactions, at most twenty. What the App Store does not tell now comes with the next message. */
async function refundsOf(client: AppleClient, id: string, log: Logger): Promise<string[]> {
  const history = await client.getRefundHistory(id, null).catch(() => null);
  if (!history) log.info('refunds of the App Store could not be read for the books');
  return history?.signedTransactions ?? [];
}

/** @throws StoreUnavailable always, and logs what went wrong */
function appleIsAway(log: Logger, error: unknown): never {
  log.warn({ err: error }, 'the App Store could not be reached');
  throw new StoreUnavailable();
}

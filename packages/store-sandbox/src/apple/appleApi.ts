import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { WireAnswer, WireRequest } from '../http';
import type { PurchaseRecord } from '../records';
import { type AppleParts, signedRenewal, signedTransaction } from './appleStore';
import { statusOf } from './payloads';

export type AppleApiParts = AppleParts & {
  /** The key that was given out for these calls. */
  api: { publicKey: string; keyId: string; issuerId: string };
  /** By the id of any of its transactions. */
  find: (transactionId: string) => PurchaseRecord | null;
  purchases: () => readonly PurchaseRecord[];
  /** The error code that calls about this purchase get by hand; null for none. */
  refusalOf: (record: PurchaseRecord | null) => number | null;
};

/** What the App Store says when it cannot tell of a purchase ("Error codes"); the last three may be asked again. */
const refusals: Readonly<Record<number, string>> = {
  4040001: 'Account not found.',
  4040003: 'App not found.',
  4040005: 'Original transaction id not found.',
  4040010: 'Transaction id not found.',
  4040002: 'Account not found. Please try again.',
  4040004: 'App not found. Please try again.',
  4040006: 'Original transaction id not found. Please try again.',
};
const invalidTransaction = { errorCode: 4000006, errorMessage: 'Invalid transaction id.' };
const calls = /^\/inApps\/(v1\/subscriptions|v1\/transactions|v2\/refund\/lookup)\/([^/]+)$/;

/** The calls of the App Store Server API that are made here: subscription statuses, transaction info, and refund history. */
export async function answerAppleApi(
  parts: AppleApiParts,
  { method, path, bearer }: WireRequest,
): Promise<WireAnswer> {
  if (!(await isAuthorized(parts, bearer))) return { status: 401, json: null };
  const [, call, transactionId = ''] = calls.exec(path) ?? [];
  if (!call || method !== 'GET')
    return { status: 404, json: { errorCode: 4040000, errorMessage: 'Not found.' } };
  if (!/^\d{1,30}$/.test(transactionId)) return { status: 400, json: invalidTransaction };
  const record = parts.find(transactionId);
  const refusal = parts.refusalOf(record);
  if (refusal !== null) return refused(refusal);
  if (!record) return refused(4040010);
  if (call.endsWith('lookup')) return { status: 200, json: await refundHistory(parts) };
  const signedTransactionInfo = await signedTransaction(parts, record);
  if (call.endsWith('transactions')) return { status: 200, json: { signedTransactionInfo } };
  const item = {
    originalTransactionId: record.id,
    status: statusOf(record),
    signedTransactionInfo,
    signedRenewalInfo: await signedRenewal(parts, record),
  };
  const { environment, bundleId, appAppleId } = parts.app;
  const data = [{ subscriptionGroupIdentifier: '20000001', lastTransactions: [item] }];
  return { status: 200, json: { environment, bundleId, appAppleId, data } };
}

/** Of whatever the customer got back in this app, of which there is one customer here, oldest refund first. */
async function refundHistory(parts: AppleApiParts): Promise<object> {
  const given = parts
    .purchases()
    .filter(({ store }) => store === 'apple')
    .flatMap((record) => [...record.earlier, record].map((period) => ({ record, period })))
    .filter(({ period }) => period.revokedAt !== null)
    .sort((one, other) => (one.period.revokedAt ?? 0) - (other.period.revokedAt ?? 0));
  const signedTransactions = await Promise.all(
    given.map(({ record, period }) => signedTransaction(parts, record, period)),
  );
  return { signedTransactions, hasMore: false, revision: '' };
}

/** The first three digits of an error code are the status of its answer. */
function refused(errorCode: number): WireAnswer {
  const errorMessage = refusals[errorCode] ?? 'Refused.';
  return { status: Math.floor(errorCode / 10_000), json: { errorCode, errorMessage } };
}

/**
 * Whether the bearer is signed with the key that was given out, for this app, and not for long ("Generating JSON Web
 * Tokens for API requests"). Its times are real ones: the library that makes it reads the clock of the machine.
 */
async function isAuthorized({ api, app }: AppleApiParts, bearer: string | null): Promise<boolean> {
  if (bearer === null) return false;
  try {
    const { payload, protectedHeader } = await jwtVerify(bearer, createPublicKey(api.publicKey), {
      algorithms: ['ES256'],
      issuer: api.issuerId,
      audience: 'appstoreconnect-v1',
      requiredClaims: ['iat', 'exp'],
    });
    const { iat = 0, exp = 0, bid } = payload;
    return protectedHeader.kid === api.keyId && bid === app.bundleId && exp - iat <= 3600;
  } catch {
    return false;
  }
}

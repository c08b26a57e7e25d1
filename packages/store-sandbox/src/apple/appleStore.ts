import { createPrivateKey, randomUUID } from 'node:crypto';
import { CompactSign } from 'jose';
import type { StoreProduct } from '../control';
import type { PaidPeriod, PurchaseRecord } from '../records';
import type { Happening } from '../rules';
import type { AppleChain } from './certificates';
import { type AppleApp, notificationTypes, renewalPayload, statusOf, transactionPayload } from './payloads';

export type AppleParts = {
  app: AppleApp;
  chain: AppleChain;
  product: (id: string) => StoreProduct;
  now: () => number;
};

/** The latest transaction of a purchase, or that of another period of it, signed now. */
export function signedTransaction(
  { app, chain, product, now }: AppleParts,
  record: PurchaseRecord,
  period: PaidPeriod = record,
): Promise<string> {
  const payload = transactionPayload({ ...record, ...period }, product(period.productId), app, now());
  return signJws(payload, chain);
}

export function signedRenewal({ app, chain, now }: AppleParts, record: PurchaseRecord): Promise<string> {
  return signJws(renewalPayload(record, app, now()), chain);
}

/** `responseBodyV2`: what is posted to the service. */
export async function signedNotification(
  parts: AppleParts,
  record: PurchaseRecord,
  happening: Happening,
): Promise<{ id: string; type: string; content: string }> {
  const { app, chain, now } = parts;
  const type = notificationTypes[happening];
  if (!type) throw new Error(`The App Store has no message for ${happening}`);
  const [notificationType, subtype] = type.split('/');
  const id = randomUUID();
  const payload = {
    notificationType,
    ...(subtype && { subtype }),
    notificationUUID: id,
    version: '2.0',
    signedDate: now(),
    data: {
      appAppleId: app.appAppleId,
      bundleId: app.bundleId,
      bundleVersion: '1',
      environment: app.environment,
      status: statusOf(record),
      signedTransactionInfo: await signedTransaction(
        parts,
        record,
        happening === 'refundedEarlier' || happening === 'refundReversed' ? record.earlier.at(-1) : record,
      ),
      signedRenewalInfo: await signedRenewal(parts, record),
    },
  };
  return { id, type, content: JSON.stringify({ signedPayload: await signJws(payload, chain) }) };
}

/** Signs a payload as the App Store does: ES256, with the chain of certificates in the header (RFC 7515 §4.1.6). */
export function signJws(payload: object, { root, intermediate, leaf }: AppleChain): Promise<string> {
  const x5c = [leaf, intermediate, root].map(({ certificate }) => base64Of(certificate));
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', x5c })
    .sign(createPrivateKey(leaf.privateKey));
}

/** The bytes of a certificate in base64, as `x5c` and settings hold it. */
export function base64Of(pem: string): string {
  return pem.replace(/-----[A-Z ]+-----|\s/g, '');
}

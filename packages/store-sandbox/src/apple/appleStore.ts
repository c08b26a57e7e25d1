import { randomUUID } from 'node:crypto';
import type { StoreProduct } from '../control';
import type { PurchaseRecord } from '../records';
import type { Happening } from '../rules';
import type { AppleChain } from './certificates';
import { type AppleApp, notificationTypes, renewalPayload, statusOf, transactionPayload } from './payloads';
import { signJws } from './signJws';

export type AppleParts = {
  app: AppleApp;
  chain: AppleChain;
  product: (id: string) => StoreProduct;
  now: () => number;
};

/** The latest transaction of a purchase, signed now. */
export function signedTransaction(parts: AppleParts, record: PurchaseRecord): Promise<string> {
  const { app, chain, product, now } = parts;
  return signJws(transactionPayload(record, product(record.productId), app, now()), chain);
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
      signedTransactionInfo: await signedTransaction(parts, record),
      signedRenewalInfo: await signedRenewal(parts, record),
    },
  };
  return { id, type, content: JSON.stringify({ signedPayload: await signJws(payload, chain) }) };
}

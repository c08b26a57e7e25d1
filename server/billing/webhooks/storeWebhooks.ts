import * as z from 'zod/mini';
import { AppleNotification, GooglePushMessage } from '@/lib/contract/requests';
import { type StoreMessage, type StoreName, voided } from '@/server/appStores';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { whileStoreAnswers } from '@/server/billing/stores/confirmPurchase';
import { parsedOrNull } from '@/server/billing/stores/google/purchaseData';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { receiveEvent } from './processEvent';

/** `POST /api/webhooks/apple` (App Store Server Notifications V2): 200 once it is stored, applied or for later. */
export async function postAppleNotification(context: RequestContext): Promise<HandlerResult> {
  const { apple } = context.services.stores;
  if (!apple) throw new ApiError('service_unavailable', { retryAfterSeconds: 3600 });
  await requireAttemptByClient(context, 'notifications-by-client');
  const { signedPayload } = await context.body(AppleNotification);
  const message = await whileStoreAnswers(() => apple.readNotification(signedPayload));
  if (!message) throw new ApiError('invalid_signature');
  return receive(context, 'apple', message);
}

/** `POST /api/webhooks/google` (Real-time developer notifications by Pub/Sub push), likewise. */
export async function postGoogleNotification(context: RequestContext): Promise<HandlerResult> {
  const { google } = context.services.stores;
  if (!google) throw new ApiError('service_unavailable', { retryAfterSeconds: 3600 });
  await requireAttemptByClient(context, 'notifications-by-client');
  const { bearer } = context;
  if (bearer === null || !(await whileStoreAnswers(() => google.isPushedByGoogle(bearer))))
    throw new ApiError('invalid_signature');
  const { message } = await context.body(GooglePushMessage);
  return receive(context, 'google', readDeveloperNotification(message, google.packageName));
}

const token = z.string().check(z.minLength(1), z.maxLength(2000));
const DeveloperNotification = z.object({
  packageName: z.string(),
  eventTimeMillis: z.string().check(z.regex(/^\d{1,15}$/)),
  subscriptionNotification: z.optional(z.object({ notificationType: z.int(), purchaseToken: token })),
  voidedPurchaseNotification: z.optional(
    z.object({ purchaseToken: token, orderId: z.string().check(z.maxLength(100)) }),
  ),
});

/** What is stored of a notification. One for another app, or of a kind that we ignore or do not know, names no purchase. */
function readDeveloperNotification(
  { data, messageId }: z.infer<typeof GooglePushMessage>['message'],
  packageName: string,
): StoreMessage {
  const read = DeveloperNotification.safeParse(parsedOrNull(Buffer.from(data, 'base64').toString('utf8')));
  if (!read.success) return { id: messageId, type: 'UNKNOWN', createdAt: 0, purchaseId: null };
  const { subscriptionNotification: changed, voidedPurchaseNotification: taken } = read.data;
  const isOurs = read.data.packageName === packageName;
  return {
    id: messageId,
    type: changed ? `SUBSCRIPTION_NOTIFICATION_${changed.notificationType}` : voided + (taken?.orderId ?? ''),
    createdAt: Number(read.data.eventTimeMillis),
    purchaseId: isOurs ? ((changed ?? taken)?.purchaseToken ?? null) : null,
  };
}

function receive(
  { services, auditContext }: RequestContext,
  source: StoreName,
  { id, type, createdAt, purchaseId: objectId }: StoreMessage,
): Promise<HandlerResult> {
  auditContext.detail = `${source} ${type}`;
  return receiveEvent(services, { source, id: `${source}:${id}`, type, createdAt, objectId });
}

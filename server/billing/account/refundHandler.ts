import type { RefundResponse } from '@/lib/contract/refundResponse';
import { lockAccount } from '@/server/accounts/accounts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { giveMoneyBack } from '@/server/billing/refunds/giveMoneyBack';
import { refundableUntil } from '@/server/billing/rows/firstPurchases';
import { noteRefundRequest, type RefundRequest, refundRequestOf } from '@/server/billing/rows/refundRequests';
import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { paidInvoices, refundedOf } from '@/server/billing/subscription/stripe/payments';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { inTransaction, type Services } from '@/server/services';

const none: RefundResponse = { state: 'none', total: null, currency: null, until: null };

/** `GET /api/subscription/refund`: what asking for the money back would give, or has given. Changes nothing. */
export async function getRefund(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { services } = context;
  const row = await currentSubscription(services.database, accountId);
  if (!row) return { json: none };
  const request = await refundRequestOf(services.database, row.provider_subscription_id);
  if (request) return { json: responseFor(request) };
  const until = await refundableUntil(services, row);
  if (until === null) return { json: none };
  await requireAttemptByClient(context, 'payment-checks-by-client');
  const { total, currency } = await leftOf(services, row.provider_subscription_id);
  const json: RefundResponse = total > 0 ? { state: 'offered', total, currency, until } : none;
  return { json };
}

/**
 * `POST /api/subscription/refund`. Repeated and concurrent requests give back once. While Stripe is away the request is
 * noted, answered with 503, and carried out by the queue of pending events.
 * @throws ApiError no_subscription, managed_elsewhere, not_refundable, too_many_requests
 */
export async function postRefund(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { services } = context;
  const row = await currentSubscription(services.database, accountId);
  if (!row) throw new ApiError('no_subscription');
  if (row.platform !== 'stripe') throw new ApiError('managed_elsewhere');
  const id = row.provider_subscription_id;
  const request = await refundRequestOf(services.database, id);
  // Given back already. If it came back from the bank, an operator pays it in another way.
  if (request && request.total !== null) return { json: responseFor(request) };
  if (!request && (await refundableUntil(services, row)) === null) throw new ApiError('not_refundable');
  await countedByPayer(context, accountId, async () => {
    if (!request) await noteRequest(services, row);
    await giveMoneyBack(services, id);
  });
  const given = await refundRequestOf(services.database, id);
  return { json: given ? responseFor(given) : none };
}

/** What can still be given back: an operator may have given back a part. */
async function leftOf(services: Services, subscriptionId: string) {
  const { invoices, total: paid, currency } = await paidInvoices(services, subscriptionId);
  return { total: paid - (await refundedOf(services, invoices)), currency };
}

/** False while Stripe is away: the request is kept all the same. */
async function isNothingLeft(services: Services, subscriptionId: string): Promise<boolean> {
  try {
    return (await leftOf(services, subscriptionId)).total <= 0;
  } catch (error) {
    if (!isStripeUnavailable(error)) throw error;
    return false;
  }
}

async function noteRequest(services: Services, row: SubscriptionRow): Promise<void> {
  const { database } = services;
  const { account_id: accountId, provider_subscription_id: subscriptionId } = row;
  const isGiven = await isNothingLeft(services, subscriptionId);
  // A concurrent request that gave it back has noted itself before.
  if (isGiven && !(await refundRequestOf(database, subscriptionId))) throw new ApiError('not_refundable');
  await inTransaction(services, async (services) => {
    if (!(await lockAccount(services.database, accountId))) throw new ApiError('unknown_account');
    await noteRefundRequest(services, row);
  });
}

function responseFor({ total, currency, finished_at: finishedAt }: RefundRequest): RefundResponse {
  return { state: finishedAt === null ? 'requested' : 'refunded', total, currency, until: null };
}

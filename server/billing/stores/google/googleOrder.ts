import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { StorePayment } from '@/server/appStores';
import { currencyDigits } from '@/server/currencyDigits';

/** `Money`: whole units, and billionths of one. */
const Money = z.object({
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  units: z.optional(z.string().check(z.regex(/^-?\d{1,15}$/))),
  nanos: z.optional(z.int()),
});
const time = z.iso.datetime();

/** The parts we read of the Play Developer API's `Order`. */
const Order = z.object({
  orderId: z.string(),
  total: z.optional(Money),
  buyerAddress: z.optional(z.object({ buyerCountry: z.optional(z.string()) })),
  orderHistory: z.optional(
    z.object({
      processedEvent: z.optional(z.object({ eventTime: time })),
      refundEvent: z.optional(z.object({ eventTime: time })),
      partialRefundEvents: z.optional(
        z.array(
          z.object({
            state: z.string(),
            processTime: z.optional(time),
            refundDetails: z.optional(z.object({ total: z.optional(Money) })),
          }),
        ),
      ),
    }),
  ),
});

/** Nobody waits for the books: what Google does not tell now is read with the next message about the purchase. */
export async function readOrder(ask: () => Promise<{ data: unknown }>, log: Logger): Promise<StorePayment[]> {
  try {
    return orderPayments((await ask()).data);
  } catch (error) {
    // The failure itself contains the bearer token, so it is not logged.
    const reason = error instanceof Error ? error.name : 'unknown';
    log.warn({ reason }, 'an order of Google Play could not be read for the books');
    return [];
  }
}

/** The charge of an order and its refunds; a full refund gives back what the partial ones left. Nothing for a free one. */
export function orderPayments(told: unknown): StorePayment[] {
  const { orderId, total, buyerAddress, orderHistory = {} } = Order.parse(told);
  const { processedEvent, refundEvent, partialRefundEvents = [] } = orderHistory;
  const paid = minor(total);
  if (!total || !processedEvent || paid === 0) return [];
  const currency = total.currencyCode;
  const shared = { orderId, currency, country: buyerAddress?.buyerCountry ?? null };
  const refund = (id: string, at: string, amount: number): StorePayment => ({
    ...{ ...shared, id: `${orderId} ${id}`, kind: 'refund', at: Date.parse(at), amount },
  });
  const parts = partialRefundEvents.flatMap(({ state, processTime, refundDetails }, index) =>
    state === 'PROCESSED_SUCCESSFULLY' && processTime !== undefined
      ? [refund(`refund ${index + 1}`, processTime, minor(refundDetails?.total))]
      : [],
  );
  const left = parts.reduce((rest, { amount }) => rest - amount, paid);
  return [
    { ...shared, id: orderId, kind: 'charge', at: Date.parse(processedEvent.eventTime), amount: paid },
    ...parts,
    ...(refundEvent && left > 0 ? [refund('refund', refundEvent.eventTime, left)] : []),
  ];
}

/** In the smallest unit of its currency; none is nothing. */
function minor(money: z.infer<typeof Money> | undefined): number {
  if (!money) return 0;
  const { currencyCode, units = '0', nanos = 0 } = money;
  return Math.round((Number(units) + nanos / 1e9) * 10 ** currencyDigits(currencyCode));
}

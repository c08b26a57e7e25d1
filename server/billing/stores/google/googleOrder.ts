import * as z from 'zod/mini';
import type { StorePayment } from '@/server/appStores';
import { currencyDigits } from '@/server/currencyDigits';

/** `Money`: whole units, and billionths of one. */
const Money = z.object({
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  units: z.optional(z.string().check(z.regex(/^-?\d{1,15}$/))),
  nanos: z.optional(z.int()),
});
type Money = z.infer<typeof Money>;

const RefundDetails = z.optional(z.object({ total: z.optional(Money), tax: z.optional(Money) }));
const PartialRefund = z.object({
  state: z.string(),
  processTime: z.optional(z.iso.datetime()),
  refundDetails: RefundDetails,
});

/** The parts we read of the Play Developer API's `Order`. */
export const GoogleOrder = z.object({
  orderId: z.string(),
  total: z.optional(Money),
  tax: z.optional(Money),
  buyerAddress: z.optional(z.object({ buyerCountry: z.optional(z.string()) })),
  orderHistory: z.optional(
    z.object({
      processedEvent: z.optional(z.object({ eventTime: z.iso.datetime() })),
      refundEvent: z.optional(z.object({ eventTime: z.iso.datetime() })),
      partialRefundEvents: z.optional(z.array(PartialRefund)),
    }),
  ),
});
export type GoogleOrder = z.infer<typeof GoogleOrder>;

/** The charge of an order and its refunds; a full refund gives back what the partial ones left. Nothing for a free one. */
export function orderPayments({
  orderId,
  total,
  tax,
  buyerAddress,
  orderHistory = {},
}: GoogleOrder): StorePayment[] {
  const { processedEvent, refundEvent, partialRefundEvents = [] } = orderHistory;
  if (!total || !processedEvent || minor(total) === 0) return [];
  const payment = (id: string, kind: StorePayment['kind'], time: string, amount: number, part: number) => ({
    ...{ id, orderId, kind, amount, at: Date.parse(time), tax: part },
    currency: total.currencyCode,
    country: buyerAddress?.buyerCountry ?? null,
  });
  const parts = partialRefundEvents.flatMap(({ state, processTime, refundDetails }, index) => {
    const given = minor(refundDetails?.total);
    if (state !== 'PROCESSED_SUCCESSFULLY' || processTime === undefined) return [];
    return [
      payment(`${orderId} refund ${index + 1}`, 'refund', processTime, given, minor(refundDetails?.tax)),
    ];
  });
  const left = parts.reduce(
    (rest, part) => ({ amount: rest.amount - part.amount, tax: rest.tax - part.tax }),
    { amount: minor(total), tax: minor(tax) },
  );
  return [
    payment(orderId, 'charge', processedEvent.eventTime, minor(total), minor(tax)),
    ...parts,
    ...(refundEvent && left.amount > 0
      ? [payment(`${orderId} refund`, 'refund', refundEvent.eventTime, left.amount, left.tax)]
      : []),
  ];
}

/** In the smallest unit of its currency; none is nothing. */
function minor(money: Money | undefined): number {
  if (!money) return 0;
  const { currencyCode, units = '0', nanos = 0 } = money;
  return Math.round((Number(units) + nanos / 1e9) * 10 ** currencyDigits(currencyCode));
}

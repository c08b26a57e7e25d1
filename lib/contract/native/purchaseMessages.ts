import * as z from 'zod/mini';
import { nonEmpty } from '../wire';

const Experiment = z.object({ name: nonEmpty, cohort: nonEmpty });

/** `subscriptionSelected`. `offerId` is Android's id of a trial; Android and newer iOS apps read the rest. */
export const SubscriptionSelectedParams = z.object({
  id: nonEmpty,
  offerId: z.optional(nonEmpty),
  experiment: z.optional(Experiment),
  scheduleNotification: z.optional(z.object({ daysBeforeCancel: z.int() })),
});
export type SubscriptionSelectedParams = z.infer<typeof SubscriptionSelectedParams>;

export const PlanChange = z.enum(['upgrade', 'downgrade', 'crossgrade']);
export type PlanChange = z.infer<typeof PlanChange>;

/** `subscriptionChangeSelected`. */
export const SubscriptionChangeParams = z.object({
  id: nonEmpty,
  change: z.optional(PlanChange),
  offerId: z.optional(nonEmpty),
  experiment: z.optional(Experiment),
});
export type SubscriptionChangeParams = z.infer<typeof SubscriptionChangeParams>;

/** `completeStripePayment`, with the plan change that was paid for, if it was one. */
export const CompleteStripePaymentParams = z.object({ change: z.optional(PlanChange) });
/** Its reply means nothing; only the arrival counts. */
export const EmptyResult = z.object({});

/** Event `onPurchaseUpdate` (native contract §2.4). An empty or absent token: there already is a subscription. */
export const PurchaseUpdate = z.object({
  type: z.enum(['completed', 'canceled', 'redirect']),
  token: z.optional(z.nullable(z.string())),
});
export type PurchaseUpdate = z.infer<typeof PurchaseUpdate>;

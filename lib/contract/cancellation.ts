import * as z from 'zod/mini';
import { WithdrawalRequest } from './withdrawal';

/** `POST /help/cancel`, form or JSON: a consumer cancels (§ 312k BGB, article L. 215-1-1 Code de la consommation). */
export const CancellationRequest = z.extend(WithdrawalRequest, {
  kind: z._default(z.string(), ''),
  /** Why, for a cancellation for good cause. */
  reason: z._default(z.string(), ''),
  /** The day on which the contract should end (ISO 8601); empty for the earliest possible time. */
  end: z._default(z.string(), ''),
});

export const cancellationKinds = ['ordinary', 'cause'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

import * as z from 'zod/mini';

/**
 * `POST /help/cancel`, form or JSON: a consumer cancels a contract (in Germany § 312k BGB, in France article L. 215-1-1 of
 * the Code de la consommation).
 */
export const CancellationRequest = z.object({
  kind: z._default(z.string(), ''),
  /** Why, for a cancellation for good cause. */
  reason: z._default(z.string(), ''),
  /** The day on which the contract should end (ISO 8601); empty for the earliest possible time. */
  end: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  contract: z._default(z.string(), ''),
  /** A field that people do not see, as in the contact form. */
  reference: z._default(z.string(), ''),
});

export const cancellationKinds = ['ordinary', 'cause'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

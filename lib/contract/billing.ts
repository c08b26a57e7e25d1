import * as z from 'zod/mini';
import { milliseconds, nonEmpty, webUrl } from './wire';

/** Amounts are whole numbers of minor units, as the payment provider counts them. */
const minorUnits = z.int();

export const Invoice = z.object({
  /** Null until the provider has numbered it. */
  number: z.nullable(z.string()),
  createdAt: milliseconds,
  /** Negative when a plan change gave something back. */
  total: minorUnits,
  currency: nonEmpty,
  /** How much of it went back to the payer; absent where nothing did. */
  refunded: z.optional(minorUnits),
  status: z.enum(['paid', 'open', 'void', 'uncollectible']),
  /** True while the payer’s bank waits for the payment to be confirmed, on the page of the invoice. */
  awaitsBank: z.optional(z.boolean()),
  /** The provider's page of this invoice, and the same as a PDF. Anyone who has the URL can read it. */
  pageUrl: z.nullable(webUrl),
  pdfUrl: z.nullable(webUrl),
});
export type Invoice = z.infer<typeof Invoice>;

/** The card that pays: what its owner knows it by. `brand` is the provider's word for it, such as `visa`. */
export const PayingCard = z.object({ brand: nonEmpty, last4: nonEmpty, month: z.int(), year: z.int() });
export type PayingCard = z.infer<typeof PayingCard>;

/** `GET /api/subscription/invoices`, the newest first, and the card of the subscription; no card where another way pays. */
export const InvoicesResponse = z.object({ invoices: z.array(Invoice), card: z.optional(PayingCard) });
export type InvoicesResponse = z.infer<typeof InvoicesResponse>;

/** `GET /api/subscription/plan-change`: what another plan would cost. The request changes nothing. */
export const PlanChangePreview = z.object({
  productId: nonEmpty,
  billingPeriod: z.enum(['Monthly', 'Yearly']),
  currency: nonEmpty,
  /** True during a free trial, which continues: nothing is charged before it ends. */
  inTrial: z.boolean(),
  dueNow: minorUnits,
  /** What pays for the new plan before the card does: the unused part of the current plan, and any earlier credit. */
  credit: minorUnits,
  /** How many periods of the new plan the credit pays in full, the first one included. */
  paidPeriods: z.int().check(z.minimum(0)),
  /** What the plan costs per period, and when it is charged next. */
  price: minorUnits,
  nextChargeAt: milliseconds,
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

/** What the billing portal can be opened for, instead of its first page. */
export const PortalFlow = z.enum(['cancel', 'card', 'plan']);
export type PortalFlow = z.infer<typeof PortalFlow>;

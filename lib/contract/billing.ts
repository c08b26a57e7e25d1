import * as z from 'zod/mini';
import { milliseconds, nonEmpty, webUrl } from './wire';

/** Amounts are whole numbers of minor units, as the payment provider counts them. */
const minorUnits = z.int();

export const Invoice = z.object({
  /** Null while the provider has not numbered it. */
  number: z.nullable(z.string()),
  createdAt: milliseconds,
  /** Below zero where a change of plan gave something back. */
  total: minorUnits,
  currency: nonEmpty,
  status: z.enum(['paid', 'open', 'void', 'uncollectible']),
  /** The provider's page of this invoice, and the same as a PDF. Whoever has the address can read it. */
  pageUrl: z.nullable(webUrl),
  pdfUrl: z.nullable(webUrl),
});
export type Invoice = z.infer<typeof Invoice>;

/** `GET /api/subscription/invoices`, the newest first. */
export const InvoicesResponse = z.object({ invoices: z.array(Invoice) });
export type InvoicesResponse = z.infer<typeof InvoicesResponse>;

/** `GET /api/subscription/plan-change`: what another plan would cost. Nothing is changed by asking. */
export const PlanChangePreview = z.object({
  productId: nonEmpty,
  billingPeriod: z.enum(['Monthly', 'Yearly']),
  currency: nonEmpty,
  /** True in a free trial, which goes on: nothing is charged before it ends. */
  inTrial: z.boolean(),
  dueNow: minorUnits,
  /** What the unused part of the plan before is worth; it is taken off. */
  unused: minorUnits,
  /** What of that is left for later charges. */
  creditLeft: minorUnits,
  /** What the plan costs for each period, and when that is charged next. */
  price: minorUnits,
  nextChargeAt: milliseconds,
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

/** What the billing portal can be opened for, instead of its first page. */
export const PortalFlow = z.enum(['cancel', 'card', 'plan']);
export type PortalFlow = z.infer<typeof PortalFlow>;

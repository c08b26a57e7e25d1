import * as z from 'zod/mini';
import { webUrl } from './wire';

/** `GET /jobs.js`: open roles as a Recruitee feed, limited to what the hiring page shows (product facts §5.5). */
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const Salary = z.object({
  min: z.number().check(z.positive()),
  max: z.number().check(z.positive()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

export const Offer = z.object({
  id: z.number(),
  title: shortText,
  department: shortText,
  /** The role's page on the careers site, and the page to apply on. */
  careers_url: webUrl,
  careers_apply_url: webUrl,
  /** ISO 8601. */
  created_at: z.string(),
  remote: z.boolean(),
  salary: z.nullable(Salary),
  /** Plain text; paragraphs are separated by line breaks. */
  description: z.string(),
  requirements: z.string(),
});
export type Offer = z.infer<typeof Offer>;

export const OffersResponse = z.object({ offers: z.array(Offer) });
export type OffersResponse = z.infer<typeof OffersResponse>;

/** A role as another system returns it. Markup in texts is removed; missing fields have a plain default. */
const looseText = z.optional(z.nullable(z.string()));
const looseAmount = z.optional(z.nullable(z.union([z.number(), z.string()])));
export const UpstreamOffer = z.object({
  id: z.number(),
  title: shortText,
  department: z.optional(z.nullable(z.string())),
  careers_url: webUrl,
  careers_apply_url: webUrl,
  created_at: looseText,
  remote: z.optional(z.nullable(z.boolean())),
  salary: z.optional(z.nullable(z.object({ min: looseAmount, max: looseAmount, currency: looseText }))),
  description: looseText,
  requirements: looseText,
});
export type UpstreamOffer = z.infer<typeof UpstreamOffer>;
export const UpstreamOffers = z.object({ offers: z.array(z.unknown()) });

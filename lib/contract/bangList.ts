import * as z from 'zod/mini';

/** `GET /bang.js`: every bang, with the short key names of this format. Source: product facts §5.4. */
export const Bang = z.object({
  /** Name of the site. */
  s: z.string(),
  /** Its domain. */
  d: z.string(),
  /** The trigger, without the exclamation mark. */
  t: z.string(),
  /** Rank: higher means more often used. */
  r: z.number(),
  /** Category and subcategory. */
  c: z.string(),
  sc: z.string(),
  /** Search URL with `{{{s}}}` in place of the search terms. */
  u: z.string(),
});
export type Bang = z.infer<typeof Bang>;

/** `POST /bangs/new`, form or JSON: a suggestion for a missing bang. `place` is `Category:Subcategory`. */
export const BangSuggestionRequest = z.object({
  site: z._default(z.string(), ''),
  trigger: z._default(z.string(), ''),
  url: z._default(z.string(), ''),
  place: z._default(z.string(), ''),
});
export type BangSuggestionRequest = z.infer<typeof BangSuggestionRequest>;
export type BangField = keyof BangSuggestionRequest;

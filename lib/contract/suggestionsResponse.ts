import * as z from 'zod/mini';

/** One item of `GET /ac`. */
export const Suggestion = z.object({
  phrase: z.string(),
  /** The phrase is the name of a site and links to it. */
  isNav: z.optional(z.boolean()),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** `GET /ac?q=&kl=`. */
export const SuggestionsResponse = z.array(Suggestion);

import * as z from 'zod/mini';

/** `GET /country.json`: ISO 3166-1 alpha-2. */
export const CountryResponse = z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) });

const flag = z.optional(z.boolean());

/** `GET /feature-config.json`: the web's remote settings. A missing flag defaults to `defaultFeatureConfig`. */
export const FeatureConfig = z.object({
  useUnifiedFeedback: flag,
  useSubscriptionsAuthV2: flag,
  usePaidDuckAi: flag,
});
export type FeatureConfig = Required<z.infer<typeof FeatureConfig>>;

export const defaultFeatureConfig: FeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: false,
  usePaidDuckAi: false,
};

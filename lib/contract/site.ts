import * as z from 'zod/mini';

/** `GET /country.json`: ISO 3166-1 alpha-2. */
export const CountryAnswer = z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) });

/** `GET /feature-config.json`: the remote setting of the web; missing flags are false. */
export const FeatureConfig = z.object({
  useUnifiedFeedback: z._default(z.boolean(), false),
  useSubscriptionsAuthV2: z._default(z.boolean(), false),
  usePaidDuckAi: z._default(z.boolean(), false),
});
export type FeatureConfig = z.infer<typeof FeatureConfig>;

export const defaultFeatureConfig: FeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: false,
  usePaidDuckAi: false,
};

/** `GET /sandbox/config.json`. */
export const SandboxConfig = z.object({
  webClientId: z.string(),
  nativeClientId: z.string(),
  nativeRedirectUri: z.string(),
  products: z.array(z.string()),
  now: z.int(),
});

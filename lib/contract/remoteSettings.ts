import * as z from 'zod/mini';
import { FeatureConfig } from './siteResponses';

/**
 * `GET /feature-config.json` as a whole: the flags, the client id of the pages, and the assigned variant of each
 * experiment that the service controls. Pages read parts of it, so that no screen carries more than it reads.
 */
export const RemoteSettings = z.object({
  ...FeatureConfig.shape,
  webClientId: z.optional(z.string()),
  experiments: z.optional(z.record(z.string(), z.string())),
});

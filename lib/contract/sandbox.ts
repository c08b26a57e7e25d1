import * as z from 'zod/mini';

/** `GET /sandbox/config.json`. */
export const SandboxConfig = z.object({
  webClientId: z.string(),
  nativeClientId: z.string(),
  nativeRedirectUri: z.string(),
  products: z.array(z.string()),
  now: z.int(),
});

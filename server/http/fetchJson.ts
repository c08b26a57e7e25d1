import type * as z from 'zod/mini';
import { boundedText } from '@/server/http/request/boundedBytes';

/** What another service answered instead of what it was asked for. The log names its status, and leaves out its words. */
class UpstreamError extends Error {
  override name = 'UpstreamError';

  constructor(readonly statusCode: number) {
    super(`The upstream answered with status ${statusCode}.`);
  }
}

/**
 * Asks another service, whose answer is not trusted: size and time are limited, and redirects are not followed.
 * @throws Error when no JSON came
 */
export async function fetchJson(
  url: string | URL,
  { timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number },
): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new UpstreamError(answer.status);
  return JSON.parse(await boundedText(answer, maxBytes));
}

/** What of a list has the right form. */
export function wellFormed<Schema extends z.ZodMiniType>(
  schema: Schema,
  list: readonly unknown[],
): z.infer<Schema>[] {
  return list.flatMap((one) => {
    const checked = schema.safeParse(one);
    return checked.success ? [checked.data] : [];
  });
}

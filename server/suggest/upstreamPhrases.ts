import { SuggestionsResponse } from '@/lib/contract/suggestionsResponse';
import { boundedText } from '@/server/http/request/boundedText';
import { UpstreamError } from '@/server/http/UpstreamError';

/** Waiting longer for suggestions is worse than having none. */
export const upstreamTimeoutMs = 800;
const maxBytes = 64 * 1024;

/**
 * Phrases from `SUGGEST_UPSTREAM`, which answers `?q=&kl=` like /ac itself. It receives the query and the region, and
 * nothing else about the visitor.
 * @throws Error when it does not answer in time, answers badly, or redirects
 */
export async function upstreamPhrases(
  upstream: string,
  query: string,
  region: string | null,
): Promise<string[]> {
  const url = new URL(upstream);
  url.searchParams.set('q', query);
  if (region !== null) url.searchParams.set('kl', region);
  const answer = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(upstreamTimeoutMs),
  });
  if (!answer.ok) throw new UpstreamError(answer.status);
  const suggestions = SuggestionsResponse.parse(JSON.parse(await boundedText(answer, maxBytes)));
  return suggestions.map(({ phrase }) => phrase);
}

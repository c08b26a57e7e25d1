import { SuggestionsResponse } from '@/lib/contract/suggestionsResponse';

/** In milliseconds. Waiting longer for suggestions is worse than having none. */
export const upstreamPatience = 800;
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
    signal: AbortSignal.timeout(upstreamPatience),
  });
  if (!answer.ok) throw new Error(`The upstream answered ${answer.status}`);
  const text = await readAtMost(answer, maxBytes);
  return SuggestionsResponse.parse(JSON.parse(text)).map(({ phrase }) => phrase);
}

/** @throws Error when the body is larger */
async function readAtMost(answer: Response, most: number): Promise<string> {
  const reader = answer.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('The upstream answered too much');
    }
  }
  return Buffer.concat(chunks).toString('utf8');
}

import type { Suggestion } from '../contract/suggestionsResponse';
import type { Fetcher } from '../http/request';
import { stripHtml } from './stripHtml';

/**
 * Suggestions under a search box. Sent: the query as far as it is typed, without HTML, and the region when one is set. Kept:
 * answers of this page view, in memory. A guard in place of the schema keeps the checking library out of documents.
 */
export type Suggester = (query: string, options?: SuggestOptions) => Promise<readonly Suggestion[]>;
type SuggestOptions = {
  /** The search setting `kl`, such as "de-de". */
  region?: string | null;
  /** Ends the call when the next letter is typed; its answer is then empty. */
  signal?: AbortSignal;
};

/** A longer query gets no suggestions. */
const maxSuggestedLength = 200;
const maxStored = 200;

/** Makes a suggester with a memory of its own. A failed call is logged and answered by no suggestions (specification §8). */
export function createSuggester(fetcher?: Fetcher): Suggester {
  const kept = new Map<string, readonly Suggestion[]>();
  return async (query, { region = null, signal } = {}) => {
    const q = stripHtml(query);
    if (q === '' || q.length > maxSuggestedLength) return [];
    const key = `${region ?? ''} ${q}`;
    const known = kept.get(key);
    if (known) return known;
    try {
      const answer = await ask(new URLSearchParams(region ? { q, kl: region } : { q }), fetcher, signal);
      if (kept.size >= maxStored) kept.clear();
      kept.set(key, answer);
      return answer;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for these failures to be logged.
      if (!signal?.aborted) console.warn('Suggestions failed', error);
      return [];
    }
  };
}

/** Unlike the calls of `lib/http` this one may be answered by the browser's own cache. @throws Error when it is not ok. */
async function ask(
  query: URLSearchParams,
  fetcher: Fetcher = globalThis.fetch,
  signal?: AbortSignal,
): Promise<readonly Suggestion[]> {
  const answer = await fetcher(`/ac?${query}`, { credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`The suggestions answered ${answer.status}`);
  return readSuggestions(JSON.parse(await answer.text()));
}

/** @throws Error when the answer is no list. An item without a phrase is left out. */
function readSuggestions(answer: unknown): readonly Suggestion[] {
  if (!Array.isArray(answer)) throw new Error('The suggestions are no list');
  return answer.filter(isSuggestion);
}

function isSuggestion(item: unknown): item is Suggestion {
  return typeof item === 'object' && item !== null && 'phrase' in item && typeof item.phrase === 'string';
}

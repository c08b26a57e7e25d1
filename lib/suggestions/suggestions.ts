import type { Suggestion } from '../contract/suggestionsResponse';
import { stripHtml } from './stripHtml';

/**
 * Suggestions under a search box. Sent: the query typed so far, without HTML, and the region when one is set. Kept: the
 * responses of this page view, in memory. A type guard instead of a schema keeps the validation library out of
 * documents.
 */
type Suggester = (query: string, options?: SuggestOptions) => Promise<readonly Suggestion[]>;
type SuggestOptions = {
  /** The search setting `kl`, such as "de-de". */
  region?: string | null;
  /** Cancels the call when the next letter is typed; the result is then empty. */
  signal?: AbortSignal;
};

/** A longer query gets no suggestions. */
const maxSuggestedLength = 200;
const maxStored = 200;

/** Creates a suggester with its own cache. A failed call is logged and returns no suggestions (specification §8). */
export function createSuggester(): Suggester {
  const kept = new Map<string, readonly Suggestion[]>();
  return async (query, { region = null, signal } = {}) => {
    const q = stripHtml(query);
    if (q === '' || q.length > maxSuggestedLength) return [];
    const key = `${region ?? ''} ${q}`;
    const known = kept.get(key);
    if (known) return known;
    try {
      const answer = await ask(new URLSearchParams(region ? { q, kl: region } : { q }), signal);
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

/** Unlike the calls of `lib/http`, this one may use the browser's cache. @throws Error when the response is not ok. */
async function ask(query: URLSearchParams, signal?: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = await fetch(`/ac?${query}`, { credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`The suggestions answered ${answer.status}`);
  return readSuggestions(JSON.parse(await answer.text()));
}

/** @throws Error when the response is not a list. An item without a phrase is left out. */
function readSuggestions(answer: unknown): readonly Suggestion[] {
  if (!Array.isArray(answer)) throw new Error('The suggestions are no list');
  return answer.filter(isSuggestion);
}

function isSuggestion(item: unknown): item is Suggestion {
  return typeof item === 'object' && item !== null && 'phrase' in item && typeof item.phrase === 'string';
}

import { regions } from '@/lib/content/search/regions';
import { SuggestionsResponse } from '@/lib/contract/suggestionsResponse';
import { makeFailureLog } from '@/server/failureLog';
import { ApiError } from '@/server/http/ApiError';
import type { Handler } from '@/server/http/api';
import { fetchJson } from '@/server/http/fetchJson';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { indexShippedPhrases, languageOfRegion } from './shippedPhrases';

const maxSuggestions = 8;
/** Longer queries get no suggestions; the pages do not even ask. */
const maxQueryLength = 200;
/** Concurrent requests to an upstream; more would only wait for one that is already slow. */
const maxConcurrency = 64;

/**
 * `GET /ac?q=&kl=`: `[{phrase}]`, at most 8, best first; with `type=list` the OpenSearch form `[q, [phrases…]]`.
 * Nothing about the query is logged or stored.
 * @throws ApiError service_unavailable when an upstream is configured and does not answer
 */
export function makeSuggestHandler(services: Services): Handler {
  const find = services.config.suggestUpstream === null ? embedded() : fromUpstream(services);
  return async (context) => {
    const query = (context.query.get('q') ?? '').trim();
    const phrases =
      query === '' || query.length > maxQueryLength
        ? []
        : await find(query, regionOf(context.query.get('kl')));
    return suggestResult(context, query.slice(0, maxQueryLength), phrases.slice(0, maxSuggestions));
  };
}

type Find = (query: string, region: string | null) => Promise<readonly string[]>;

function embedded(): Find {
  const index = indexShippedPhrases();
  return async (query, region) => index.find(query, languageOfRegion(region), maxSuggestions);
}

function fromUpstream({ config, log }: Services): Find {
  let asking = 0;
  const logFailure = makeFailureLog(log, 'the suggestion service is unavailable');
  return async (query, region) => {
    if (asking >= maxConcurrency) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
    asking += 1;
    try {
      return await upstreamPhrases(config.suggestUpstream ?? '', query, region);
    } catch (error) {
      logFailure(error);
      throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
    } finally {
      asking -= 1;
    }
  };
}

function regionOf(value: string | null): string | null {
  return value !== null && regions.includes(value) ? value : null;
}

function suggestResult({ query }: RequestContext, asked: string, phrases: readonly string[]): HandlerResult {
  const headers = { 'Cache-Control': 'public, max-age=300' };
  if (query.get('type') !== 'list') return { json: phrases.map((phrase) => ({ phrase })), headers };
  return {
    text: JSON.stringify([asked, phrases]),
    headers: { ...headers, 'Content-Type': 'application/x-suggestions+json; charset=utf-8' },
  };
}

/** Waiting longer for suggestions is worse than having none. */
export const upstreamTimeoutMs = 800;
const maxBytes = 64 * 1024;

/**
 * Phrases from `SUGGEST_UPSTREAM`, which answers `?q=&kl=` like /ac itself. It receives the query and the region, and
 * nothing else about the visitor.
 * @throws Error when it does not answer in time, answers badly, or redirects
 */
async function upstreamPhrases(upstream: string, query: string, region: string | null): Promise<string[]> {
  const url = new URL(upstream);
  url.searchParams.set('q', query);
  if (region !== null) url.searchParams.set('kl', region);
  const suggestions = SuggestionsResponse.parse(
    await fetchJson(url, { timeoutMs: upstreamTimeoutMs, maxBytes }),
  );
  return suggestions.map(({ phrase }) => phrase);
}

import { tidySuggestion, wrongFields } from '@/lib/content/search/bangSuggestion';
import { type BangField, BangSuggestionRequest } from '@/lib/contract/bangList';
import { tooMany } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { isApiError } from '@/server/http/ApiError';
import { wantsPage } from '@/server/http/caller';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { noteSuggestion } from './bangSuggestions';

const fullPause = 24 * 3600 * 1000;

/**
 * `POST /bangs/new`: a bang that somebody misses, recorded for the operator. Without JavaScript, the form comes back
 * with everything typed and a message at each field to correct, or the visitor is redirected to the thanks.
 */
export async function suggestBangHandler(context: RequestContext): Promise<HandlerResult> {
  const fields = await context.body(BangSuggestionRequest);
  const tidy = tidySuggestion(fields);
  const wrong = wrongFields(tidy);
  if (wrong.length > 0) return refuse(context, fields, wrong);
  try {
    rejectCrossSite(context);
    await requireAttemptByClient(context, 'bangs-by-client');
    await note(context, tidy);
  } catch (error) {
    if (!wantsPage(context)) throw error;
    const refused = isApiError(error) && error.status < 500;
    if (!refused) context.services.log.warn({ err: error }, 'a suggested bang could not be saved');
    return {
      page: { path: '/bangs/new', messages: [refused ? 'bang-busy' : 'bang-failed'], fields },
      status: isApiError(error) ? error.status : 503,
    };
  }
  return wantsPage(context)
    ? { redirect: '/bangs/new#bang-thanks', status: 303 }
    : { json: { status: 'noted' } };
}

async function note(
  { services }: RequestContext,
  { place, ...suggestion }: BangSuggestionRequest,
): Promise<void> {
  const [category = '', subcategory = ''] = place.split(':');
  if (!(await noteSuggestion(services, { ...suggestion, category, subcategory }))) throw tooMany(fullPause);
}

function refuse(
  context: RequestContext,
  fields: BangSuggestionRequest,
  wrong: readonly BangField[],
): HandlerResult {
  if (!wantsPage(context)) return { status: 400, json: { error: 'invalid_request', fields: wrong } };
  return { status: 400, page: { path: '/bangs/new', messages: wrong.map((name) => `bang-${name}`), fields } };
}

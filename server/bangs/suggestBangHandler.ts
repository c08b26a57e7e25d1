import { tidySuggestion, wrongFields } from '@/lib/content/search/bangSuggestion';
import { BangSuggestionRequest } from '@/lib/contract/bangList';
import { tooMany } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { answerDocumentForm } from '@/server/http/answerDocumentForm';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { noteSuggestion } from './bangSuggestions';

const fullPause = 24 * 3600 * 1000;

/** `POST /bangs/new`: a bang that somebody misses, recorded for the operator. */
export async function suggestBangHandler(context: RequestContext): Promise<HandlerResult> {
  const fields = await context.body(BangSuggestionRequest);
  return answerDocumentForm(context, {
    path: '/bangs/new',
    thanks: 'bang-thanks',
    fields,
    async take() {
      const { place, ...suggestion } = tidySuggestion(fields);
      const wrong = wrongFields({ place, ...suggestion });
      if (wrong.length > 0) return wrong;
      await requireAttemptByClient(context, 'bangs-by-client');
      const [category = '', subcategory = ''] = place.split(':');
      const noted = await noteSuggestion(context.services, { ...suggestion, category, subcategory });
      if (!noted) throw tooMany(fullPause);
      return [];
    },
  });
}

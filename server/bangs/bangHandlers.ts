import { bangs } from '@/lib/content/search/allBangs';
import { tidySuggestion, wrongFields } from '@/lib/content/search/bangSuggestion';
import { BangSuggestionRequest } from '@/lib/contract/bangList';
import { tooMany } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { answerDocumentForm } from '@/server/http/answerDocumentForm';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';

/** Most suggestions waiting at a time; above it somebody is playing with the service, and no more are taken. */
const maxWaiting = 5000;
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

type BangSuggestion = Record<'site' | 'trigger' | 'url' | 'category' | 'subcategory', string>;

/** Records a suggestion, or counts a repeated one, and nothing of its sender. False when too many are waiting. */
async function noteSuggestion(services: Services, suggestion: BangSuggestion): Promise<boolean> {
  const { database, clock, random } = services;
  const { waiting } = await database
    .selectFrom('bang_suggestions')
    .select((select) => select.fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= maxWaiting) return false;
  const { trigger, ...rest } = suggestion;
  await database
    .insertInto('bang_suggestions')
    .values({ id: random.uuid(), trigger_word: trigger, ...rest, suggested_at: clock.now(), times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['trigger_word', 'url'])
        .doUpdateSet((update) => ({ times: update('bang_suggestions.times', '+', 1) })),
    )
    .execute();
  return true;
}

// The list changes only with a release, so it is serialized once.
const listText = JSON.stringify(bangs);

/** `GET /bang.js`: every bang as JSON, despite the name. */
export async function bangListHandler(): Promise<HandlerResult> {
  return {
    text: listText,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  };
}

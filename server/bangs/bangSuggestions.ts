import { day } from '@/server/clock';
import type { Services } from '@/server/services';
import { type OldRows, oldRows } from '@/server/store/pruneInBatches';

type BangSuggestion = {
  site: string;
  trigger: string;
  url: string;
  category: string;
  subcategory: string;
};

/** Long enough for somebody to look through them, short enough that the list never grows for good. */
const keptDays = 180;
/** What waits at most; beyond it the service has somebody playing with it, and takes no more. */
const maxWaiting = 5000;

/**
 * Notes a suggestion for the operator; the same one again only adds to its count. Nothing about who sent it is kept.
 * @returns false when too many wait already
 */
export async function noteSuggestion(services: Services, suggestion: BangSuggestion): Promise<boolean> {
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

/** Suggestions nobody took up. */
export function oldBangSuggestions(now: number): OldRows[] {
  return [
    oldRows('bang_suggestions', 'suggested_at', (row) => row('suggested_at', '<', now - keptDays * day)),
  ];
}

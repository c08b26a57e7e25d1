import type { Services } from '@/server/services';

type BangSuggestion = Record<'site' | 'trigger' | 'url' | 'category' | 'subcategory', string>;

/** Most suggestions waiting at a time; above it somebody is playing with the service, and no more are taken. */
const maxWaiting = 5000;

/**
 * Records a suggestion for the operator; a repeated one only adds to its count. Nothing about the sender is kept.
 * @returns false when too many are already waiting
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

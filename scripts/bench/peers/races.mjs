import { atOnce } from './visitors.mjs';

/** How often each race is run. */
export const racesEach = 20;

/**
 * Lets several calls present the same code or token at the same moment, again and again.
 * @returns how many of them were answered (least and most in a race), the largest number of different results in a race
 * and whether it was always one, and in how many races the results could be used afterward
 */
export async function race(side, call, people) {
  const contests = await side.races[call](people);
  const answered = [];
  const different = [];
  let usable = 0;
  for (const { attempt, use } of contests) {
    const results = await Promise.allSettled(Array.from({ length: atOnce }, attempt));
    const got = results.flatMap(({ status, value }) => (status === 'fulfilled' ? [value] : []));
    const distinct = [...new Set(got)];
    answered.push(got.length);
    different.push(distinct.length);
    if (distinct.length > 0 && (await isUsable(use, distinct[0]))) usable += 1;
  }
  return {
    fewest: Math.min(...answered),
    most: Math.max(...answered),
    different: Math.max(...different),
    isSingle: different.every((count) => count === 1),
    usable,
  };
}

function isUsable(use, value) {
  return Promise.resolve(use(value)).then(
    () => true,
    () => false,
  );
}

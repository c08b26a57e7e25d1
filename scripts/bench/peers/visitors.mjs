import { measure } from '../load/client.mjs';

/** How many calls run at the same time. */
export const atOnce = 8;
export const sockets = 2 * atOnce;

export const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** The address of one of the accounts that each database holds. */
export function emailOf(person) {
  return `grown-${person}@example.org`;
}

/** Each person comes from a different network. */
export function networkOf(person) {
  return { 'x-forwarded-for': `10.${person >> 8}.${person & 255}.1` };
}

/** The results of `work` for each person, a few at a time. */
export async function eachOf(people, work) {
  const results = [];
  await measure(
    async (index) => {
      results[index] = await work(people[index], index);
    },
    { atOnce, seconds: Number.POSITIVE_INFINITY, count: people.length },
  );
  return results;
}

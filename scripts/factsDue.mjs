import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** How long before its end the check names a fact, in days. */
const notice = 30;
const day = 86_400_000;

/** A line for each fact of lib/content/factReviews.json that should be compared with the world soon. */
export function factsDue(now = Date.now()) {
  const facts = JSON.parse(readFileSync(join(root, 'lib/content/factReviews.json'), 'utf8'));
  return Object.values(facts).flatMap(({ reviewed, holdsDays, where, what }) => {
    const left = Math.floor((Date.parse(reviewed) + holdsDays * day - now) / day);
    if (left > notice) return [];
    return [
      `Compare within ${Math.max(0, left)} days, then set the day in lib/content/factReviews.json: ${what} (${where}).`,
    ];
  });
}

import { existsSync } from 'node:fs';
import { updates } from '@/lib/content/company/updates';
import { legalPages } from '@/lib/content/legal/pages';
import { reviewedFacts } from '@/lib/content/reviewedFacts';
import { copyright } from '@/lib/content/site/footer';
import { contentUpdated } from '@/lib/content/site/siteMap';
import { readLegalDocument } from '@/lib/legal/readLegalDocument';
import { runProgram } from '@/tests/fixtures/runProgram';

const day = 86_400_000;

/**
 * The day of the newest commit, and not of the clock: whoever checks out an old version finds it as it was, and whoever
 * changes the site today is told what has aged. A copy without its history has the day on which its pages changed.
 */
function newestDay(): string {
  const { stdout } = runProgram('git', ['log', '-1', '--format=%cs']);
  return [contentUpdated, stdout.trim()].toSorted().at(-1) ?? contentUpdated;
}

const today = newestDay();
const daysSince = (date: string) => (Date.parse(today) - Date.parse(date)) / day;

it.each(Object.entries(reviewedFacts))('the fact %p was compared with the world in time', (_, fact) => {
  expect(existsSync(fact.where)).toBe(true);
  expect(new Date(fact.reviewed).toISOString()).toContain(fact.reviewed);
  expect(daysSince(fact.reviewed)).toBeGreaterThanOrEqual(-1);
  expect(daysSince(fact.reviewed)).toBeLessThanOrEqual(fact.holdsDays);
});

it('what is new is not older than four months', () => {
  expect(daysSince(updates[0]?.date ?? '')).toBeLessThanOrEqual(123);
});

it('every change of a policy or of terms is told under what is new, on the day that the document names', () => {
  const told = new Set(updates.map(({ date }) => date));
  const paths = Object.keys(legalPages) as (keyof typeof legalPages)[];
  expect(paths.filter((path) => !told.has(readLegalDocument(path).updated))).toEqual([]);
});

it('the footer names the year in which the pages last changed', () => {
  expect(copyright).toContain(today.slice(0, 4));
});

import { readFileSync } from 'node:fs';
import { limits } from '@/server/attempts/limitTable';

function withReserve({ maximum, keptForKnown }: { maximum: number; keptForKnown: number }): number {
  return maximum + keptForKnown;
}

const guesses = withReserve(limits.guesses);
const anHour = withReserve(limits['mails-an-hour']);
const aDay = withReserve(limits['mails-a-day']);
/** The sentences that contain a number from the table, as they read with today's number. */
const sentences: readonly [document: string, sentence: string][] = [
  ['server/attempts/README.md', `${guesses} in 24 hours, ${limits.guesses.maximum} of them for strangers`],
  ['server/attempts/README.md', `A code also dies after ${limits['tries-per-code'].maximum}.`],
  [
    'server/attempts/README.md',
    `${anHour} an hour and ${aDay} a day over all purposes, of these ${limits['mails-an-hour'].maximum} and ${limits['mails-a-day'].maximum} for strangers`,
  ],
  [
    'server/attempts/README.md',
    `${limits['first-mails-a-day'].maximum} a day to an address that nobody proved`,
  ],
  [
    'server/attempts/README.md',
    `The pause** of ${limits['login-code'].windowSeconds} seconds between two codes`,
  ],
  ['docs/checklist.md', `At most ${guesses} guesses are checked in 24 hours`],
  ['docs/checklist.md', `at most ${anHour} emails an hour and ${aDay} a day`],
];

it('documents state the limits in the table: change these sentences along with the numbers', () => {
  const told = (document: string) => readFileSync(document, 'utf8').replace(/\s+/g, ' ');
  const wrong = sentences.filter(([document, sentence]) => !told(document).includes(sentence));
  expect(wrong).toEqual([]);
});

it('no limit of sign-in by client lasts longer than ten minutes, as the README of the limits says', () => {
  const ofSignIn = [
    'sessions-by-client',
    'accounts-by-client',
    'codes-by-client',
    'confirms-by-client',
  ] as const;
  expect(ofSignIn.filter((name) => limits[name].windowSeconds > 600)).toEqual([]);
});

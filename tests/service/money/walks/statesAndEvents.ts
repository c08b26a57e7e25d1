import { readFileSync } from 'node:fs';
import type { Passage } from './world';

/** The table of states and events, as the room that it is about tells it, held against all that walks see. */
const page = 'server/billing/subscription/states.md';

/** What became of the subscription that the website, or a store, sold. */
type Turn = { soldBy: string; event: string; from: string; to: string; money: string[]; mails: string[] };
type Row = Record<'soldBy' | 'event' | 'from' | 'to' | 'money' | 'mails', readonly string[]>;

const sameAsBefore = 'as before';
/** By the numbers of the rows. What is rare is in brackets there. */
const promised: string[] = [];
const rows: readonly Row[] = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => /^\| (website|store) \|/.test(line))
  .map((line, place) => {
    const cells = line.split('|').map((cell) => cell.split(',').flatMap((word) => word.trim() || []));
    const [, soldBy, event, from, to, money, mails] = cells.map((words) =>
      words.map((word) => word.replace(/[()]/g, '')),
    );
    if (!soldBy || !event || !from || !to || !money || !mails) throw new Error(`Not a whole row: ${line}`);
    const frequent = cells
      .slice(4)
      .flat()
      .filter((word) => !word.startsWith('('));
    promised.push(...frequent.map((word) => promiseOf(place, word)));
    return { soldBy, event, from, to, money, mails };
  });
const longestFirst = rows.flatMap(({ event }) => event).toSorted((one, other) => other.length - one.length);

function promiseOf(place: number, word: string): string {
  return `row ${place + 1}: ${word}`;
}

/** What walks have to meet, so that no row tells of what does not happen any more. */
export const promises: readonly string[] = promised;

export function promisesMet(passage: Passage): readonly string[] {
  return turnsIn(passage).flatMap((turn) => {
    const seen = [turn.to, sameAsBefore, ...turn.money, ...turn.mails];
    return rows.flatMap((row, place) => (isIn(row, turn) ? seen.map((word) => promiseOf(place, word)) : []));
  });
}

/** What the table does not tell of. */
export function untoldTurns(passage: Passage): readonly string[] {
  const untold = turnsIn(passage).filter((turn) => !rows.some((row) => isIn(row, turn)));
  return untold.map((turn) => `no row of ${page} tells of ${JSON.stringify(turn)}`);
}

function isIn(row: Row, { soldBy, event, from, to, money, mails }: Turn): boolean {
  return (
    row.soldBy.includes(soldBy) &&
    row.event.includes(event) &&
    row.from.includes(from) &&
    (row.to.includes(to) || (row.to.includes(sameAsBefore) && from === to)) &&
    money.every((moved) => row.money.includes(moved)) &&
    mails.every((template) => row.mails.includes(template))
  );
}

/** Of a step that somebody else took, nobody’s subscription turns; the account’s address is none of its life. */
function turnsIn({ says, acted, before, after }: Passage): readonly Turn[] {
  const isTime = /^(time|a day|a week|\d+ days) pass/.test(says);
  if (!acted && !isTime) return [];
  const did = says.replace(/^\w+ \(\w+\) /, '');
  const event = isTime ? 'time passes' : (longestFirst.find((known) => did.startsWith(known)) ?? did);
  const mails = after.told.mails.map(({ template }) => template).filter((one) => one !== 'address-added');
  const [was, is] = [before.truth, after.truth];
  const turns: readonly Turn[] = [
    {
      ...{ soldBy: 'website', event, money: moved(before, after), mails },
      ...{ from: was.website?.standing ?? 'none', to: is.website?.standing ?? 'none' },
    },
    { soldBy: 'store', event, money: [], mails: [], from: was.store ?? 'none', to: is.store ?? 'none' },
  ];
  return turns.filter(({ from, to, money, mails: told }) => from !== to || money.length + told.length > 0);
}

function moved({ charges: known }: Passage['before'], { charges }: Passage['after']): string[] {
  const before = (id: string) => known.find((one) => one.id === id);
  const isCharged = charges.some(({ id }) => !before(id));
  const isGivenBack = charges.some(({ id, amount, kept }) => kept < (before(id)?.kept ?? amount));
  return [...(isCharged ? ['charged'] : []), ...(isGivenBack ? ['given back'] : [])];
}

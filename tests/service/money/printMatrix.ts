import { writeFileSync } from 'node:fs';
import { dayOf } from './claims';
import type { Told } from './places';
import type { Truth } from './provider';

export type MatrixRow = { way: string; step: string; truth: Truth; told: Told; language: string };

const places = [
  'checkout',
  'switch',
  'account',
  'deletion',
  'pro',
  'welcome',
  'app',
  'question',
  'portal',
  'invoices',
];

/** Writes the matrix, as a Markdown table, to the file that the environment names. Every cell in it has agreed. */
export function printMatrix(rows: readonly MatrixRow[]): void {
  const steps = new Map<string, MatrixRow[]>();
  for (const row of rows) {
    const name = `${row.way} | ${row.step}`;
    steps.set(name, [...(steps.get(name) ?? []), row]);
  }
  const lines = [...steps.entries()].map(([name, people]) => {
    const [first] = people;
    if (!first) return '';
    const { truth, told } = first;
    const day = truth.date === null ? '' : dayOf(truth.date, 'en');
    const mails = told.mails.map(({ template }) => template).sort();
    const all = people.map(({ language }) => language).join(' ');
    const cells = [
      `agrees (${all})`,
      ...places.map((place) => cellOf(people, place)),
      mails.length > 0 ? `${mails.join(', ')} (${all})` : '–',
    ];
    return `| ${name} | ${truth.standing} | ${day} | ${cells.join(' | ')} |`;
  });
  const head = ['way', 'step', 'provider says', 'day', 'API and app’s wire', ...places, 'mails'];
  const table = [`| ${head.join(' | ')} |`, `|${head.map(() => '---|').join('')}`, ...lines];
  writeFileSync(process.env.MONEY_MATRIX ?? '', `${table.join('\n')}\n`);
}

/** In which languages this place said something at this step. */
function cellOf(people: readonly MatrixRow[], place: string): string {
  const speaking = people.filter(({ told }) => told.pages[place] !== undefined);
  return speaking.length > 0 ? `agrees (${speaking.map(({ language }) => language).join(' ')})` : '–';
}

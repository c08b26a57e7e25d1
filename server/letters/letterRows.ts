import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { LetterKind } from '@/lib/content/mails/letterReasons';
import type { MailLanguage, mailLanguages } from '@/lib/content/mails/mailWords';
import type { Services } from '@/server/services';
import type { LetterTable } from '@/server/store/schema/mailTables';

/**
 * Letters to many readers: what is written, how far each one is, and to how many it went on which day. Who got one is kept
 * nowhere.
 */

/** Characters of a subject, and of the Markdown in one language: all of them fit into one form. */
export const longest = { subject: 150, body: 10_000 } as const;

const Text = z.object({ subject: z.string(), body: z.string() });
const Contents = z.object({ en: Text, de: Text, es: Text, fr: Text });
const Counts = z.partialRecord(z.enum(['en', 'de', 'es', 'fr']), z.number());

/** Subject and Markdown in each language; empty in one that is still missing. */
export type LetterContents = z.infer<typeof Contents>;
export type LetterCounts = z.infer<typeof Counts>;
export type Letter = Omit<Selectable<LetterTable>, 'contents' | 'counts'> & {
  contents: LetterContents;
  counts: LetterCounts;
};

export const letterLanguages = ['en', 'de', 'fr', 'es'] as const satisfies (keyof typeof mailLanguages)[];

type Writing = Pick<Services, 'database' | 'clock' | 'random'>;

export function letterOf(row: Selectable<LetterTable>): Letter {
  const { contents, counts } = row;
  return { ...row, contents: Contents.parse(JSON.parse(contents)), counts: Counts.parse(JSON.parse(counts)) };
}

/** The newest letters, those that nobody has sent yet first. */
export async function listLetters({ database }: Pick<Services, 'database'>): Promise<Letter[]> {
  const rows = await database
    .selectFrom('letters')
    .selectAll()
    .orderBy('begun_at', (order) => order.desc().nullsFirst())
    .orderBy('written_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(letterOf);
}

export async function readLetter(
  { database }: Pick<Services, 'database'>,
  id: string,
): Promise<Letter | null> {
  const row = await database.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? letterOf(row) : null;
}

/** The languages in which a letter has both a subject and a text. */
export function writtenIn({ contents }: Pick<Letter, 'contents'>): MailLanguage[] {
  return letterLanguages.filter((language) => contents[language].subject && contents[language].body);
}

type Written = { contents: LetterContents; by: string };

/** @returns the new letter's ID */
export async function createLetter(
  { database, clock, random }: Writing,
  { kind, contents, by }: Written & { kind: LetterKind },
): Promise<string> {
  const written = { contents: JSON.stringify(contents), written_by: by, written_at: clock.now() };
  const id = random.uuid();
  await database
    .insertInto('letters')
    .values({ id, kind, ...written })
    .execute();
  return id;
}

/** A letter as somebody saw it: what they do about it is only done if it still is like that. */
export type Seen = { id: string; version: number };

/** Replaces a draft. False when somebody else has changed or sent it since. */
export async function saveLetter(
  { database, clock }: Writing,
  { id, version }: Seen,
  { contents, by }: Written,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('letters')
    .set({
      contents: JSON.stringify(contents),
      written_by: by,
      written_at: clock.now(),
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Begins to send a draft: to whoever is a reader now. False when it has changed, or is being sent. */
export async function beginLetter(
  { database, clock }: Writing,
  { id, version }: Seen,
  by: string,
): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await database
    .updateTable('letters')
    .set({ state: 'sending', sent_by: by, begun_at: now, next_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Stops a letter that is being sent, or goes on with one that was stopped. False when it is in another state. */
export async function turnLetter(
  { database, clock }: Writing,
  id: string,
  act: 'stop' | 'resume',
): Promise<boolean> {
  const [from, to] = act === 'stop' ? (['sending', 'stopped'] as const) : (['stopped', 'sending'] as const);
  const { numUpdatedRows } = await database
    .updateTable('letters')
    .set({ state: to, next_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

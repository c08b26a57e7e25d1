import * as z from 'zod/mini';
import type { MailLanguage } from '@/lib/content/mails/mailWords';
import type { Services } from '@/server/services';
import type { ChangesOf, RowOf, SiteDatabase } from '@/server/store/schema';

/**
 * Letters to many readers: what is written, how far each one is, and to how many it went on which day. Who got one is kept
 * nowhere.
 */

export const letterLanguages = ['en', 'de', 'fr', 'es'] as const satisfies readonly MailLanguage[];

/** Characters of a subject, and of the Markdown in one language: all of them fit into one form. */
export const longest = { subject: 150, body: 10_000 } as const;

/** What can be done with a letter once it was begun. */
export const letterActs = ['save', 'test', 'send', 'stop', 'resume', 'discard'] as const;
export type LetterAct = (typeof letterActs)[number];

const Text = z.object({ subject: z.string(), body: z.string() });
const Contents = z.record(z.enum(letterLanguages), Text);
const Counts = z.partialRecord(z.enum(letterLanguages), z.number());

/** Subject and Markdown in each language; empty in one that is still missing. */
export type LetterContents = z.infer<typeof Contents>;
export type LetterCounts = z.infer<typeof Counts>;
type Row = RowOf<'letters'>;
export type Letter = Omit<Row, 'contents' | 'counts'> & { contents: LetterContents; counts: LetterCounts };

export function letterOf(row: Row): Letter {
  const { contents, counts } = row;
  return { ...row, contents: Contents.parse(JSON.parse(contents)), counts: Counts.parse(JSON.parse(counts)) };
}

/** The languages in which a letter has both a subject and a text. */
export function writtenIn({ contents }: Pick<Letter, 'contents'>): MailLanguage[] {
  return letterLanguages.filter((language) => contents[language].subject && contents[language].body);
}

/** The letters that were written last. */
export async function listLetters(database: SiteDatabase): Promise<Letter[]> {
  const rows = database.selectFrom('letters').selectAll().orderBy('written_at', 'desc').limit(100);
  return (await rows.execute()).map(letterOf);
}

export async function readLetter(database: SiteDatabase, id: string): Promise<Letter | null> {
  const row = await database.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? letterOf(row) : null;
}

/** Begins an empty draft. @returns its ID */
export async function createLetter(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  { kind, by }: { kind: Letter['kind']; by: string },
): Promise<string> {
  const id = random.uuid();
  const empty = Object.fromEntries(letterLanguages.map((language) => [language, { subject: '', body: '' }]));
  const written = { contents: JSON.stringify(empty), written_by: by, written_at: clock.now() };
  await database
    .insertInto('letters')
    .values({ id, kind, ...written })
    .execute();
  return id;
}

/** A letter as somebody has seen it. */
type Seen = Pick<Row, 'id' | 'state'> & Partial<Pick<Row, 'version' | 'next_at'>>;

/** Changes a letter that is as somebody has seen it. False when it isn't any more. */
export async function changeLetter(
  database: SiteDatabase,
  seen: Seen,
  values: ChangesOf<'letters'>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('letters')
    .set(values)
    .where(({ and }) => and(seen))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Deletes a letter that is as somebody has seen it. False when it isn't any more. */
export async function deleteLetter(database: SiteDatabase, seen: Seen): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('letters')
    .where(({ and }) => and(seen))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

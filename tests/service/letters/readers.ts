import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@/server/store/schema';

export const languages = ['en', 'de', 'fr', 'es'] as const;

/** The fields of a letter in four languages, each with a subject of its own. */
export function written(body = 'Hello, **reader**.'): Record<string, string> {
  const texts = languages.flatMap((language) => [
    [`subject-${language}`, `News in ${language}`],
    [`body-${language}`, body],
  ]);
  return { reason: 'monthly issue', ...Object.fromEntries(texts) };
}

/** Puts so many confirmed readers on the list, in the four languages in turn, before now. */
export async function addReaders(
  { database, now }: { database: Kysely<Database>; now: number },
  count: number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `reader-${index}@example.org`,
    locale: languages[index % languages.length] ?? 'en',
    requested_at: now - 2,
    mails: 1,
    confirmed_at: now - 1,
  }));
  for (let first = 0; first < count; first += 1000)
    await database
      .insertInto('newsletter_subscribers')
      .values(rows.slice(first, first + 1000))
      .execute();
  return rows.map(({ email }) => email);
}

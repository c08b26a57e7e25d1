import { exportWords as en } from '@/lib/content/account/exportWords';
import type { Language } from '@/lib/content/site/languages/languages';
import { exportWords as de } from '@/lib/content/translations/de/account/exportWords';
import { exportWords as es } from '@/lib/content/translations/es/account/exportWords';
import { exportWords as fr } from '@/lib/content/translations/fr/account/exportWords';
import type { Database } from '@/server/store/schema';

/** For each column its name in plain words, or null when it is left out. */
type ColumnWords = Readonly<Record<string, string | null>>;
type TableWords = { title: string; columns: ColumnWords };

type Table = keyof Named;

/** Every table that holds something about an account must have words for each of its columns. */
type Named = {
  readonly [Table in Exclude<keyof Database, keyof typeof tablesWithoutAccounts>]: {
    title: string;
    columns: { readonly [Column in keyof Database[Table]]-?: string | null };
  };
};

/** Tables that hold nothing by which one account could be told, and why. */
export const tablesWithoutAccounts = {
  token_pairs: 'Keys of a signed-in browser or app, as digests; the sign-in itself is in the file.',
  signing_keys: 'The keys of the service.',
  counters: 'Keyed digests that cannot be traced to anybody without the key.',
  stripe_closures: 'Deleted accounts only, which nobody can sign in to.',
  event_counts: 'Sums.',
  event_count_shards: 'Sums.',
  bang_suggestions: 'Nothing about who suggested.',
  scheduled_jobs: 'Work of the service.',
  job_progress: 'Work of the service.',
  remote_settings: 'Settings of the service.',
  status_days: 'How the service did, day by day.',
  named_locks: 'Names of work, and keyed digests that cannot be traced to anybody without the key.',
} as const satisfies Partial<Record<keyof Database, string>>;

type ExportWords = { readMeTitle: string; readMe: string; created: string; tables: Named };

/** The words of the file in each language. */
export const exportLanguages: Record<Language, ExportWords> = { en, de, es, fr };

/** The tables in the file, in its order. */
export function exportedTables(language: Language): readonly (readonly [table: Table, words: TableWords])[] {
  return Object.entries(exportLanguages[language].tables).map(([table, words]) => [table as Table, words]);
}

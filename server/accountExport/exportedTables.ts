import { exportWords } from '@/lib/content/account/exportWords';
import type { Database } from '@/server/store/schema';

/** For each column its name in plain words, or null when it is left out. */
type ColumnWords = Readonly<Record<string, string | null>>;
type TableWords = { title: string; columns: ColumnWords };

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
  bang_suggestions: 'Nothing about who suggested.',
  scheduled_jobs: 'Work of the service.',
  job_progress: 'Work of the service.',
  remote_settings: 'Settings of the service.',
  status_days: 'How the service did, day by day.',
} as const satisfies Partial<Record<keyof Database, string>>;

const named: Named = exportWords.tables;

/** The tables in the file, in its order. */
export const exportedTables: readonly (readonly [table: keyof Named, words: TableWords])[] = Object.entries(
  named,
).map(([table, words]) => [table as keyof Named, words]);

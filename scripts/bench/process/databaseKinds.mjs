/**
 * The databases to measure on: SQLite, and PostgreSQL where a cluster runs, or only the one named.
 *
 * @param {unknown} cluster null where PostgreSQL is not available
 * @param {string | undefined} only
 * @returns {string[]}
 * @throws Error when the named one is not among them, since nothing would be measured and nothing would fail
 */
export function databaseKinds(cluster, only) {
  const all = cluster ? ['sqlite', 'postgres'] : ['sqlite'];
  if (only === undefined) return all;
  if (!all.includes(only)) throw new Error(`There is no database ${only} here, only ${all.join(' and ')}.`);
  return [only];
}

/** True when a unique index refused a row: SQLSTATE 23505 on PostgreSQL, a constraint error on SQLite. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code === '23505' || error.code.startsWith('SQLITE_CONSTRAINT');
}

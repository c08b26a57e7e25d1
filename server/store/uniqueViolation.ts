/** True when a unique index refused a row: SQLSTATE 23505. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

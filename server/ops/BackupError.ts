/** The message for an operator when a backup cannot be made or restored. */
export class BackupError extends Error {
  override name = 'BackupError';
}

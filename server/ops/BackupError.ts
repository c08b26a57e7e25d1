/** What an operator is told when a copy cannot be made or put back. */
export class BackupError extends Error {
  override name = 'BackupError';
}

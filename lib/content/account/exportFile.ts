/** The name of the file with an account's data; `day` in ISO 8601. */
export function exportFile(day: string): string {
  return `account-data-${day}.json`;
}

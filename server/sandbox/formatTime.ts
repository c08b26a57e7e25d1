/** A moment to the second, in UTC: `1 June 2026 at 12:00:00 UTC`. */
export function formatTime(time: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(time);
}

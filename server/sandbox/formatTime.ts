/** A moment to the second, in UTC: `June 1, 2026 at 12:00:00 PM UTC`. */
export function formatTime(time: number): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(time);
}

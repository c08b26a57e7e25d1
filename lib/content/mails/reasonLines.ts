/** The lines of the reason for a cancellation, the first of them after the label; none when there is no reason. */
export function reasonLines(label: string, reason: string): string[] {
  return reason === '' ? [] : `${label}${reason}`.split('\n').filter((line) => line.trim() !== '');
}

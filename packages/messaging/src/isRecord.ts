/** True for anything whose properties may be read: what the app sends is checked before it is opened. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

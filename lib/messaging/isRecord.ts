/** True for anything whose properties can be read: what the app sends is checked before it is accessed. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

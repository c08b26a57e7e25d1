import { isRecord } from './isRecord';

/** The `result` of a reply. Throws the app's own error, or the given message when the reply has neither. */
export function resultOf(reply: unknown, otherwise: string): unknown {
  if (!isRecord(reply)) throw new Error(otherwise);
  if (reply.result) return reply.result;
  const message = isRecord(reply.error) ? reply.error.message : undefined;
  throw new Error(typeof message === 'string' && message !== '' ? message : otherwise);
}

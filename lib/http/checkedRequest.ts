import type * as z from 'zod/mini';
import { CommunicationError } from './CommunicationError';
import { type RequestOptions, request } from './request';

/** Makes a call whose response must match a schema (specification §5). @throws CommunicationError, logged */
export async function checkedRequest<Schema extends z.ZodMiniType>(
  url: string,
  schema: Schema,
  options: RequestOptions = {},
): Promise<z.infer<Schema>> {
  try {
    const data = await request(url, options);
    const result = schema.safeParse(data);
    if (!result.success) throw new Error('The answer does not have the agreed shape');
    return result.data;
  } catch (cause) {
    const error = new CommunicationError(cause);
    // biome-ignore lint/suspicious/noConsole: the specification asks for these failures to be logged.
    console.warn(error.message, { path: url, status: error.status, code: error.code });
    throw error;
  }
}

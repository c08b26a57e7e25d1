import type { IncomingMessage } from 'node:http';

/** Largest body that is read, in bytes: many times what any call or form sends. */
const maxBytes = 64 * 1024;

/** The body exceeds the limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** The whole body as text. @throws BodyTooLarge */
export async function readText(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

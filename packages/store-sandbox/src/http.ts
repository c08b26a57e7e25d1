import type { IncomingMessage, ServerResponse } from 'node:http';
import { type StoreName, storeNames } from './control';

const maxBytes = 64 * 1024;

type Wire = { basePath: string; answer: (store: StoreName, call: WireRequest) => Promise<WireAnswer> };

/** Answers what is below `<basePath>/apple` and `<basePath>/google`; false for any other path. */
export async function answerWire(
  request: IncomingMessage,
  response: ServerResponse,
  { basePath, answer }: Wire,
): Promise<boolean> {
  const target = `http://stand-in.invalid${request.url}`;
  const address = URL.canParse(target) ? new URL(target) : null;
  const store = storeNames.find((name) => address?.pathname.startsWith(`${basePath}/${name}/`));
  if (!address || !store) return false;
  const { status, json, headers } = await answer(store, {
    method: request.method ?? 'GET',
    path: address.pathname.slice(`${basePath}/${store}`.length),
    bearer: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    body: await textOf(request),
  });
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
  response.end(json === null ? '' : JSON.stringify(json));
  return true;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > maxBytes) throw new Error('The call is too large.');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A call to a store and its answer, as far as both matter. */
export type WireRequest = {
  method: string;
  /** Below the base path of the store, with a leading slash. */
  path: string;
  bearer: string | null;
  body: string;
};
export type WireAnswer = { status: number; json: unknown; headers?: Record<string, string> };

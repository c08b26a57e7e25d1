import type { ServerResponse } from 'node:http';
import type { RoutePath } from '@/lib/content/site/routes';

/** A prepared page of the site as the answer to its own form. */
export type FormState = {
  path: RoutePath;
  /** What the page is to say, by the names in the `data-says` of its messages. */
  messages: readonly string[];
  /** What was typed, by the names of the fields. */
  fields: Readonly<Record<string, string>>;
};

/** What a handler gives back. `json`, `text`, `bytes` and `redirect` exclude each other; headers are added to the defaults. */
export type HandlerResult = {
  status?: number;
  json?: unknown;
  redirect?: string;
  text?: string;
  /** A prepared page with values put back into its form. Only calls outside /api can answer one. */
  page?: FormState;
  /** Bytes of a picture or file; their type is named in the headers. */
  bytes?: Buffer;
  headers?: Readonly<Record<string, string | readonly string[]>>;
};

/** The content policy of answers for machines: a browser that shows one runs, styles, loads and frames nothing of it. */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Writes an answer. Nothing an API call says may be stored by a cache unless its handler names a lifetime. */
export function writeResult(response: ServerResponse, answer: HandlerResult): void {
  const { status = 200, json, redirect, text, bytes, headers = {} } = answer;
  response.statusCode = redirect ? (answer.status ?? 302) : status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Security-Policy', callPolicy);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // A refusal, and what sets a cookie, are one visitor's.
  if (status >= 400 || response.hasHeader('Set-Cookie')) response.setHeader('Cache-Control', 'no-store');
  if (redirect) response.setHeader('Location', redirect);
  const body = json === undefined ? text : JSON.stringify(json);
  if (json !== undefined) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  else if (text !== undefined && !response.hasHeader('Content-Type')) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  }
  response.end(body ?? bytes);
}

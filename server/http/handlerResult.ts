import type { ServerResponse } from 'node:http';
import type { RoutePath } from '@/lib/content/site/routes';

/** A prepared page of the site, sent as the answer to its own form. */
export type FormState = {
  path: RoutePath;
  /** Messages that the page shows, named as in the `data-says` attributes. */
  messages: readonly string[];
  /** Names of the fields to correct, each with its message beside it (components/ui/forms/DocumentField). */
  wrong?: readonly string[];
  /** What the visitor typed, by field name. */
  fields: Readonly<Record<string, string>>;
};

/**
 * What a handler returns. `json`, `text`, `bytes` and `redirect` exclude each other; headers are added to the defaults.
 */
export type HandlerResult = {
  status?: number;
  json?: unknown;
  redirect?: string;
  text?: string;
  /** A prepared page with the typed values put back into its form. Only calls outside /api can return one. */
  page?: FormState;
  /** The bytes of a picture or file; the headers name their type. */
  bytes?: Buffer;
  headers?: Readonly<Record<string, string | readonly string[]>>;
};

/**
 * The content security policy of machine-readable answers: a browser that shows one runs, styles, loads and frames
 * nothing.
 */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Writes an answer. Caches must not store API answers unless the handler sets a lifetime. */
export function writeResult(response: ServerResponse, answer: HandlerResult): void {
  const { status = 200, json, redirect, text, bytes, headers = {} } = answer;
  response.statusCode = redirect ? (answer.status ?? 302) : status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Security-Policy', callPolicy);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Refusals and answers that set a cookie are for one visitor only.
  if (status >= 400 || response.hasHeader('Set-Cookie')) response.setHeader('Cache-Control', 'no-store');
  if (redirect) response.setHeader('Location', redirect);
  const body = json === undefined ? text : JSON.stringify(json);
  if (json !== undefined) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  else if (text !== undefined && !response.hasHeader('Content-Type')) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  }
  response.end(body ?? bytes);
}

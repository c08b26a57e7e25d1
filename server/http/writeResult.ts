import type { ServerResponse } from 'node:http';
import type { HandlerResult } from './requestContext';

/** The policy of machine-readable answers: a browser that shows one runs, styles, loads and frames nothing. */
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

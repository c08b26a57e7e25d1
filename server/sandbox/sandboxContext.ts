import type { IncomingMessage } from 'node:http';
import type { Language } from '@/lib/content/site/languages/languages';
import { namedLocale } from '@/server/http/caller';
import { parseBody, readBody } from '@/server/http/request/body';
import { prefersPage } from '@/server/http/request/negotiation';
import { type RequestAddress, withoutFinalSlash } from '@/server/http/request/requestAddress';
import type { HandlerResult } from '@/server/http/requestContext';
import { type SandboxPage, sandboxHeaders, sandboxPage, scriptedHeaders } from './sandboxPage';
import { type SandboxVisitor, visitorOf } from './visitor/visitor';

/** A request to a sandbox control. */
export type SandboxRequestContext = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** True for a browser that shows the answer to a person. */
  wantsHtml: boolean;
  /** The visitor's IP, as the service sees it. */
  clientIp: string;
  visitor: SandboxVisitor;
  /** The visitor's, if it is one of ours, otherwise English. */
  language: Language;
  /** The fields of a JSON or form body. */
  fields(): Promise<Record<string, unknown>>;
};

type SandboxHandler = (call: SandboxRequestContext) => Promise<HandlerResult> | HandlerResult;

/** What answers at one address. */
export type Methods = Partial<Record<'get' | 'post' | 'delete', SandboxHandler>>;

/** A value that a control cannot take; the message says which and what it could be. */
export class BadInput extends Error {
  override name = 'BadInput';
}

export function makeSandboxContext(
  request: IncomingMessage,
  { path, search }: RequestAddress,
  clientIp: string,
): SandboxRequestContext {
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: withoutFinalSlash(path),
    query: new URLSearchParams(search),
    wantsHtml: prefersPage(request.headers.accept),
    clientIp,
    visitor: visitorOf(request),
    language: namedLocale(request.headers['accept-language']) ?? 'en',
    fields: async () => parseBody(request.headers['content-type'], await readBody(request)),
  };
}

/** A page for the person who asked. */
export function pageResult(
  call: Pick<SandboxRequestContext, 'path' | 'visitor'>,
  page: SandboxPage,
  status = 200,
): HandlerResult {
  return { status, text: sandboxPage(page, call), headers: page.script ? scriptedHeaders : sandboxHeaders };
}

/** After a change: back to a page for people, the new state for programs. */
export function changed(call: SandboxRequestContext, page: string, state: unknown): HandlerResult {
  return call.wantsHtml ? { status: 303, redirect: page } : { json: state };
}

/** A field that takes one of some values. @throws BadInput naming the field and the values. */
export function choiceField<Choice extends string>(
  name: string,
  given: unknown,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === given);
  if (chosen === undefined) throw new BadInput(`${name} must be one of ${choices.join(', ')}.`);
  return chosen;
}

/** A number field. Forms send text, programs send numbers. @throws BadInput naming the field and its range. */
export function numberField(
  fields: Record<string, unknown>,
  name: string,
  range: { minimum: number; maximum: number; fallback?: number },
): number {
  const given = fields[name];
  if ((given === undefined || given === '') && range.fallback !== undefined) return range.fallback;
  const value = typeof given === 'string' && /^\d+$/.test(given.trim()) ? Number(given) : given;
  if (
    typeof value !== 'number' ||
    !Number.isInteger(value) ||
    value < range.minimum ||
    value > range.maximum
  ) {
    throw new BadInput(`${name} must be a whole number from ${range.minimum} to ${range.maximum}.`);
  }
  return value;
}

import type { Config } from '@/server/config/config';
import type { HandlerResult } from '@/server/http/requestContext';
import { serviceCookieLine } from '@/server/http/setCookie';
import { BadInput, changed, type SandboxRequestContext } from './sandboxContext';
import {
  rememberVisitor,
  type SandboxVisitor,
  visitorCookie,
  visitorCookieValue,
  visitorLanguages,
} from './visitor/visitor';

/**
 * `POST /sandbox/visitor {country, language, back}`: keeps the choice in the browser, and here for calls without
 * cookies; empty values take it back.
 */
export async function setVisitor(
  context: SandboxRequestContext,
  config: Pick<Config, 'publicOrigin'>,
): Promise<HandlerResult> {
  const { country = '', language = '', back } = await context.fields();
  const visitor: SandboxVisitor = {
    country: chosen(country, 'country must be two capital letters.', (code) => /^[A-Z]{2}$/.test(code)),
    language: chosen(language, `language must be one of ${visitorLanguages.join(', ')}.`, (code) =>
      visitorLanguages.includes(code),
    ),
  };
  rememberVisitor(visitor);
  const value = visitorCookieValue(visitor);
  const page = typeof back === 'string' && /^\/sandbox(?:\/[\w./-]*)?$/.test(back) ? back : '/sandbox';
  const cookie = serviceCookieLine(config, { name: visitorCookie, value, path: '/', maxAge: week });
  return { ...changed(context, page, visitor), headers: { 'Set-Cookie': cookie } };
}

const week = 7 * 24 * 3600;

function chosen(value: unknown, message: string, isKnown: (code: string) => boolean): string | null {
  if (value === '') return null;
  if (typeof value !== 'string' || !isKnown(value)) throw new BadInput(message);
  return value;
}

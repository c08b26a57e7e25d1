import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { mailLanguages } from '@/lib/content/mails/mailWords';

/**
 * Who the person at this sandbox plays: a visitor from another country, whose browser asks for another language. It is
 * kept in a cookie of the sandbox; a live site never reads it.
 */
export type SandboxVisitor = {
  /** ISO 3166-1 alpha-2; null for the country in which the site takes everybody to be. */
  country: string | null;
  /** One of the languages we write; null for what the browser itself asks for. */
  language: string | null;
};

export const visitorCookie = 'sandbox_visitor';
export const visitorLanguages = Object.keys(mailLanguages);

/** The visitor of a cookie such as `DE.de`; unknown countries and languages count as not chosen. */
export function visitorOf(request: IncomingMessage): SandboxVisitor {
  const value = parseCookie(request.headers.cookie ?? '')[visitorCookie] ?? '';
  const [country = '', language = ''] = value.split('.');
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    language: visitorLanguages.includes(language) ? language : null,
  };
}

export function visitorCookieValue({ country, language }: SandboxVisitor): string {
  return `${country ?? ''}.${language ?? ''}`;
}

/** What was chosen last here, for the calls of our pages, which send no cookies. */
let lastChosen: SandboxVisitor = { country: null, language: null };

export function rememberVisitor(visitor: SandboxVisitor): void {
  lastChosen = visitor;
}

/**
 * Makes a request look as it would come from the visitor: with `x-country`, unless a program set that itself, and with
 * the language that its browser would ask for. Everything behind it needs to know nothing of this.
 */
export function playVisitor(request: IncomingMessage): void {
  const { cookie, 'sec-fetch-mode': mode } = request.headers;
  const isCall = cookie === undefined && mode !== undefined && mode !== 'navigate';
  if (!isCall && !cookie?.includes(visitorCookie)) return;
  const { country, language } = isCall ? lastChosen : visitorOf(request);
  if (country) request.headers['x-country'] ??= country;
  if (language) request.headers['accept-language'] = language;
}

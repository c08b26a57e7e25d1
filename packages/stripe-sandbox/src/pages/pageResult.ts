import type { ServerResponse } from 'node:http';
import type { HostedLanguage } from '../words/hostedWords';
import type { HostedPage, PageFrame } from './hostedPage';

export type PageResult = { status?: number; page: HostedPage } | { redirect: string } | { pdf: Buffer };

/**
 * Writes a page in its language or redirects the browser. `leads` are URLs outside this site where a form may end: browsers also apply
 * `form-action` to the redirect after a form.
 */
export function writePage(
  frame: PageFrame,
  response: ServerResponse,
  answer: PageResult,
  language: HostedLanguage,
  leads: readonly string[],
): void {
  if ('pdf' in answer) {
    write(response, 200, { 'Content-Type': 'application/pdf' }, answer.pdf);
    return;
  }
  if ('redirect' in answer) {
    write(response, 303, { Location: answer.redirect });
    return;
  }
  const policy = policyWith(frame.headers['Content-Security-Policy'] ?? '', leads);
  const headers = { ...frame.headers, 'Content-Security-Policy': policy };
  write(response, answer.status ?? 200, headers, frame.document(answer.page, language));
}

function write(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer = '',
): void {
  const common = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
  response.writeHead(status, { ...common, ...headers });
  response.end(body);
}

function policyWith(policy: string, leads: readonly string[]): string {
  const origins = leads.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
  const actions = ["'self'", ...new Set(origins)].join(' ');
  return policy.replace(/form-action [^;]+/, `form-action ${actions}`);
}

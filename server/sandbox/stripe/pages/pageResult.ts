import type { ServerResponse } from 'node:http';
import { writeResult } from '@/server/http/handlerResult';
import { type SandboxPage, sandboxHeaders, sandboxPage } from '@/server/sandbox/html';

export type PageResult = { status?: number; page: SandboxPage } | { redirect: string } | { styles: string };

/**
 * Writes a page or sends the browser on. `leads` are addresses outside this site that a form may end at: browsers
 * hold `form-action` against the redirect after a form as well.
 */
export function writePage(response: ServerResponse, answer: PageResult, leads: readonly string[]): void {
  if ('styles' in answer) {
    const headers = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' };
    writeResult(response, { text: answer.styles, headers });
    return;
  }
  if ('redirect' in answer) {
    writeResult(response, { status: 303, redirect: answer.redirect });
    return;
  }
  writeResult(response, {
    status: answer.status ?? 200,
    text: sandboxPage(answer.page),
    headers: { ...sandboxHeaders, 'Content-Security-Policy': policy(leads) },
  });
}

function policy(leads: readonly string[]): string {
  const origins = leads.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
  const actions = ["'self'", ...new Set(origins)].join(' ');
  return String(sandboxHeaders['Content-Security-Policy']).replace(
    /form-action [^;]+/,
    `form-action ${actions}`,
  );
}

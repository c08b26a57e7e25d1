import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OpenedSearch } from '@/lib/hooks/page/openedSearch';
import { accountClient } from '@/lib/hooks/session/accountClient';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';
import { fakeCredentials, tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';

export type { Reply };

// What is answered with an error is logged.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

/** As in a browser, an answer never comes within the press that asked for it. */
function later(reply: Reply): () => Promise<Reply> {
  return () => new Promise((resolve) => setTimeout(() => resolve(reply), 0));
}

/** Answers the calls of the page, and lists them by method and path. */
export function serve(answers: Readonly<Record<string, Reply>>) {
  const usual: Record<string, Reply> = {
    'GET /feature-config.json': {
      json: { useUnifiedFeedback: false, useSubscriptionsAuthV2: true, usePaidDuckAi: false },
    },
    'GET /api/subscription': { status: 404, json: { error: 'not_found' } },
    'POST /api/auth/v2/authorize': { json: { status: 'ok' } },
    'POST /api/auth/v2/otp': { json: { status: 'sent' } },
    'GET /api/auth/v2/sessions': { json: { sessions: [] } },
  };
  const replies = Object.entries({ ...usual, ...answers });
  const service = serveInPage(Object.fromEntries(replies.map(([call, reply]) => [call, later(reply)])));
  return {
    get calls() {
      return service.calls.map(({ method, path }) => `${method} ${path}`);
    },
    answer(call: string, reply: Reply) {
      service.routes[call] = later(reply);
    },
  };
}

export function tokensFor(email: string | null): Reply {
  return { json: tokenAnswer({ email }) };
}

let accounts = 0;

/** Signs this tab in to an account of its own, so that nothing read for an earlier one is shown. */
export function signedInAs(email: string | null): void {
  accounts += 1;
  accountClient().session.adopt(fakeCredentials({ sub: `account-${accounts}`, email }));
}

/** Nobody is signed in and no step is remembered. */
export function signedOut(): void {
  accountClient().session.forget({ everywhere: false });
  window.sessionStorage.clear();
}

/** Shows a screen at a URL with this query. */
export function openScreen(screen: ReactNode, query: Record<string, string> = {}): void {
  render(<OpenedSearch value={new URLSearchParams(query).toString()}>{screen}</OpenedSearch>);
}

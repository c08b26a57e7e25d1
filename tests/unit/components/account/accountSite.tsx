import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Subscription } from '@/lib/contract/subscription';
import { OpenedSearch } from '@/lib/hooks/page/openedSearch';
import { accountClient } from '@/lib/hooks/session/accountClient';

// A slow machine is no failure; a screen that never comes still fails its test.
configure({ asyncUtilTimeout: 10_000 });

// Every browser has these; the test page has not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(globalThis, { TextDecoder, TextEncoder });
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

/** What the service answers to one call: a status and a body, `offline` for no answer at all. */
export type ServiceAnswer = { status?: number; body?: unknown } | 'offline';
type Service = Readonly<Record<string, ServiceAnswer | (() => ServiceAnswer)>>;

const notFoundHandler = { status: 404, body: { error: 'not_found' } };

/** Answers every call of the page at the HTTP boundary and keeps count of them by method and path. */
export function serve(service: Service): {
  calls: string[];
  answer: (call: string, by: ServiceAnswer) => void;
} {
  const calls: string[] = [];
  const answers: Record<string, ServiceAnswer | (() => ServiceAnswer)> = {
    'GET /feature-config.json': {
      body: { useUnifiedFeedback: false, useSubscriptionsAuthV2: true, usePaidDuckAi: false },
    },
    'POST /api/auth/v2/authorize': { body: { status: 'ok' } },
    'POST /api/auth/v2/otp': { body: { status: 'sent' } },
    'GET /api/auth/v2/sessions': { body: { sessions: [] } },
    ...service,
  };
  globalThis.fetch = async (input, init) => {
    const path = String(input).split('?')[0];
    const call = `${init?.method ?? 'GET'} ${path}`;
    calls.push(call);
    const found = answers[call] ?? notFoundHandler;
    const answer = typeof found === 'function' ? found() : found;
    // As in a browser, an answer never comes within the press that asked for it.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return fakeResponse(answer.status ?? 200, answer.body);
  };
  return {
    calls,
    answer(call, by) {
      answers[call] = by;
    },
  };
}

function fakeResponse(status: number, body: unknown): Response {
  const answer = {
    ok: status < 400,
    status,
    headers: { get: () => null },
    text: async () => JSON.stringify(body),
  };
  return answer as unknown as Response;
}

/** The access token of an account, as far as a page reads it. */
function accessToken(email: string | null): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'account-1', email, entitlements: [], iat: now, exp: now + 14_400 };
  return `header.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;
}

export function tokenAnswer(email: string | null): ServiceAnswer {
  return {
    body: {
      access_token: accessToken(email),
      refresh_token: 'refresh',
      expires_in: 14_400,
      token_type: 'Bearer',
    },
  };
}

let accounts = 0;

/** Signs this tab in to an account of its own, so that nothing read for an earlier one is shown. */
export function signedInAs(email: string | null): void {
  accounts += 1;
  accountClient().session.adopt({
    accessToken: accessToken(email),
    refreshToken: 'refresh',
    accountId: `account-${accounts}`,
    email,
    expiresAt: Date.now() + 14_400_000,
  });
}

/** Nobody is signed in and no step is remembered. */
export function signedOut(): void {
  accountClient().session.forget({ everywhere: false });
  window.sessionStorage.clear();
}

export function subscriptionOf(changes: Partial<Subscription> = {}): Subscription {
  return {
    productId: 'plus-yearly-us',
    name: 'Yearly',
    billingPeriod: 'Yearly',
    startedAt: Date.UTC(2026, 0, 15, 12),
    expiresOrRenewsAt: Date.UTC(2027, 0, 15, 12),
    platform: 'stripe',
    status: 'Auto-Renewable',
    activeOffers: [],
    ...changes,
  };
}

/** Shows a screen at a URL with this query. */
export function openScreen(screen: ReactNode, query: Record<string, string> = {}): void {
  render(<OpenedSearch value={new URLSearchParams(query).toString()}>{screen}</OpenedSearch>);
}

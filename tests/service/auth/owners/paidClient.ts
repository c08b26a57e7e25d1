import type { AccountChoice } from '@/lib/contract/auth';
import { deliverDueMails } from '@/server/mail/queue/worker';
import {
  asAccount,
  call,
  codeOf,
  type OpenSession,
  pageHeaders,
  tokens,
} from '@/tests/fixtures/service/authClient';
import type { Billing } from '@/tests/fixtures/service/billing';
import { postJson, sessionWithCode } from '../codes/codeClient';

type Served = Pick<Billing, 'origin'>;

/** What goes out waits for the mail worker; the tests that read the newest mail let it out first. */
export async function askCode(billing: Billing, email: string) {
  await deliverDueMails(billing.services);
  return sessionWithCode(billing, email);
}

export function logIn(
  { origin }: Billing,
  session: OpenSession,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const withMethod = { method: 'otp', ...body };
  return postJson(`${origin}/api/auth/v2/login`, withMethod, { ...pageHeaders(session), ...headers });
}

export function pick({ origin }: Billing, session: OpenSession, choice: unknown): Promise<Response> {
  return postJson(`${origin}/api/auth/v2/login/choose`, { choice }, pageHeaders(session));
}

/** Proves the address in a new session; resolves to the accounts that are offered. */
export async function offered(billing: Billing, email: string, more: Record<string, unknown> = {}) {
  const { session, code } = await askCode(billing, email);
  const answer = await logIn(billing, session, { email, otp: code, ...more });
  const body: { choices?: AccountChoice[] } = await answer.json();
  if (answer.status !== 200 || !body.choices) throw new Error(`login answered ${answer.status}`);
  return { session, code, choices: body.choices };
}

/** Redeems what a login or a choice answered. */
export async function redeemed({ origin }: Served, session: OpenSession, answer: Response) {
  const pair = await tokens(origin, session, await codeOf(answer));
  return { accessToken: pair.access_token, refreshToken: pair.refresh_token };
}

/** The status of reading the account with that token: 200 while its sign-in lives. */
export async function statusOf({ origin }: Served, token: string): Promise<number> {
  return (await asAccount(`${origin}/api/auth/v2/account`, token)).status;
}

/** A silent account of v1: its auth token, an access token made from it, and whose it is. */
export async function legacyAccount({ origin }: Served) {
  const created = await (await call(`${origin}/api/auth/account/create`, { method: 'POST' })).json();
  const auth = String(created.auth_token);
  return { accountId: String(created.external_id), auth, access: await legacyAccess(origin, auth) };
}

export async function legacyAccess(origin: string, auth: string): Promise<string> {
  const made = await asAccount(`${origin}/api/auth/access-token`, auth);
  return String((await made.json()).access_token);
}

/** Exchanges a v1 token in that session. */
export function exchange(origin: string, session: OpenSession, token: string | null): Promise<Response> {
  const headers = pageHeaders(session);
  if (token !== null) headers.authorization = `Bearer ${token}`;
  return call(`${origin}/api/auth/v2/exchange`, { method: 'POST', headers });
}

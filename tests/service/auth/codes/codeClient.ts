import type { Updateable } from 'kysely';
import { deliverDueMails } from '@/server/mail/queue/worker';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import {
  asAccount,
  call,
  codeOf,
  type OpenSession,
  pageHeaders,
  tokens,
  webAuthorize,
} from '../../../fixtures/service/authClient';
import type { TestServices } from '../../../fixtures/service/services';

/** What these tests turn and read. */
export type CodeSite = { services: TestServices; origin: string };
export type Confirmation = { email: string; hash: string; otp: string };

/** The status of an answer and its body. */
export async function seen(answer: Response): Promise<[number, unknown]> {
  return [answer.status, await answer.json()];
}

/** The status of an answer and the name of its error. */
export async function errorOf(answer: Response): Promise<[number, unknown]> {
  return [answer.status, (await answer.json()).error];
}

export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return call(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The same with a bearer token. */
export function postAs(accessToken: string, url: string, body: unknown = {}): Promise<Response> {
  return postJson(url, body, { authorization: `Bearer ${accessToken}` });
}

/** Runs it as often at once. */
export function atOnce<Result>(times: number, run: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => run(index)));
}

/** Asks for a sign-in code in that session. */
export function sendCode(origin: string, session: OpenSession, email: string): Promise<Response> {
  const query = new URLSearchParams({ email, locale: 'en' });
  return call(`${origin}/api/auth/v2/otp?${query}`, { method: 'POST', headers: pageHeaders(session) });
}

export function login(
  origin: string,
  session: OpenSession,
  email: string,
  otp: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = { method: 'otp', email, otp };
  return postJson(`${origin}/api/auth/v2/login`, body, { ...pageHeaders(session), ...headers });
}

export async function mailsTo({ services }: Pick<CodeSite, 'services'>, email: string) {
  await deliverDueMails(services);
  return services.mails.filter(({ to }) => to === email);
}

/** The code of the newest mail with one to that address; mails of another kind may be delivered beside it. */
export async function mailedCode(services: TestServices, to: string): Promise<string> {
  const mails = await mailsTo({ services }, to);
  const codes = mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  const code = codes.at(-1);
  if (!code) throw new Error('No code was mailed to that address.');
  return code;
}

/** A code that is wrong, whatever the right one is. */
export function wrongCode(right: string, step = 1): string {
  return String((Number(right) + step) % 1_000_000).padStart(6, '0');
}

/** An account with that address, straight into the store. */
export async function storeAccount(
  services: TestServices,
  email: string | null,
  status: 'active' | 'suspended' = 'active',
): Promise<string> {
  const id = services.random.uuid();
  await services.database
    .insertInto('accounts')
    .values({ id, email, status, locale: 'en', created_at: services.clock.now(), deleted_at: null })
    .execute();
  return id;
}

/** Changes what is stored of an account itself. */
export function setAccount(
  { database }: Pick<Services, 'database'>,
  id: string,
  changes: Updateable<Database['accounts']>,
) {
  return database.updateTable('accounts').set(changes).where('id', '=', id).execute();
}

/** A new session with a code waiting for that address, one pause after the last. */
export async function sessionWithCode(
  { services, origin }: CodeSite,
  email: string,
): Promise<{ session: OpenSession; code: string }> {
  services.clock.advance(61_000);
  const session = await webAuthorize(origin);
  const sent = await sendCode(origin, session, email);
  if (sent.status !== 200) throw new Error(`otp answered ${sent.status}`);
  return { session, code: await mailedCode(services, email) };
}

/** Signs in by code; resolves to the access and refresh token. */
export async function signIn(
  site: CodeSite,
  email: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const { session, code } = await sessionWithCode(site, email);
  const answer = await login(site.origin, session, email, code);
  const pair = await tokens(site.origin, session, await codeOf(answer));
  return { accessToken: pair.access_token, refreshToken: pair.refresh_token };
}

/** An account with that address, signed in to. */
export async function owner(site: CodeSite, email: string) {
  const accountId = await storeAccount(site.services, email);
  return { email, accountId, ...(await signIn(site, email)) };
}

export function startEdit(origin: string, accessToken: string, email: string): Promise<Response> {
  const query = new URLSearchParams({ email, locale: 'en' });
  return asAccount(`${origin}/api/auth/v2/account/edit?${query}`, accessToken, { method: 'POST' });
}

export function confirmEdit(
  origin: string,
  accessToken: string,
  confirmation: Record<string, string>,
): Promise<Response> {
  const query = new URLSearchParams(confirmation);
  return asAccount(`${origin}/api/auth/v2/account/edit/confirm?${query}`, accessToken, { method: 'POST' });
}

/** Starts a change of address; resolves to what confirms it. */
export async function pendingEdit(
  { services, origin }: CodeSite,
  accessToken: string,
  email: string,
): Promise<Confirmation> {
  const answer = await startEdit(origin, accessToken, email);
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(`edit answered ${answer.status} ${JSON.stringify(body)}`);
  return { email, hash: String(body.hash), otp: await mailedCode(services, email) };
}

/** The address the account of this token has now. */
export async function currentEmail(origin: string, accessToken: string): Promise<unknown> {
  const answer = await asAccount(`${origin}/api/auth/v2/account`, accessToken);
  return answer.status === 200 ? (await answer.json()).email : answer.status;
}

/** Replaces the address of the account, or gives it the first one. */
export async function changeEmail(site: CodeSite, accessToken: string, to: string): Promise<void> {
  const pending = await pendingEdit(site, accessToken, to);
  const answer = await confirmEdit(site.origin, accessToken, pending);
  if (answer.status !== 200) throw new Error(`edit/confirm answered ${answer.status}`);
}

/** The token of the newest link by which that address can undo a change. */
export async function undoToken({ services }: CodeSite, formerEmail: string): Promise<string> {
  await deliverDueMails(services);
  const links = services.mails.flatMap(({ to, text }) =>
    to === formerEmail ? (/\/subscriptions\/undo-email#([A-Za-z0-9]+)/.exec(text)?.[1] ?? []) : [],
  );
  const token = links.at(-1);
  if (!token) throw new Error('The former address got no undo link.');
  return token;
}

export function undo({ origin }: CodeSite, token: unknown): Promise<Response> {
  return postJson(`${origin}/api/auth/v2/account/edit/undo`, { token });
}

/** Begins to delete the account, or with `hash` and codes deletes it. */
export function deleteAccount({ origin }: CodeSite, accessToken: string, body = {}): Promise<Response> {
  return postAs(accessToken, `${origin}/api/auth/v2/account/delete`, body);
}

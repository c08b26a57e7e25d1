import { type OpenSession, webAuthorize } from '@/tests/fixtures/service/authClient';
import type { ServiceSite } from '@/tests/fixtures/service/serviceSite';
import { login, mailedCode, sendCode, wrongCode } from '../codes/codeClient';

const codePause = 61_000;
export const markName = 'known-browser';

/** The mark that an answer gives a browser, as `name=value`. */
export function markOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${markName}=`));
  if (!cookie) throw new Error('The answer marks no browser.');
  return cookie.split(';')[0] ?? '';
}

/** A session of a browser that carries this mark along. */
export async function markedSession(origin: string, mark: string): Promise<OpenSession> {
  const session = await webAuthorize(origin);
  return { ...session, cookie: `${session.cookie}; ${mark}` };
}

/** Signs in by code in a new browser and resolves to its mark. */
export async function signedInMark(site: ServiceSite, email: string): Promise<string> {
  const session = await webAuthorize(site.origin);
  const answer = await typeRightCode(site, session, email);
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return markOf(answer);
}

export async function typeRightCode(
  { services, origin }: ServiceSite,
  session: OpenSession,
  email: string,
): Promise<Response> {
  services.clock.advance(codePause);
  const sent = await sendCode(origin, session, email);
  if (sent.status !== 200) return sent;
  return login(origin, session, email, await mailedCode(services, email));
}

/** Has a code sent and types five wrong ones; how many were compared. */
export async function guessFive(
  { services, origin }: ServiceSite,
  session: OpenSession,
  email: string,
): Promise<number> {
  services.clock.advance(codePause);
  const sent = await sendCode(origin, session, email);
  if (sent.status !== 200) throw new Error(`otp answered ${sent.status}`);
  const code = await mailedCode(services, email);
  let compared = 0;
  for (let step = 1; step <= 5; step += 1) {
    const answer = await login(origin, session, email, wrongCode(code, step));
    if ((await answer.json()).reason === 'wrong') compared += 1;
  }
  return compared;
}

/** Asks for codes, each in a session of its own, until the address gets no more. */
export async function askUntilRefused({ origin }: ServiceSite, email: string): Promise<void> {
  for (let count = 0; count < 100; count += 1) {
    const sent = await sendCode(origin, await webAuthorize(origin), email);
    if (sent.status === 429) return;
  }
  throw new Error('A hundred codes were mailed to one address, and no limit was met.');
}

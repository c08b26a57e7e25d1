import { marksPerBrowser } from '@/server/attempts/limitTable';
import { clockDifference, day, second } from '@/server/clock';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { securePrefixed, serviceCookieLine, withCookie } from '@/server/http/setCookie';
import type { Services } from '@/server/services';

/**
 * The mark of a browser that has signed in to an account before. It is no session: it only lets the browser use the
 * reserved part of the account's budgets of codes and guesses, and its next sign-in take the place of this one. The
 * cookie holds up to five marks, newest first, each the id of the sign-in (a random value until there is one), the day and
 * a keyed hash of both and the account's id, which it does not reveal. Ids are never reused.
 * It is sent to the sign-in calls only, so without the prefix `__Host-`, with which every page view would carry it. A
 * planted mark opens nothing.
 */
const purpose = 'known-browser';
const lifetime = 365 * day;
const markSyntax = /^([\w-]{22})\.([0-9a-z]{1,6})\.([\w-]{43})$/;
const separator = '~';

type Asking = Pick<RequestContext, 'services' | 'cookie'>;

/** Whether the browser signed in to one of these accounts in the last year. */
export function isKnownBrowser(context: Asking, accountIds: readonly (string | null)[]): boolean {
  return accountIds.some((id) => id !== null && markFor(context, id) !== undefined);
}

/** The sign-in that the browser's mark of this account names, which may have ended; null without a mark. */
export function markedSignIn(context: Asking, accountId: string): string | null {
  const mark = markFor(context, accountId);
  if (mark === undefined) return null;
  const hex = Buffer.from(saltOf(mark), 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The answer, which marks the browser for the account. A mark names the same sign-in as before unless it is given. */
export function rememberBrowser(
  context: Asking,
  answer: HandlerResult,
  accountId: string,
  signInId?: string,
): HandlerResult {
  const { services } = context;
  const given = signInId && Buffer.from(signInId.replaceAll('-', ''), 'hex').toString('base64url');
  const named = given ?? saltOf(markFor(context, accountId) ?? '');
  const others = readMarks(context).filter((mark) => !isMarkOf(services, mark, accountId));
  const marks = [newMark(services, accountId, named), ...others].slice(0, marksPerBrowser);
  const cookie = serviceCookieLine(services.config, {
    name: cookieName(services),
    value: marks.join(separator),
    path: '/api/auth/',
    maxAge: lifetime / second,
  });
  return withCookie(answer, cookie);
}

function cookieName({ config }: Services): string {
  return securePrefixed(config, 'known-browser');
}

/** The unexpired marks in the cookie. Which accounts they are for, if any, is not known yet. */
function readMarks({ services, cookie }: Asking): string[] {
  const marks = (cookie(cookieName(services)) ?? '').split(separator, marksPerBrowser);
  return marks.filter((mark) => {
    const age = services.clock.now() - Number.parseInt(markSyntax.exec(mark)?.[2] ?? '', 36) * day;
    return age > -clockDifference && age < lifetime;
  });
}

function markFor(context: Asking, accountId: string): string | undefined {
  return readMarks(context).find((mark) => isMarkOf(context.services, mark, accountId));
}

function saltOf(mark: string): string {
  return markSyntax.exec(mark)?.[1] ?? '';
}

function isMarkOf(services: Services, mark: string, accountId: string): boolean {
  const [, salt = '', time = '', hash = ''] = markSyntax.exec(mark) ?? [];
  return services.secrets.matches(purpose, content(accountId, salt, time), hash);
}

function newMark(services: Services, accountId: string, named: string): string {
  const salt = named || services.random.bytes(16).toString('base64url');
  const time = Math.floor(services.clock.now() / day).toString(36);
  return `${salt}.${time}.${services.secrets.keyedHash(purpose, content(accountId, salt, time))}`;
}

function content(accountId: string, salt: string, time: string): string {
  return JSON.stringify([accountId, salt, time]);
}

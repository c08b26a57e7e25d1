import type { Services } from '@/server/services';

/**
 * Links in mails to people without an account: an id, signed under the site's secret. Nothing that opens one is stored,
 * every mail about the same request contains the same working link, and whoever knows the id can make the link again.
 * Removing the row with that id makes its links worthless.
 */
export function signedId(services: Pick<Services, 'secrets'>, purpose: string, id: string): string {
  return `${id}.${services.secrets.keyedHash(purpose, id)}`;
}

/** The id, or null when we did not sign this token for this purpose. */
export function readSignedId(services: Services, purpose: string, token: string): string | null {
  const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  return id !== '' && services.secrets.matches(purpose, id, signature) ? id : null;
}

/** True for what a mail program posts to a link of List-Unsubscribe (RFC 8058), in either form encoding. */
export function isOneClick(body: Buffer): boolean {
  const text = body.toString('latin1').toLowerCase();
  const start = text.indexOf('list-unsubscribe');
  return start >= 0 && text.slice(start, start + 120).includes('one-click');
}

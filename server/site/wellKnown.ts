import { brand } from '@/lib/content/brand';
import { day } from '@/server/clock';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/** How far ahead the security contact's expiry lies. It moves with the current time, so the contact never expires. */
const securityContactLifetime = 180 * day;
const cached = { 'Cache-Control': 'public, max-age=86400' } as const;

/** `GET /.well-known/security.txt`: whom to tell about a vulnerability (RFC 9116). */
export async function securityTextHandler({ services }: RequestContext): Promise<HandlerResult> {
  const { publicOrigin } = services.config;
  const expires = new Date(services.clock.now() + securityContactLifetime);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de, es, fr',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    `Policy: ${publicOrigin}/security#report`,
    `Hiring: ${publicOrigin}/hiring`,
  ];
  return { text: `${lines.join('\n')}\n`, headers: cached };
}

/** `GET /.well-known/gpc.json`: states that this site honors Global Privacy Control, and since when. */
export async function privacyControlHandler(_call: RequestContext): Promise<HandlerResult> {
  return { json: { gpc: true, lastUpdate: '2026-11-02' }, headers: cached };
}

/** `GET /.well-known/change-password`: there are no passwords; sign-in is managed on the account page. */
export async function changePasswordHandler(_call: RequestContext): Promise<HandlerResult> {
  return { redirect: '/subscriptions/manage' };
}

import { brand } from '@/lib/content/brand';
import { day } from '@/server/clock';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';

/** How far ahead the security contact promises to be valid. It moves on by itself, so it never runs out. */
const securityContactLifetime = 180 * day;
const cached = { 'Cache-Control': 'public, max-age=86400' } as const;

/** `GET /.well-known/security.txt`: whom to tell about a weakness (RFC 9116). */
export async function securityTextCall({ services }: Call): Promise<Answer> {
  const { publicOrigin } = services.config;
  const expires = new Date(services.clock.now() + securityContactLifetime);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de, es, fr',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    `Policy: ${publicOrigin}/privacy#security`,
    `Hiring: ${publicOrigin}/hiring`,
  ];
  return { text: `${lines.join('\n')}\n`, headers: cached };
}

/** `GET /.well-known/gpc.json`: that this site honours Global Privacy Control, and since when. */
export async function privacyControlCall(_call: Call): Promise<Answer> {
  return { json: { gpc: true, lastUpdate: '2026-11-02' }, headers: cached };
}

/** `GET /.well-known/change-password`: there is no password; the account page holds what signs people in. */
export async function changePasswordCall(_call: Call): Promise<Answer> {
  return { redirect: '/subscriptions/manage' };
}

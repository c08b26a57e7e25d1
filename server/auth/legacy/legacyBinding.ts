import { codeLifetime } from '@/server/auth/codes/oneTimeCodes';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { second } from '@/server/clock';
import type { RequestContext } from '@/server/http/requestContext';
import { serviceCookieLine } from '@/server/http/setCookie';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';

/**
 * What a v1 sign-in code is bound to besides its address. v1 knows no session, so a browser gets a cookie for as long
 * as its code lives: otherwise anybody who asks for a code for the same address would replace the one on its way. Apps
 * keep no cookies; all of these share one binding.
 */
const cookieName = 'v1-sign-in';

export function legacyBinding(context: RequestContext): string {
  const id = context.cookie(cookieName);
  return isId(id) ? `${legacyFamilyId}:${digest(id)}` : legacyFamilyId;
}

/** The binding for a code about to be sent, with the Set-Cookie line that lets a browser be known by it again. */
export function openLegacyBinding(context: RequestContext): { binding: string; cookie: string | null } {
  // Our pages post and keep the cookie, and a browser says with every call where it comes from.
  if (context.method !== 'POST' || context.header('sec-fetch-site') === null)
    return { binding: legacyBinding(context), cookie: null };
  const held = context.cookie(cookieName);
  const id = isId(held) ? held : opaqueToken(context.services.random);
  const cookie = serviceCookieLine(context.services.config, {
    name: cookieName,
    value: id,
    path: '/api/auth/',
    maxAge: codeLifetime / second,
  });
  return { binding: `${legacyFamilyId}:${digest(id)}`, cookie };
}

function isId(value: string | null): value is string {
  return value !== null && /^[A-Za-z0-9]{86}$/.test(value);
}

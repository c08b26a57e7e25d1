import { codeLifetime } from '@/server/auth/codes/oneTimeCodes';
import { legacyFamilyId } from '@/server/auth/tokens/families';
import { second } from '@/server/clock';
import type { RequestContext } from '@/server/http/requestContext';
import { hostPath, hostPrefixed, serviceCookieLine } from '@/server/http/setCookie';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';

/**
 * What a v1 sign-in code is bound to besides its email address. v1 has no sessions, so a browser gets a cookie that
 * lives as long as its code. Otherwise anybody who requests a code for the same address would replace the one being
 * delivered. Apps do not keep cookies; all of them share one binding.
 */
function cookieName({ services }: RequestContext): string {
  return hostPrefixed(services.config, 'v1-sign-in');
}

export function legacyBinding(context: RequestContext): string {
  const id = context.cookie(cookieName(context));
  return isId(id) ? `${legacyFamilyId}:${digest(id)}` : legacyFamilyId;
}

/** The binding for a code about to be sent, and the Set-Cookie line by which the browser is recognized later. */
export function openLegacyBinding(context: RequestContext): { binding: string; cookie: string | null } {
  // Our pages use POST and keep the cookie, and browsers declare the origin of every call.
  if (context.method !== 'POST' || context.header('sec-fetch-site') === null)
    return { binding: legacyBinding(context), cookie: null };
  const held = context.cookie(cookieName(context));
  const id = isId(held) ? held : opaqueToken(context.services.random);
  const cookie = serviceCookieLine(context.services.config, {
    name: cookieName(context),
    value: id,
    path: hostPath(context.services.config, '/api/auth/'),
    maxAge: codeLifetime / second,
  });
  return { binding: `${legacyFamilyId}:${digest(id)}`, cookie };
}

function isId(value: string | null): value is string {
  return value !== null && /^[A-Za-z0-9]{86}$/.test(value);
}

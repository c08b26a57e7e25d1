import { AccessTokenClaims, type TokenResponse } from '../contract/auth';

/** What a signed-in page holds, in memory and session storage only: never in a URL, a cookie or local storage. */
export type Credentials = {
  accessToken: string;
  /** Null for v1, whose token is long-lived and is not refreshed. */
  refreshToken: string | null;
  accountId: string;
  email: string | null;
  /** When the access token expires, in milliseconds by this device's clock; null when unknown. */
  expiresAt: number | null;
};

/** The claims of an access token, read without verification: they decide what is shown, never what is allowed. */
export function readClaims(accessToken: string): AccessTokenClaims | null {
  const [, payload] = accessToken.split('.');
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const result = AccessTokenClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The credentials in a token response. @throws Error when the access token holds no readable claims. */
export function credentialsOf(answer: TokenResponse, now: number): Credentials {
  const claims = readClaims(answer.access_token);
  if (!claims) throw new Error('The access token holds no readable claims');
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    accountId: claims.sub,
    email: claims.email,
    expiresAt: now + answer.expires_in * 1000,
  };
}

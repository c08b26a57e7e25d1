import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { StoreKeys } from '../keys';

/** The token by which a push message says that it comes from Google ("Authentication for push subscriptions"). */
export function identityToken(
  { keyId, privateKey }: StoreKeys['google']['identity'],
  { audience, email }: { audience: string; email: string },
): Promise<string> {
  return new SignJWT({ email, email_verified: true, azp: '1', sub: '1' })
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .setIssuer('https://accounts.google.com')
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(createPrivateKey(privateKey));
}

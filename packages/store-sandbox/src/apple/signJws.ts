import { createPrivateKey } from 'node:crypto';
import { CompactSign } from 'jose';
import type { AppleChain } from './certificates';
import { base64Of } from './pem';

/** Signs a payload as the App Store does: ES256, with the chain of certificates in the header (RFC 7515 §4.1.6). */
export function signJws(payload: object, { root, intermediate, leaf }: AppleChain): Promise<string> {
  const x5c = [leaf, intermediate, root].map(({ certificate }) => base64Of(certificate));
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', x5c })
    .sign(createPrivateKey(leaf.privateKey));
}

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';
import type { Random } from './random';

export type Secrets = ReturnType<typeof makeSecrets>;

/** SHA-256, base64url: how opaque tokens with 128 bits or more are stored. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares a secret that a caller sent with ours in constant time, whatever their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(expected)));
}

/**
 * Keys derived from the root secrets of the configuration, one per purpose. The first root secret signs and seals,
 * every one of them verifies and opens: a secret is rotated by putting the new one first and keeping the old for a while.
 */
export function makeSecrets(roots: readonly Buffer[], random: Random) {
  const derived = new Map<string, Buffer[]>();
  const keys = (purpose: string): Buffer[] => {
    let list = derived.get(purpose);
    if (!list) {
      list = roots.map((root) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32)));
      derived.set(purpose, list);
    }
    return list;
  };
  const hmac = (key: Buffer, value: string) => createHmac('sha256', key).update(value).digest();
  const current = (purpose: string): Buffer => {
    const [key] = keys(purpose);
    if (!key) throw new Error('No root secret is configured');
    return key;
  };
  return {
    /** HMAC-SHA-256 under the current key, base64url: for short secrets and for addresses in logs. */
    keyedHash: (purpose: string, value: string) => hmac(current(purpose), value).toString('base64url'),
    /** Constant-time check against the hash of any accepted key. */
    matches(purpose: string, value: string, hash: string): boolean {
      const expected = Buffer.from(hash, 'base64url');
      return keys(purpose).some((key) => {
        const actual = hmac(key, value);
        return actual.length === expected.length && timingSafeEqual(actual, expected);
      });
    },
    /** AES-256-GCM under the current key. */
    seal: (purpose: string, text: string) => sealWith(current(purpose), text, random),
    /** The sealed text, or null when no accepted key opens it. */
    open: (purpose: string, sealed: string) =>
      keys(purpose).reduce<string | null>((text, key) => text ?? openWith(key, sealed), null),
  };
}

/** Seals text under a 32-byte key: base64url of nonce, tag and ciphertext. */
export function sealWith(key: Buffer, text: string, random: Random): string {
  const nonce = random.bytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The text sealed by `sealWith`, or null when the key or the data is not the right one. */
export function openWith(key: Buffer, sealed: string): string | null {
  const data = Buffer.from(sealed, 'base64url');
  if (data.length < 28) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, data.subarray(0, 12));
  decipher.setAuthTag(data.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(data.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

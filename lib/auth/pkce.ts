/** Proof Key for Code Exchange (RFC 7636), method S256. */

/** Number of random bytes in a verifier: 32 bytes give 43 characters, the minimum that the RFC allows. */
const verifierBytes = 32;

/** A new code verifier of 43 base64url characters. */
export function createCodeVerifier(source: Pick<Crypto, 'getRandomValues'> = globalThis.crypto): string {
  return base64Url(source.getRandomValues(new Uint8Array(verifierBytes)));
}

/** The code challenge of a verifier: base64url of its SHA-256, without padding. */
export async function codeChallengeOf(verifier: string): Promise<string> {
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(hash));
}

function base64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

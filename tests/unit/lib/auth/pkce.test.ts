import * as fc from 'fast-check';
import { codeChallengeOf, createCodeVerifier } from '@/lib/auth/pkce';

describe('code challenge S256', () => {
  it.each([
    [
      'RFC 7636 appendix B',
      'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    ],
    [
      'native contract §3.1',
      'oas6Ov1EcKzKjM-w9Q97cs6bYDU1cCI_hQwhAt0mLiE',
      'JP1GpQFSca0OUo-5Xxe5fzu2K_Sa84q2yCeHb-bw1zM',
    ],
  ])('agrees with %s', async (_source, verifier, challenge) => {
    expect(await codeChallengeOf(verifier)).toBe(challenge);
  });
});

describe('code verifier (RFC 7636 §4.1)', () => {
  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => createCodeVerifier())).size).toBe(1000);
  });

  it('is the base64url of its random bytes, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (random) => {
        const getRandomValues = <T>(target: T): T => {
          if (target instanceof Uint8Array) target.set(random);
          return target;
        };
        const verifier = createCodeVerifier({ getRandomValues });
        expect(verifier).toBe(Buffer.from(random).toString('base64url'));
      }),
    );
  });
});

import * as fc from 'fast-check';
import { credentialsOf, readClaims } from '@/lib/auth/credentials';
import { tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';

function tokenOf(payload: unknown): string {
  return `header.${Buffer.from(JSON.stringify(payload) ?? '').toString('base64url')}.signature`;
}

const claims = {
  sub: 'c0ffee00-0000-4000-8000-000000000000',
  email: 'anna@example.org',
  entitlements: [{ product: 'Network Protection', name: 'plus', id: 1 }],
  iat: 1_700_000_000,
  exp: 1_700_014_400,
};

describe('claims of the access token (native contract §3.4)', () => {
  it.each([claims, { ...claims, email: null, entitlements: [] }, { ...claims, email: 'grüße@例え.テスト' }])(
    'are read as they are, and nothing else: %j',
    (held) => {
      expect(readClaims(tokenOf({ ...held, api: 'v2', scope: 'privacypro' }))).toEqual(held);
    },
  );

  it.each(['sub', 'email', 'entitlements', 'exp', 'iat'])('without %s are none', (name) => {
    expect(readClaims(tokenOf({ ...claims, [name]: undefined }))).toBeNull();
  });

  it('of any token are null or of the agreed shape, and never thrown', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.array(fc.base64String(), { maxLength: 4 }).map((parts) => parts.join('.')),
      fc.jsonValue().map(tokenOf),
      fc
        .record({
          sub: fc.jsonValue(),
          email: fc.jsonValue(),
          entitlements: fc.jsonValue(),
          exp: fc.jsonValue(),
        })
        .map((payload) => tokenOf({ ...claims, ...payload })),
    );
    fc.assert(
      fc.property(hostile, (token) => {
        const read = readClaims(token);
        if (read === null) return;
        expect(typeof read.sub === 'string' && Array.isArray(read.entitlements)).toBe(true);
      }),
    );
  });
});

describe('credentials of a token answer', () => {
  it('hold account, address and the end of the token by this device', () => {
    const answer = tokenAnswer({ sub: 'account-7', email: 'anna@example.org' });
    expect(credentialsOf(answer, 1_000)).toEqual({
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      accountId: 'account-7',
      email: 'anna@example.org',
      expiresAt: 1_000 + 14_400_000,
    });
  });

  it('are none when the token holds no claims', () => {
    const answer = { ...tokenAnswer(), access_token: 'opaque' };
    expect(() => credentialsOf(answer, 0)).toThrow('The access token holds no readable claims');
  });
});

import * as fc from 'fast-check';
import { codeChallengeOf, createCodeVerifier } from '@/lib/auth/pkce';
import { v2Methods } from '@/lib/auth/v2Methods';
import { connectTo } from '@/tests/fixtures/browser/connection';

const email = 'anna@example.org';

describe('the auth session behind a code', () => {
  it('is opened for a sign-in that was begun with v1', async () => {
    const routes = { 'POST /api/auth/v2/authorize': { json: {} }, 'POST /api/auth/v2/otp': { json: {} } };
    const { connection, service } = connectTo(routes);
    const pending = { email, codeVerifier: null, openedAt: Date.now() };
    const next = await v2Methods(connection).sendCode(email, pending);
    expect(service.callsTo('POST /api/auth/v2/authorize')).toHaveLength(1);
    expect(next.codeVerifier).toMatch(/^[\w-]{43}$/);
  });

  it('that has ended before its time is left for a new one, and the code goes out all the same', async () => {
    let known = false;
    const { connection, service } = connectTo({
      'POST /api/auth/v2/authorize': () => {
        known = true;
        return { json: {} };
      },
      'POST /api/auth/v2/otp': () =>
        known ? { json: {} } : { status: 400, json: { error: 'invalid_session_id' } },
    });
    const pending = { email, codeVerifier: 'v'.repeat(43), openedAt: Date.now() };
    const next = await v2Methods(connection).sendCode(email, pending);
    expect(next.codeVerifier).not.toBe(pending.codeVerifier);
    expect(service.callsTo('POST /api/auth/v2/otp')).toHaveLength(2);
  });

  it('is not opened again because a code was refused for another reason', async () => {
    const { connection, service } = connectTo({
      'POST /api/auth/v2/otp': { status: 429, json: { error: 'too_many_requests' } },
    });
    const pending = { email, codeVerifier: 'v'.repeat(43), openedAt: Date.now() };
    await expect(v2Methods(connection).sendCode(email, pending)).rejects.toMatchObject({ status: 429 });
    expect(service.calls).toHaveLength(1);
  });

  it.each([
    [null, true],
    [{ email, codeVerifier: 'v'.repeat(43), openedAt: Date.now() }, true],
    [null, false],
  ])(
    'waits for the long code where strangers have used up the others (begun before: %p)',
    async (pending, isLimited) => {
      const { connection } = connectTo({
        'POST /api/auth/v2/authorize': { json: {} },
        'POST /api/auth/v2/otp': isLimited
          ? { status: 429, json: { error: 'too_many_requests', reason: 'address_limit' } }
          : { json: {} },
      });
      const next = await v2Methods(connection).sendCode(email, pending);
      expect(next.isLong === true).toBe(isLimited);
    },
  );

  it.each([
    ['a code', 'POST /api/auth/v2/otp', 'invalid_session_id'],
    ['an account', 'POST /api/auth/v2/account/create', 'invalid_request'],
  ])('that is unknown right after it was opened means no cookies: %s', async (what, route, error) => {
    const { connection, service } = connectTo({
      'POST /api/auth/v2/authorize': { json: {} },
      [route]: { status: 400, json: { error } },
    });
    const methods = v2Methods(connection);
    const call = what === 'a code' ? methods.sendCode(email, null) : methods.createAccount();
    await expect(call).rejects.toMatchObject({ cookiesBlocked: true, code: null });
    expect(service.callsTo(route)).toHaveLength(1);
  });

  it('that is known, but refuses the address, says nothing of cookies', async () => {
    const { connection } = connectTo({
      'POST /api/auth/v2/authorize': { json: {} },
      'POST /api/auth/v2/otp': { status: 400, json: { error: 'invalid_request' } },
    });
    const call = v2Methods(connection).sendCode(email, null);
    await expect(call).rejects.toMatchObject({ cookiesBlocked: false, code: 'invalid_request' });
  });
});

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
])('code challenge S256 agrees with %s', async (_source, verifier, challenge) => {
  expect(await codeChallengeOf(verifier)).toBe(challenge);
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

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

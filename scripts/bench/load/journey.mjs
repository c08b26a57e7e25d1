import { createHash, randomBytes } from 'node:crypto';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const maxMailWait = 30_000;

/**
 * The calls of one client that signs in and buys, whole or step by step. `timed` receives each call's duration in
 * milliseconds; `mailbox` is the client that opens the mails.
 */
export function makeJourney(client, { webClientId, products }, timed = () => {}, mailbox = client) {
  const origin = { origin: client.origin };
  const step = async (name, path, options) => {
    const from = performance.now();
    const answer = await client.json(path, options);
    timed(name, performance.now() - from);
    return answer;
  };

  async function open() {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      client_id: webClientId,
      scope: 'privacypro',
    });
    const from = performance.now();
    const { status, headers } = await client.call(`/api/auth/v2/authorize?${query}`, {
      method: 'POST',
      headers: origin,
    });
    timed('authorize', performance.now() - from);
    if (status !== 200) throw new Error(`authorize answered ${status}`);
    return { verifier, headers: { ...origin, ...json, cookie: headers['set-cookie'][0].split(';')[0] } };
  }

  const post = (session, body) => ({
    method: 'POST',
    headers: session.headers,
    body: JSON.stringify(body),
  });
  const sendCode = (session, email) => step('otp', '/api/auth/v2/otp', post(session, { email }));
  const login = (session, email, otp) =>
    step('login', '/api/auth/v2/login', post(session, { method: 'otp', email, otp }));
  const askTokens = (name, fields) =>
    step(name, '/api/auth/v2/token', {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ client_id: webClientId, ...fields }).toString(),
    });
  const exchange = (session, code) =>
    askTokens('token', { grant_type: 'authorization_code', code_verifier: session.verifier, code });
  const refresh = (refreshToken) =>
    askTokens('refresh', { grant_type: 'refresh_token', refresh_token: refreshToken });

  async function bearerOf(session, code) {
    const { access_token: accessToken } = await exchange(session, code);
    return { authorization: `Bearer ${accessToken}` };
  }

  async function mailedCode(address, seen = 0) {
    for (const until = Date.now() + maxMailWait; Date.now() < until; ) {
      const mails = await mailbox.json(`/sandbox/mail.json?to=${encodeURIComponent(address)}`);
      // Newest first; a mail about the sign-in before may have come in between.
      const fresh = mails.slice(0, Math.max(mails.length - seen, 0));
      const code = fresh.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error(`No code was mailed to ${address}.`);
  }

  return {
    ...{ open, sendCode, login, exchange, refresh, mailedCode },
    /** Creates a silent account; resolves to its bearer header. */
    async signUp() {
      const session = await open();
      const { code } = await step('create', '/api/auth/v2/account/create', {
        method: 'POST',
        headers: session.headers,
        body: '{}',
      });
      return bearerOf(session, code);
    },
    async addAddress(bearer, address) {
      const base = '/api/auth/v2/account/edit';
      const asked = { method: 'POST', headers: bearer };
      const { hash } = await step('edit', `${base}?${new URLSearchParams({ email: address })}`, asked);
      const otp = await mailedCode(address);
      await step('confirm', `${base}/confirm?${new URLSearchParams({ email: address, hash, otp })}`, asked);
    },
    /** The complete sign-in by code. No step includes the wait for the mail. */
    async signIn(address) {
      const seen = (await mailbox.json(`/sandbox/mail.json?to=${encodeURIComponent(address)}`)).length;
      const session = await open();
      await sendCode(session, address);
      const { code } = await login(session, address, await mailedCode(address, seen));
      const bearer = await bearerOf(session, code);
      await step('account', '/api/auth/v2/account', { headers: bearer });
      const from = performance.now();
      await client.call('/api/subscription', { headers: bearer });
      timed('subscription', performance.now() - from);
      return bearer;
    },
    checkout: (bearer) =>
      step('checkout', '/api/checkout/session', {
        method: 'POST',
        headers: { ...bearer, ...json },
        body: JSON.stringify({ productId: products[0], purchasePlatform: 'web', returnUrl: '/pro/welcome' }),
      }),
  };
}

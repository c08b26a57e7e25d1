import * as requests from './requests.mjs';

const maxWait = 30_000;

/** What a visitor must know of a site in its sandbox, once it sells. */
export async function openSandbox({ origin, key }) {
  await until('everything is at the stand-in', async () => {
    const { payments } = await (await fetch(`${origin}/ready`)).json();
    return payments === 'ok';
  });
  const { webClientId, products } = await (await fetch(`${origin}/sandbox/config.json`)).json();
  return { origin, key, clientId: webClientId, product: products[0] };
}

/**
 * One person at the site, who does several things one after the other and waits for mails in between, which a load
 * generator cannot. `timed` receives the name of each call to the service and its milliseconds.
 */
export function makeVisitor({ origin, key, clientId, product }, number, timed = () => {}) {
  const network = requests.networkOf(number);

  async function call(name, { path, method, headers, body, expected = 200 }) {
    const from = performance.now();
    const sent = { method, headers: { ...network, ...headers }, body, redirect: 'manual' };
    const answer = await fetch(`${origin}${path}`, sent);
    const text = await answer.text();
    timed(name, performance.now() - from);
    if (answer.status >= 400 && answer.status !== expected)
      throw new Error(`${name} answered ${answer.status} ${text.slice(0, 200)}`);
    return { headers: answer.headers, text };
  }

  async function json(name, request) {
    return JSON.parse((await call(name, request)).text);
  }

  async function open() {
    const verifier = requests.newVerifier();
    const { headers } = await call('authorize', requests.authorize(origin, clientId, verifier));
    return { verifier, headers: { origin, cookie: headers.getSetCookie()[0].split(';')[0] } };
  }

  async function mailsTo(address) {
    const headers = { cookie: `sandbox_key=${key}` };
    return (await fetch(`${origin}/sandbox/mail.json?to=${encodeURIComponent(address)}`, { headers })).json();
  }

  function mailedCode(address, seen = 0) {
    return until(`a code came to ${address}`, async () => {
      const mails = await mailsTo(address);
      const fresh = mails.slice(0, Math.max(mails.length - seen, 0));
      return fresh.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    });
  }

  async function tokensFor(session, code) {
    const tokens = await json('token', requests.exchange(session, clientId, code));
    return { ...tokens, bearer: { authorization: `Bearer ${tokens.access_token}` } };
  }

  return {
    ...{ call, open, mailedCode },
    /** Creates an account without an address; resolves to its tokens. */
    async signUp() {
      const session = await open();
      const created = requests.post('/api/auth/v2/account/create', {}, session.headers);
      return tokensFor(session, (await json('create', created)).code);
    },
    async addAddress({ bearer }, email) {
      const ask = (name, path, fields) =>
        json(name, { method: 'POST', path: `${path}?${new URLSearchParams(fields)}`, headers: bearer });
      const { hash } = await ask('edit', '/api/auth/v2/account/edit', { email });
      const otp = await mailedCode(email);
      await ask('confirm', '/api/auth/v2/account/edit/confirm', { email, hash, otp });
    },
    /** The complete sign-in by code, in six calls. No call includes the wait for the mail. */
    async signIn(email) {
      const seen = (await mailsTo(email)).length;
      const session = await open();
      await call('otp', requests.sendCode(session, email));
      const otp = await mailedCode(email, seen);
      const tokens = await tokensFor(
        session,
        (await json('login', requests.login(session, email, otp))).code,
      );
      await call('account', { path: '/api/auth/v2/account', headers: tokens.bearer });
      await call('subscription', { path: '/api/subscription', headers: tokens.bearer, expected: 404 });
      return tokens;
    },
    refresh: (token) => json('refresh', requests.refresh(clientId, token)),
    checkout({ bearer }) {
      const fields = { productId: product, purchasePlatform: 'web', returnUrl: '/pro/welcome' };
      return json('checkout', requests.post('/api/checkout/session', fields, bearer));
    },
  };
}

/** The first value of `find` that is not empty. */
async function until(what, find) {
  for (const end = Date.now() + maxWait; Date.now() < end; ) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${maxWait / 1000} s went by before ${what}.`);
}

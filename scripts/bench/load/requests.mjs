import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';

const json = { 'content-type': 'application/json' };
const tokenPath = '/api/auth/v2/token';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** The secret of a sandbox without configuration. */
const webhookSecret = 'whsec_sandbox';

/** The requests of a sign-in, each as `{ method, path, headers, body }`. */
export function authorize(origin, clientId, verifier) {
  const query = new URLSearchParams({
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    client_id: clientId,
    scope: 'privacypro',
  });
  return { method: 'POST', path: `/api/auth/v2/authorize?${query}`, headers: { origin } };
}

export function newVerifier() {
  return randomBytes(32).toString('base64url');
}

export function sendCode(session, email) {
  return post('/api/auth/v2/otp', { email }, session.headers);
}

export function login(session, email, otp) {
  return post('/api/auth/v2/login', { method: 'otp', email, otp }, session.headers);
}

export function exchange(session, clientId, code) {
  const fields = { client_id: clientId, code_verifier: session.verifier, code };
  return formPost(tokenPath, { grant_type: 'authorization_code', ...fields });
}

export function refresh(clientId, refreshToken) {
  const fields = { client_id: clientId, refresh_token: refreshToken };
  return formPost(tokenPath, { grant_type: 'refresh_token', ...fields });
}

export function post(path, body, headers = {}) {
  return { method: 'POST', path, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}

export function formPost(path, fields, headers = {}) {
  const body = new URLSearchParams(fields).toString();
  return { method: 'POST', path, headers: { ...form, ...headers }, body };
}

/** The payment provider's message that this checkout ended, signed as it signs. */
export function webhook({ checkoutUrl }) {
  const created = Math.floor(Date.now() / 1000);
  const object = { id: new URL(checkoutUrl).pathname.split('/').at(-1), object: 'checkout.session' };
  const event = { id: `evt_${randomUUID()}`, type: 'checkout.session.expired', created, data: { object } };
  const signed = createHmac('sha256', webhookSecret).update(`${created}.${JSON.stringify(event)}`);
  return post('/api/webhooks/stripe', event, {
    'stripe-signature': `t=${created},v1=${signed.digest('hex')}`,
  });
}

/** Each person comes from a network of their own, through one trusted proxy, so that limits are counted and refuse no one. */
export function networkOf(person) {
  return { 'x-forwarded-for': `10.${(person >> 8) & 255}.${person & 255}.1` };
}

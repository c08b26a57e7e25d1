import { createHmac, randomUUID } from 'node:crypto';
import { makeClient, withHeaders } from '../load/client.mjs';
import { makeJourney } from '../load/journey.mjs';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** The secrets of a sandbox without configuration. */
const webhookSecret = 'whsec_sandbox';
const stripeKey = { authorization: 'Bearer sk_test_sandbox' };
const maxWait = 30_000;

/**
 * What people do at a site: each function is one visit. Everyone comes from a network of their own, through one trusted
 * proxy, so that limits are counted as in production. `timed` receives the name of each call to the service and its
 * milliseconds; calls to the sandbox aren't timed. The payment provider's messages are sent from here, since those that
 * the stand-in sends couldn't be timed.
 */
export async function openPeople(origin, { accounts, address, newCard, timed }) {
  const sandbox = makeClient(origin, 8);
  const config = await sandbox.json('/sandbox/config.json');
  await until(
    'what is sold is at the stand-in',
    async () => (await sandbox.json('/ready')).payments === 'ok',
  );
  await sandbox.json('/sandbox/webhooks', { method: 'POST', headers: json, body: '{"mode":"drop"}' });
  let visits = 0;

  function visitor() {
    visits += 1;
    const network = `10.${(visits >> 8) & 255}.${visits & 255}.1`;
    const client = withHeaders(sandbox, { 'x-forwarded-for': network });
    const call = async (name, path, options = {}, expected = 200) => {
      const from = performance.now();
      const answer = await client.call(path, options);
      timed(name, performance.now() - from);
      const text = answer.bytes.toString('utf8');
      if (answer.status !== expected)
        throw new Error(`${name}: ${path} answered ${answer.status} ${text.slice(0, 200)}`);
      return { ...answer, text };
    };
    return { number: visits, call, journey: makeJourney(client, config, timed, sandbox) };
  }

  async function mails(to) {
    return sandbox.json(`/sandbox/mail.json?to=${encodeURIComponent(to)}`);
  }

  /** Someone with an account signs in, looks around, and signs out. */
  async function reader() {
    const { number, call, journey } = visitor();
    // Steps of a prime reach every account before any account comes up again.
    const email = address(1 + ((number * 7919) % accounts));
    const seen = (await mails(email)).length;
    const session = await journey.open();
    await journey.sendCode(session, email);
    const { code } = await journey.login(session, email, await journey.mailedCode(email, seen));
    const tokens = await journey.exchange(session, code);
    const headers = bearerOf(tokens);
    await call('account', '/api/auth/v2/account', { headers });
    await call('sessions', '/api/auth/v2/sessions', { headers });
    await call('subscription', '/api/subscription', { headers });
    const renewed = await journey.refresh(tokens.refresh_token);
    await call('logout', '/api/auth/v2/logout', { method: 'POST', headers: bearerOf(renewed) });
  }

  /** Someone buys, adds an address, exports the data, and deletes the account. */
  async function buyer() {
    const { number, call, journey } = visitor();
    const email = `buyer-${number}@example.org`;
    const headers = await journey.signUp();
    await call('products', '/api/products');
    const { checkoutUrl } = await journey.checkout(headers);
    const subscription = await pay(new URL(checkoutUrl), { email, number: newCard() });
    await call('webhook', '/api/webhooks/stripe', signedEvent('customer.subscription.created', subscription));
    await call('subscription', '/api/subscription', { headers });
    await call('features', `/api/v2/features?sku=${config.products[0]}`);
    await call('portal', '/api/checkout/portal', { headers });
    await call('invoices', '/api/subscription/invoices', { headers });
    await journey.addAddress(headers, email);
    await call('export', '/api/auth/v2/account/export', { headers });
    const seen = (await mails(email)).length;
    const path = '/api/auth/v2/account/delete';
    const { text } = await call('delete', path, { method: 'POST', headers });
    const { hash } = JSON.parse(text);
    const query = new URLSearchParams({ hash, otp: await journey.mailedCode(email, seen) });
    await call('delete, carried out', `${path}?${query}`, { method: 'POST', headers });
  }

  /** Someone subscribes to the newsletter, confirms, and leaves; someone else is already subscribed. */
  async function subscriber() {
    const { number, call } = visitor();
    const email = `letters-${number}@example.org`;
    const subscribe = (name, to) =>
      call(name, '/newsletter/subscription/subscribe', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: to }),
      });
    await subscribe('newsletter: subscribe', email);
    const from = performance.now();
    const text = await firstMail(email);
    timed('newsletter: mail arrives', performance.now() - from);
    await call('newsletter: confirm', linkIn(text, 'confirm'), { method: 'POST' }, 303);
    await call('newsletter: unsubscribe', linkIn(text, 'unsubscribe'), {
      method: 'POST',
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    });
    await subscribe('newsletter: subscribe again', address(1 + ((number * 7919) % accounts)));
  }

  async function firstMail(to) {
    const mail = await until(`a mail came to ${to}`, async () => (await mails(to))[0]);
    return mail.text;
  }

  /** Fills in the hosted payment page; resolves to the id of the subscription. */
  async function pay({ pathname }, fields) {
    const body = new URLSearchParams({
      ...fields,
      ...{ expiry: '12/40', cvc: '123', name: 'Test Buyer', country: 'US', postcode: '10001' },
    }).toString();
    await sandbox.call(pathname, { method: 'POST', headers: { ...form, origin }, body });
    const id = pathname.split('/').at(-1);
    const session = await sandbox.json(`/sandbox/stripe/v1/checkout/sessions/${id}`, { headers: stripeKey });
    if (!session.subscription) throw new Error(`The payment page ${pathname} sold nothing.`);
    return session.subscription;
  }

  return { visits: [reader, buyer, subscriber], close: sandbox.close };
}

/** The first value of `find` that is not empty. */
async function until(what, find) {
  for (const end = Date.now() + maxWait; Date.now() < end; ) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`${maxWait / 1000} s went by before ${what}.`);
}

function bearerOf({ access_token: token }) {
  return { authorization: `Bearer ${token}` };
}

function linkIn(text, what) {
  const { pathname, search } = new URL(new RegExp(`\\S+/newsletter/${what}\\?token=[\\w.-]+`).exec(text)[0]);
  return pathname + search;
}

function signedEvent(type, id) {
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, created, data: { object: { id } } });
  const signature = createHmac('sha256', webhookSecret).update(`${created}.${body}`).digest('hex');
  return { method: 'POST', headers: { ...json, 'stripe-signature': `t=${created},v1=${signature}` }, body };
}

import Stripe from 'stripe';
import { makeLogger } from '@/server/main/logger';

/** The line that logging this gives, parsed. */
function logged(fields: object) {
  const lines: string[] = [];
  makeLogger('debug', { write: (line: string) => lines.push(line) }).error(fields, 'failed');
  return { text: lines.join(''), line: JSON.parse(lines.join('')) };
}

function failure(fields: object): Error {
  return Object.assign(new Error('no row for anna@example.org, 493027'), fields);
}

it.each(['ECONNREFUSED', '23505', '57P01', 'ERR_STREAM_PREMATURE_CLOSE'])(
  "139. L11: a log line keeps the machine's code of an error: %s",
  (code) => {
    const { text, line } = logged({ err: failure({ code }), path: '/api/auth/v2/login' });
    expect(line.err).toMatchObject({ type: 'Error', code });
    expect(text).not.toMatch(/anna|493027/);
  },
);

it("139. L11: a failed fetch is logged with its cause's code, PostgreSQL's refusal with its constraint", () => {
  const fetched = new TypeError('fetch failed', { cause: failure({ code: 'ECONNRESET' }) });
  expect(logged({ err: fetched }).line.err).toMatchObject({ type: 'TypeError', code: 'ECONNRESET' });
  const refused = failure({
    code: '23505',
    constraint: 'accounts_email',
    detail: 'Key (email)=(anna@example.org)',
  });
  const { text, line } = logged({ err: refused });
  expect(line.err).toMatchObject({ code: '23505', constraint: 'accounts_email' });
  expect(text).not.toContain('anna');
});

it("139. L11: of Stripe's refusal a log line keeps type, code, parameter, status and request, and no text", () => {
  const error = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'customer',
    message: "No such customer: 'cus_anna'; email anna@example.org",
    headers: { 'request-id': 'req_aB12' },
    requestId: 'req_aB12',
    statusCode: 404,
  });
  const { text, line } = logged({ err: error });
  expect(line.err).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    param: 'customer',
    status: 404,
    requestId: 'req_aB12',
  });
  expect(text).not.toMatch(/anna|No such/);
});

it.each([
  ['one-time code', '493027'],
  ['address', 'anna@example.org'],
  ['token', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIi'],
  ['authorization code', 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'],
])(
  "139. L11: a log line loses a person's %s, whatever it is called and however deep it lies",
  (_what, secret) => {
    for (const name of ['code', 'otp', 'email', 'token', 'refresh_token', 'hash']) {
      for (const fields of [
        { [name]: secret },
        { body: { [name]: secret } },
        { call: { query: { [name]: secret } } },
      ]) {
        expect([name, logged(fields).text]).toEqual([name, expect.not.stringContaining(secret)]);
      }
    }
    for (const name of ['code', 'param', 'requestId', 'constraint', 'type', 'message']) {
      const { text } = logged({ err: failure({ [name]: secret }) });
      expect([name, text]).toEqual([name, expect.not.stringContaining(secret)]);
    }
  },
);

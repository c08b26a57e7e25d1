import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { personError } from '@/lib/content/site/errors/personError';
import { CommunicationError } from '@/lib/http/CommunicationError';
import { checkedRequest } from '@/lib/http/checkedRequest';
import { HttpError } from '@/lib/http/HttpError';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';

const Answer = z.object({ code: z.string() });
let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function call(reply: Reply) {
  serveInPage({ 'POST /login': reply });
  const options = {
    method: 'POST' as const,
    bearer: 'secret-token',
    json: { otp: '123456', email: 'a@b.example' },
  };
  return checkedRequest('/login', Answer, options);
}

describe('any failure in subscription calls (specification §8)', () => {
  it.each<[string, Reply]>([
    ['a refusal', { status: 400, json: { error: 'invalid_login_credentials' } }],
    ['an answer that breaks off', 'broken'],
    ['an answer of another shape', { json: { code: 7 } }],
  ])(
    '%s raises the generic error and is logged, without tokens, codes or addresses',
    async (_what, reply) => {
      await expect(call(reply)).rejects.toThrow('There has been a communication error. Please try again.');
      await expect(call(reply)).rejects.toBeInstanceOf(CommunicationError);
      expect(logged).toHaveBeenCalledTimes(2);
      expect(JSON.stringify(logged.mock.calls)).not.toMatch(/secret-token|123456|a@b/);
    },
  );

  it('an answer as agreed is handed on without what was not asked for', async () => {
    expect(await call({ json: { code: 'c', more: 1 } })).toEqual({ code: 'c' });
    expect(logged).not.toHaveBeenCalled();
  });
});

const sentence = 'There has been a communication error. Please try again.';

it('keeps status, code and waiting time for the sentence at the field', () => {
  const body = { error: 'too_many_requests', retry_after: 30 };
  const error = new CommunicationError(new HttpError(429, body, 60));
  expect(error).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    retryAfterSeconds: 30,
    offline: false,
  });
  expect(new CommunicationError(new HttpError(503, null, 60)).retryAfterSeconds).toBe(60);
});

it('keeps the code when the rest of the body is not as agreed', () => {
  const body = { error: 'invalid_login_credentials', reason: 'a later reason', tries_left: 'three' };
  expect(new CommunicationError(new HttpError(400, body)).code).toBe('invalid_login_credentials');
});

it('takes any body without failing, and always has a sentence for the person', () => {
  const hostile = fc.oneof(
    fc.anything(),
    fc.record({
      error: fc.oneof(
        fc.string(),
        fc.constantFrom('__proto__', 'constructor', 'toString', 'too_many_requests'),
      ),
      retry_after: fc.anything(),
      reason: fc.anything(),
      tries_left: fc.anything(),
    }),
  );
  fc.assert(
    fc.property(hostile, fc.integer({ min: 400, max: 599 }), (data, status) => {
      const error = new CommunicationError(new HttpError(status, data));
      expect(error.message).toBe(sentence);
      expect(error.code === null || typeof error.code === 'string').toBe(true);
      const said = personError(error);
      expect(typeof said.sentence).toBe('string');
      expect(said.sentence).not.toMatch(/undefined|NaN|\[object/);
      expect(said.sentence.length).toBeGreaterThan(10);
    }),
  );
});

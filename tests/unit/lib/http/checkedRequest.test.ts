import * as z from 'zod/mini';
import { CommunicationError } from '@/lib/http/CommunicationError';
import { checkedRequest } from '@/lib/http/checkedRequest';
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

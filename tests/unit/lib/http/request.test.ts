import { HttpError, NetworkError } from '@/lib/http/HttpError';
import { type RequestOptions, request } from '@/lib/http/request';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';

function serviceWith(reply: Reply) {
  return serveInPage({ 'GET /call': reply, 'POST /call': reply });
}

function askFor(reply: Reply, options: RequestOptions = {}): Promise<unknown> {
  serviceWith(reply);
  return request('/call', options);
}

describe('the HTTP helper (specification §8)', () => {
  it.each([400, 401, 404, 409, 429, 500, 503])('rejects with data and status on %i', async (status) => {
    serviceWith({ status, json: { error: 'code' } });
    await expect(request('/call')).rejects.toMatchObject({ status, data: { error: 'code' } });
    await expect(request('/call')).rejects.toBeInstanceOf(HttpError);
  });

  it.each(['', '<html>Bad gateway</html>', '{"error":', 'null'])(
    'rejects with data null when the failure holds %p',
    async (text) => {
      serviceWith({ status: 502, text });
      await expect(request('/call')).rejects.toMatchObject({ status: 502, data: null });
    },
  );

  it.each(['offline', 'broken'] as const)('tells an answer that is %s from a refusal', async (reply) => {
    await expect(askFor(reply)).rejects.toBeInstanceOf(NetworkError);
  });

  it('resolves with the parsed answer, and with null for an empty one', async () => {
    expect(await askFor({ json: [1] })).toEqual([1]);
    expect(await askFor({ status: 204 })).toBeNull();
  });

  it.each([
    ['7', 7],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['soon', null],
  ])('reads Retry-After: %s as %p', async (value, seconds) => {
    serviceWith({ status: 503, headers: { 'Retry-After': value } });
    await expect(request('/call')).rejects.toMatchObject({ retryAfterSeconds: seconds });
  });
});

describe('what is sent', () => {
  it('goes without cookie and past every cache, unless asked otherwise', async () => {
    const service = serviceWith({});
    await request('/call');
    await request('/call', { credentials: 'include' });
    expect(service.calls.map(({ credentials, cache }) => [credentials, cache])).toEqual([
      ['omit', 'no-store'],
      ['include', 'no-store'],
    ]);
  });

  it('leaves out absent query parameters and encodes the others', async () => {
    const service = serviceWith({});
    await request('/call', { query: { q: 'a+b@x.example', absent: null, missing: undefined } });
    expect(service.calls[0]?.url).toBe('/call?q=a%2Bb%40x.example');
  });

  it('is JSON or a form, each under its type', async () => {
    const service = serviceWith({});
    await request('/call', { method: 'POST', json: { a: 1 } });
    await request('/call', { method: 'POST', form: { a: '1&2' } });
    await request('/call', { method: 'POST' });
    expect(service.calls[0]).toMatchObject({ json: { a: 1 }, type: 'application/json' });
    expect(service.calls[1]).toMatchObject({ form: { a: '1&2' }, type: 'application/x-www-form-urlencoded' });
    expect(service.calls[2]?.type).toBeNull();
  });
});

describe('giving up', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('after its time and when the caller aborts, which are told apart', async () => {
    serviceWith('silence');
    const abort = new AbortController();
    const late = request('/call', { timeoutMilliseconds: 5000, signal: abort.signal });
    const lateOutcome = late.catch((error: NetworkError) => error.cause);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await lateOutcome).toMatchObject({ name: 'TimeoutError' });
    const left = request('/call', { signal: abort.signal });
    const leftOutcome = left.catch((error: NetworkError) => error.cause);
    abort.abort();
    expect(await leftOutcome).toMatchObject({ name: 'AbortError' });
  });

  it('also while the answer is being read', async () => {
    globalThis.fetch = (async (_url: string, { signal }: RequestInit) => ({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: () => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    })) as unknown as typeof fetch;
    const outcome = request('/call').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBeInstanceOf(NetworkError);
  });

  it('leaves no timer and no listener behind once the call has ended', async () => {
    const { signal } = new AbortController();
    const heard = new Set<unknown>();
    jest.spyOn(signal, 'addEventListener').mockImplementation((_type, listener) => void heard.add(listener));
    jest.spyOn(signal, 'removeEventListener').mockImplementation((_type, one) => void heard.delete(one));
    for (const reply of [{}, { status: 500 }, 'offline', 'broken'] as const)
      await askFor(reply, { signal }).catch(() => undefined);
    expect(jest.getTimerCount()).toBe(0);
    expect(heard.size).toBe(0);
  });
});

import { HttpError, NetworkError } from '@/lib/http/HttpError';
import { request } from '@/lib/http/request';
import { fakeService, type Reply } from '@/tests/fixtures/browser/fakeService';

function serviceWith(reply: Reply) {
  return fakeService({ 'GET /call': reply, 'POST /call': reply });
}

describe('the HTTP helper (specification §8)', () => {
  it.each([400, 401, 404, 409, 429, 500, 503])('rejects with data and status on %i', async (status) => {
    const { fetcher } = serviceWith({ status, json: { error: 'code' } });
    await expect(request('/call', {}, fetcher)).rejects.toMatchObject({ status, data: { error: 'code' } });
    await expect(request('/call', {}, fetcher)).rejects.toBeInstanceOf(HttpError);
  });

  it.each(['', '<html>Bad gateway</html>', '{"error":', 'null'])(
    'rejects with data null when the failure holds %p',
    async (text) => {
      const { fetcher } = serviceWith({ status: 502, text });
      await expect(request('/call', {}, fetcher)).rejects.toMatchObject({ status: 502, data: null });
    },
  );

  it.each(['offline', 'broken'] as const)('tells an answer that is %s from a refusal', async (reply) => {
    await expect(request('/call', {}, serviceWith(reply).fetcher)).rejects.toBeInstanceOf(NetworkError);
  });

  it('resolves with the parsed answer, and with null for an empty one', async () => {
    expect(await request('/call', {}, serviceWith({ json: [1] }).fetcher)).toEqual([1]);
    expect(await request('/call', {}, serviceWith({ status: 204 }).fetcher)).toBeNull();
  });

  it.each([
    ['7', 7],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['soon', null],
  ])('reads Retry-After: %s as %p', async (value, seconds) => {
    const { fetcher } = serviceWith({ status: 503, headers: { 'Retry-After': value } });
    await expect(request('/call', {}, fetcher)).rejects.toMatchObject({ retryAfterSeconds: seconds });
  });

  it('takes another ok status for a failure where one is agreed', async () => {
    const { fetcher } = serviceWith({ status: 202, json: {} });
    await expect(request('/call', { expectedStatus: 200 }, fetcher)).rejects.toMatchObject({ status: 202 });
  });
});

describe('what is sent', () => {
  it('goes without cookie and past every cache, unless asked otherwise', async () => {
    const service = serviceWith({});
    await request('/call', {}, service.fetcher);
    await request('/call', { credentials: 'include' }, service.fetcher);
    expect(service.calls.map(({ credentials, cache }) => [credentials, cache])).toEqual([
      ['omit', 'no-store'],
      ['include', 'no-store'],
    ]);
  });

  it('carries the token in the header alone', async () => {
    const service = serviceWith({});
    await request('/call', { bearer: 'secret' }, service.fetcher);
    expect(service.calls[0]).toMatchObject({ bearer: 'secret', url: '/call' });
  });

  it('leaves out absent query parameters and encodes the others', async () => {
    const service = serviceWith({});
    await request(
      '/call',
      { query: { q: 'a+b@x.example', absent: null, missing: undefined } },
      service.fetcher,
    );
    expect(service.calls[0]?.url).toBe('/call?q=a%2Bb%40x.example');
  });

  it('is JSON or a form, each under its type', async () => {
    const service = serviceWith({});
    await request('/call', { method: 'POST', json: { a: 1 } }, service.fetcher);
    await request('/call', { method: 'POST', form: { a: '1&2' } }, service.fetcher);
    await request('/call', { method: 'POST' }, service.fetcher);
    expect(service.calls[0]).toMatchObject({ json: { a: 1 }, type: 'application/json' });
    expect(service.calls[1]).toMatchObject({ form: { a: '1&2' }, type: 'application/x-www-form-urlencoded' });
    expect(service.calls[2]?.type).toBeNull();
  });
});

describe('giving up', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('after its time', async () => {
    const outcome = request('/call', { timeoutMilliseconds: 5000 }, serviceWith('silence').fetcher).catch(
      (error: unknown) => error,
    );
    await jest.advanceTimersByTimeAsync(5000);
    expect(await outcome).toBeInstanceOf(NetworkError);
  });

  it('when the caller aborts', async () => {
    const abort = new AbortController();
    const outcome = request('/call', { signal: abort.signal }, serviceWith('silence').fetcher).catch(
      (error: unknown) => error,
    );
    abort.abort();
    expect(await outcome).toBeInstanceOf(NetworkError);
  });
});

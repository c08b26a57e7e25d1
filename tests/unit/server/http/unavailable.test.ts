import { isUnavailable } from '@/server/http/unavailable';

it('a transaction that had to give way to another may be tried again; a broken rule may not', () => {
  const failure = (code: string) => Object.assign(new Error('refused'), { code });
  expect(['40001', '40P01', '57P01', 'ECONNREFUSED'].map((code) => isUnavailable(failure(code)))).toEqual(
    Array(4).fill(true),
  );
  expect(['23505', '42P01', 'ENOENT'].map((code) => isUnavailable(failure(code)))).toEqual(
    Array(3).fill(false),
  );
});

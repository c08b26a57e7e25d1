import { isTransientOutage } from '@/server/http/unavailable';

it('a transaction that had to give way to another may be tried again; a broken rule may not', () => {
  const failure = (code: string) => Object.assign(new Error('refused'), { code });
  expect(
    ['40001', '40P01', '57P01', '53100', 'ECONNREFUSED'].map((code) => isTransientOutage(failure(code))),
  ).toEqual(Array(5).fill(true));
  expect(['23505', '42P01', 'ENOENT'].map((code) => isTransientOutage(failure(code)))).toEqual(
    Array(3).fill(false),
  );
});

it('a line to the database that broke is an outage, in every sentence the driver has for it', () => {
  const messages = [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ];
  expect(messages.map((message) => isTransientOutage(new Error(message)))).toEqual([true, true, true]);
  expect(isTransientOutage(new Error('a column is missing'))).toBe(false);
});

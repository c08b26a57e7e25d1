import { makeAcceptsMail } from '@/server/main/acceptsMail';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A resolver that knows these records, and fails with a code where it is given one. */
function ask(records: { mx?: string[] | string; a?: string[] | string; aaaa?: string[] | string }) {
  const answer = async (found: string[] | string = 'ENODATA') => {
    if (typeof found === 'string') throw failure(found);
    return found;
  };
  const warn = jest.fn();
  const acceptsMail = makeAcceptsMail(
    { warn },
    {
      resolveMx: async () => (await answer(records.mx)).map((exchange) => ({ exchange })),
      resolve4: () => answer(records.a),
      resolve6: () => answer(records.aaaa),
    },
  );
  return { accepted: acceptsMail('example.org'), warn };
}

it.each([
  ['a mail server', { mx: ['mail.example.org'] }, true],
  ['the record that refuses all mail, and an address', { mx: [''], a: ['192.0.2.1'] }, false],
  ['an address alone', { a: ['192.0.2.1'] }, true],
  ['an IPv6 address alone', { aaaa: ['2001:db8::1'] }, true],
  ['no record', {}, false],
  ['no name', { mx: 'ENOTFOUND', a: 'ENOTFOUND', aaaa: 'ENOTFOUND' }, false],
])('a domain with %s: mail is accepted: %#', async (_, records, accepted) => {
  const asked = ask(records);
  expect(await asked.accepted).toBe(accepted);
  expect(asked.warn).not.toHaveBeenCalled();
});

it.each([{ mx: 'ESERVFAIL' }, { a: 'ETIMEOUT' }])(
  'a resolver that fails, %j, locks nobody out',
  async (records) => {
    const asked = ask(records);
    expect(await asked.accepted).toBe(true);
    expect(asked.warn).toHaveBeenCalled();
  },
);

it('nor does one that never answers', async () => {
  jest.useFakeTimers();
  const silent = () => new Promise<never>(() => {});
  const accepted = makeAcceptsMail(
    { warn: jest.fn() },
    { resolveMx: silent, resolve4: silent, resolve6: silent },
  )('example.org');
  jest.advanceTimersByTime(2000);
  expect(await accepted).toBe(true);
});

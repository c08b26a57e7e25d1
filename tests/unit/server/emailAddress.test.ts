import { mailboxOf, normalizeEmail } from '@/server/accounts/emailAddress';

describe('normalizeEmail', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    ['  Ann.Bee+News@Example.COM ', 'ann.bee+news@example.com'],
    ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
    ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
    ['ann@bücher。example', 'ann@xn--bcher-kva.example'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['\u200bann＠example．com\u00a0', 'ann@example.com'],
    ['ann@localhost', 'ann@localhost'],
    [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  ])('32. keeps %s in one form', (typed, stored) => {
    expect(normalizeEmail(typed)).toBe(stored);
    expect(normalizeEmail(stored)).toBe(stored);
  });

  it.each([
    '',
    '@example.com',
    'ann',
    'ann@',
    'ann@example.com\r\nBcc: eve@example.com',
    'ann@example.com\n',
    'ann@example.com\0',
    'ann@example.com,eve@example.com',
    'ann@example.com eve@example.com',
    'ann@eve@example.com',
    'Ann <ann@example.com>',
    'ann(comment)@example.com',
    '"ann bee"@example.com',
    '=?utf-8?q?ann?=@example.com',
    'ann@[127.0.0.1]',
    'ann@-example.com',
    'ann@example..com',
    'ann@example.com.',
    'ann@exa%6dple.com',
    'ann@bücher%2eexample',
    'ann@bücher example',
    'änn@example.com',
    '\u212Aann@example.com',
    'ann@example.com/path',
    `${'a'.repeat(243)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
  ])('32. refuses %j', (typed) => {
    expect(normalizeEmail(typed)).toBeNull();
  });

  it.each([[null], [undefined], [1], [{}], [['ann@example.com']]])(
    '32. refuses %p, which is no text',
    (typed) => {
      expect(normalizeEmail(typed)).toBeNull();
    },
  );

  it('32. refuses a text of a million characters', () => {
    const long = `${'a'.repeat(1_000_000)}@example.com`;
    expect(normalizeEmail(long)).toBeNull();
  });
});

it.each([
  ['reader@example.org', 'reader@example.org'],
  ['reader+news@example.org', 'reader@example.org'],
  ['some.one@example.org', 'some.one@example.org'],
  ['some.one+x+y@googlemail.com', 'someone@gmail.com'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

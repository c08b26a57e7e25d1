import { mailLanguages } from '@/lib/content/mails/mailWords';
import { typedAddress, typedCode } from '@/lib/contract/typedText';

const mailed = Object.values(mailLanguages).map(({ frame }) => `${frame.codeLabel}${frame.colon} 013410`);

it.each<[string, string]>([
  ['013410', '013410'],
  ['013 410', '013410'],
  ['01-34-10', '013410'],
  [' 0 1 3 4 1 0\n', '013410'],
  [`${' '.repeat(12)}013410`, '013410'],
  ['\n\n013410\n\n', '013410'],
  ['\u200b013\u00a0410\u200e', '013410'],
  ['Your one-time code: 013 410', '013410'],
  ['Code 1 of 2: 013410, valid for 10 minutes', '013410'],
  ...mailed.map((line): [string, string] => [line, '013410']),
  ...mailed.map((line): [string, string] => [`\n${line}\n\nIt works once, for 10 minutes.`, '013410']),
  ['0134', '0134'],
  ['0134101', '0134101'],
  ['code', ''],
])('finds the code in %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

it('reads the decimal digits of every script, one by one and together', () => {
  let scripts = 0;
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    const digits = Array.from({ length: 10 }, (_, value) => format.format(value));
    if (!digits.every((digit) => /^\p{Nd}$/u.test(digit))) continue;
    scripts += 1;
    expect([numberingSystem, digits.map(typedCode).join('')]).toEqual([numberingSystem, '0123456789']);
    expect(typedCode(digits.slice(4).join(''))).toBe('456789');
  }
  expect(scripts).toBeGreaterThan(50);
});

const invisible =
  '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff';

it.each([
  ...[...invisible].flatMap((sign) => [`${sign}ann@example.com`, `ann@exam${sign}ple.com${sign}`]),
  ' ann@example.com\t',
  '\u00a0ann@example.com\u3000\u202f',
  '\u200b ann@example.com \u200b',
  'ann＠example．com',
  'ann＠ｅｘａｍｐｌｅ。com',
  'ann@example｡com',
])('takes %j for the address that it shows', (typed) => {
  expect(typedAddress(typed)).toBe('ann@example.com');
});

it.each(['ann@example.com\n', 'ann bee@example.com', '\u212Aann@example.com', 'Ann <ann@example.com>'])(
  'leaves what else is odd in %j for the check',
  (typed) => {
    expect(typedAddress(typed)).toBe(typed);
  },
);

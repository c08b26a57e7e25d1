import { readPairing } from '@/lib/url/pairingCode';

it('reads code and name of the first version', () => {
  expect(readPairing('#&code=eyJhIjoxfQ==&deviceName=Kitchen%20tablet')).toEqual({
    code: 'eyJhIjoxfQ==',
    deviceName: 'Kitchen tablet',
  });
});

it('reads the code of the second version, which goes before the first', () => {
  expect(readPairing('#&code=old&code2=bmV3_-')).toEqual({ code: 'bmV3_-', deviceName: null });
});

it('keeps the plus and the slash that base64 is written with', () => {
  expect(readPairing('#code=a+b/c=')?.code).toBe('a+b/c=');
});

it.each(['', '#', '#&', '#&deviceName=Tablet', '#&code=', '#top'])('finds no code in "%s"', (fragment) => {
  expect(readPairing(fragment)).toBeNull();
});

it.each(['<b>x</b>', 'two words', 'a"b', "x'y", 'javascript:1'])('refuses a code like %s', (code) => {
  expect(readPairing(`#&code=${encodeURIComponent(code)}`)).toBeNull();
});

it('refuses a code of more than 4,000 characters', () => {
  expect(readPairing(`#&code=${'a'.repeat(4000)}`)).not.toBeNull();
  expect(readPairing(`#&code=${'a'.repeat(4001)}`)).toBeNull();
});

it.each(['<i>me</i>', 'a/b', ' ', 'n'.repeat(61)])('shows no name like "%s"', (name) => {
  expect(readPairing(`#&code=abc&deviceName=${encodeURIComponent(name)}`)).toEqual({
    code: 'abc',
    deviceName: null,
  });
});

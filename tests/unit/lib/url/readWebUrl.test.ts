import { readWebUrl } from '@/lib/url/readWebUrl';

it('gives back the address of a web page', () => {
  expect(readWebUrl('https://pond.example/a?b=c')).toBe('https://pond.example/a?b=c');
  expect(readWebUrl('http://pond.example')).toBe('http://pond.example/');
});

it.each([
  null,
  '',
  'pond.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  'https://pond.example/<script>',
  'https://somebody:secret@pond.example/',
  `https://pond.example/${'a'.repeat(2000)}`,
])('drops %s', (value) => {
  expect(readWebUrl(value)).toBeNull();
});

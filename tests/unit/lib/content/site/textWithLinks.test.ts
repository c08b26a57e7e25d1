import { textWithLinks } from '@/lib/content/site/textWithLinks';

const destinations = { terms: { href: '/terms' }, phone: { target: 'ios' } } as const;

it('places each link where the text has it, in any order', () => {
  expect(textWithLinks('Get it on [a phone](phone), and read the [terms](terms).', destinations)).toEqual([
    'Get it on ',
    { label: 'a phone', target: 'ios' },
    ', and read the ',
    { label: 'terms', href: '/terms' },
    '.',
  ]);
});

it('adds nothing before a link at the beginning or after one at the end', () => {
  expect(textWithLinks('[Terms](terms)', destinations)).toEqual([{ label: 'Terms', href: '/terms' }]);
  expect(textWithLinks('No link', destinations)).toEqual(['No link']);
});

it('stops at a link that leads nowhere', () => {
  expect(() => textWithLinks('[Terms](privacy)', destinations)).toThrow('privacy');
});

import * as fc from 'fast-check';
import { ownColor } from '@/lib/content/search/themePage';
import { namedColors, parseCustomColor, textColorOn } from '@/lib/theme/customColor';

describe('custom color from URL, k7 (specification §5)', () => {
  it.each([
    ['g', '#235317'],
    ['G2', '#eaf6ec'],
  ])('%p is %p', (value, color) => {
    expect(parseCustomColor(value)).toBe(color);
  });

  it('any text, also one that nearly is a color, is a color of six digits or none', () => {
    expect([null, undefined, 'constructor'].map(parseCustomColor)).toEqual([null, null, null]);
    const nearly = fc
      .array(fc.constantFrom('#', 'f', '8', 'G', '0', ';', '\n', ' ', '<', '%', '/*', '\u0660'), {
        maxLength: 8,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (value) => {
        const color = parseCustomColor(value);
        if (color !== null) expect(color).toMatch(/^#[0-9a-f]{6}$/);
        const isHex = /^#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/.test(value) && !/\n/.test(value);
        expect(color !== null).toBe(isHex || Object.hasOwn(namedColors, value.toLowerCase()));
      }),
    );
  });

  it('every color in three or six digits is read as itself, with # and without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom('', '#'), (number, sign) => {
        const six = number.toString(16).padStart(6, '0');
        const three = six.slice(0, 3);
        expect(parseCustomColor(sign + six.toUpperCase())).toBe(`#${six}`);
        expect(parseCustomColor(sign + three)).toBe(`#${[...three].map((digit) => digit + digit).join('')}`);
      }),
    );
  });
});

it.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#7f7f7f', '#ffffff'],
  ['#808080', '#000000'],
  ['#0000ff', '#ffffff'],
  ['#ffff00', '#000000'],
  ['#235317', '#ffffff'],
])(
  'text color on it (specification §5) %s is written on in %s: white when luminance is under 0.5, else black',
  (color, text) => {
    expect(textColorOn(color)).toBe(text);
  },
);

it('offers every color with a code by a name in words', () => {
  const offered = ownColor.names.map(([code]) => code);
  expect(offered).toEqual(Object.keys(namedColors));
  for (const [, name] of ownColor.names) expect(name).toMatch(/^[A-Z][a-z]{2,}$/);
});

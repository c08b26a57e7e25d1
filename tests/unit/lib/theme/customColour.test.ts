import * as fc from 'fast-check';
import { luminance, parseCustomColour, textColourOn } from '@/lib/theme/customColour';

describe('custom colour from URL, k7 (specification §5)', () => {
  it.each([
    ['ff8800', '#ff8800'],
    ['#ff8800', '#ff8800'],
    ['F80', '#ff8800'],
    ['#f80', '#ff8800'],
    ['g', '#235317'],
    ['G2', '#eaf6ec'],
  ])('%p is %p', (value, colour) => {
    expect(parseCustomColour(value)).toBe(colour);
  });

  it.each([
    '',
    '#',
    'ff',
    'ffff',
    'fffff',
    'ff88001',
    '##f80',
    'ggg',
    'f80;',
    'f80\n',
    ' f80',
    'red',
    'constructor',
  ])('%p is none', (value) => {
    expect(parseCustomColour(value)).toBeNull();
  });

  it('absent is none', () => {
    expect([parseCustomColour(null), parseCustomColour(undefined)]).toEqual([null, null]);
  });

  it('any text is a colour of six digits or none', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(parseCustomColour(value) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('text colour on it (specification §5)', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#7f7f7f', '#ffffff'],
    ['#808080', '#000000'],
    ['#0000ff', '#ffffff'],
    ['#ffff00', '#000000'],
    ['#235317', '#ffffff'],
  ])('%s is written on in %s: white when luminance is under 0.5, else black', (colour, text) => {
    expect(textColourOn(colour)).toBe(text);
  });

  it('luminance goes from 0 to 1', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#ffffff')).toBeCloseTo(1);
  });
});

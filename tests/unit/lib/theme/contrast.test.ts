import { contrastRatio, readableAt } from '@/lib/theme/contrast';

it('black on white stands furthest apart, a color on itself not at all, in either order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastRatio('#12ab34', '#12ab34')).toBe(1);
});

it('gives the published ratio of greys at the edge of what may be read', () => {
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('says for which text a contrast is enough', () => {
  expect([21, 4.5, 4.49, 3, 2.99].map(readableAt)).toEqual(['text', 'text', 'large', 'large', 'none']);
});

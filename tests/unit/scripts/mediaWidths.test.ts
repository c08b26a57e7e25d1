import mediaWidths from '@/scripts/build/mediaWidths.mjs';

it('puts the width in the place of its name, in components and in style sheets', () => {
  const component = 'const look = `@media screen and (--below-medium) { p { color: var(--color-text) } }`;';
  expect(mediaWidths(component)).toBe(
    'const look = `@media screen and (max-width: 49.99rem) { p { color: var(--color-text) } }`;',
  );
  expect(mediaWidths('@media (--from-compact) and (--below-wide) {}')).toBe(
    '@media (min-width: 30rem) and (max-width: 61.99rem) {}',
  );
});

it('stops the build at a name that nobody defined', () => {
  expect(() => mediaWidths('@media (--below-tall) {}')).toThrow(
    'styles/breakpoints.css has no --below-tall.',
  );
});

import { bangCategories, bangs } from '@/lib/content/search/allBangs';
import { bangHero } from '@/lib/content/search/bangPage';
import { tidySuggestion, wrongFields } from '@/lib/content/search/bangSuggestion';
import { bangHero as german } from '@/lib/content/translations/de/search/bangPage';
import { bangHero as spanish } from '@/lib/content/translations/es/search/bangPage';
import { bangHero as french } from '@/lib/content/translations/fr/search/bangPage';

it('has a bang in every category and subcategory', () => {
  expect(bangCategories).toHaveLength(8);
  const places = bangCategories.flatMap(({ name, subcategories }) =>
    subcategories.map((subcategory) => [name, subcategory.name]),
  );
  expect(places).toHaveLength(54);
  const empty = places.filter(([c, sc]) => !bangs.some((bang) => bang.c === c && bang.sc === sc));
  expect(empty).toEqual([]);
});

it('every bang would pass its own form, on the domain it names', () => {
  const odd = bangs.filter(({ s, t, u, c, sc }) => {
    const tidy = tidySuggestion({ site: s, trigger: t, url: u, place: `${c}:${sc}` });
    return wrongFields(tidy).length > 0;
  });
  expect(odd).toEqual([]);
  expect(bangs.filter(({ d, u }) => new URL(u.replace('{{{s}}}', 'x')).hostname !== d)).toEqual([]);
});

it.each([
  ['en', bangHero],
  ['de', german],
  ['es', spanish],
  ['fr', french],
])('in %s, the example is a bang of the list and opens the Wikipedia of the language', (language, words) => {
  const { example, placeholder, exampleLabel } = words;
  expect(bangs.find(({ t }) => `!${t}` === example.bang)?.d).toBe(example.address);
  expect(example.address).toBe(`${language}.wikipedia.org`);
  expect(placeholder).toBe(`${example.bang} ${example.words}`);
  expect(exampleLabel).toContain(placeholder);
});

import type { Bang } from '../../contract/bangList';
import bangCategories from './bangs.json' with { type: 'json' };

/**
 * Every bang by category and subcategory, in the order of the page. An address has no `https://`, and `{{{s}}}` in the
 * place of what is searched for.
 */
export { bangCategories };

/** Those most people use, the first the most; they rank above all others. */
export const popularBangs: readonly string[] = [
  'g',
  'yt',
  'w',
  'a',
  'm',
  'gi',
  'r',
  'so',
  'gh',
  'imdb',
  'ebay',
  'osm',
  'tr',
  'deepl',
  'wa',
  'mdn',
  'steam',
  'etsy',
  'bbc',
  'gr',
];

function rankOf(trigger: string): number {
  const place = popularBangs.indexOf(trigger);
  return place < 0 ? 1 : popularBangs.length + 1 - place;
}

/** The list as `/bang.js` answers it. */
export const bangs: readonly Bang[] = bangCategories.flatMap(({ name, subcategories }) =>
  subcategories.flatMap((subcategory) =>
    subcategory.bangs.map(({ trigger, site, address }) => ({
      s: site,
      d: address.slice(0, address.indexOf('/')),
      t: trigger,
      r: rankOf(trigger),
      c: name,
      sc: subcategory.name,
      u: `https://${address}`,
    })),
  ),
);

/** Where a new bang can go: `Category:Subcategory`. */
export const bangPlaces: readonly string[] = bangCategories.flatMap(({ name, subcategories }) =>
  subcategories.map((subcategory) => `${name}:${subcategory.name}`),
);

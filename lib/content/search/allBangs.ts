import type { Bang } from '../../contract/bangList';
import type { BangCategory } from '../bangs/category';
import { entertainment } from '../bangs/entertainment';
import { multimedia } from '../bangs/multimedia';
import { news } from '../bangs/news';
import { services } from '../bangs/onlineServices';
import { research } from '../bangs/research';
import { shopping } from '../bangs/shopping';
import { tech } from '../bangs/tech';
import { translation } from '../bangs/translation';

/** Every bang by category and subcategory, in the order of the page. */
export const bangCategories: readonly BangCategory[] = [
  research,
  tech,
  entertainment,
  shopping,
  services,
  news,
  multimedia,
  translation,
];

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
  Object.entries(subcategories).flatMap(([subcategory, entries]) =>
    entries.map(([trigger, site, address]) => ({
      s: site,
      d: address.slice(0, address.indexOf('/')),
      t: trigger,
      r: rankOf(trigger),
      c: name,
      sc: subcategory,
      u: `https://${address}`,
    })),
  ),
);

/** Where a new bang can go: `Category:Subcategory`. */
export const bangPlaces: readonly string[] = bangCategories.flatMap(({ name, subcategories }) =>
  Object.keys(subcategories).map((subcategory) => `${name}:${subcategory}`),
);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@/lib/content/brand';
import { languages, standardLanguage } from '@/lib/content/site/languages/languages';

/** Where everybody reads about the subscription, whatever their country: these pages are the same everywhere. */
const modules = [
  'home/discover',
  'home/features',
  'home/homeWords',
  'routes/words/appRouteWords',
  'routes/words/subscriptionRouteWords',
  'site/navigationWords',
  'subscription/subscriptionPromo',
];

/** How each language says that personal information is removed, and where that is sold. */
const words = {
  en: [
    /information removal|records? removed|address removed|requests removal|data broker sites/i,
    /\bUS\b|United States/,
  ],
  de: [/Entfernung|Einträge[^.]* entfernen|Datenhändler-Seiten/, /USA/],
  es: [/eliminación de datos|fichas?\b|sitios de venta de datos/i, /Estados Unidos|EE\. UU\./],
  fr: [/suppression de données|vos fiches|chaque fiche|sites de courtiers/i, /États-Unis/],
} as const;

/** A title names the thing and says nothing of the subscription around it, unless it begins with that. */
function isName(text: string, key: string): boolean {
  return key === 'title' && !text.startsWith(brand.subscription);
}

function sentencesOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isName(value, key) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => sentencesOf(part, name));
}

it.each(languages)(
  'in %s, nobody is promised a removal without being told that it is sold in the US',
  (language) => {
    const folder = language === standardLanguage ? 'lib/content' : `lib/content/translations/${language}`;
    const [removal, place] = words[language];
    const promises = modules
      .map((name) => join(process.cwd(), folder, `${name}.ts`))
      .filter(existsSync)
      .flatMap((path) => sentencesOf(require(path)))
      .filter((sentence) => removal.test(sentence));
    expect(promises.length).toBeGreaterThan(5);
    expect(promises.filter((sentence) => !place.test(sentence))).toEqual([]);
  },
);

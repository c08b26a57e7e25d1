import { brand } from '@/lib/content/brand';
import { language } from '@/lib/content/site/languages/language';
import {
  fixedLanguageOf,
  type Language,
  pathIn,
  standardLanguage,
} from '@/lib/content/site/languages/languages';
import type { ThemeFamily } from '@/lib/content/site/pageThemes';
import { type Route, routes } from '@/lib/content/site/routes';
import { pageTheme } from '@/lib/theme/pageTheme';

/** The picture that appears with a shared link to a page: 1200 by 630 pixels, drawn by `scripts/drawCards`. */
export type SharingCard = {
  path: string;
  /** Name of the file under `static-assets/cards`. */
  file: string;
  headline: string;
  brandName: string;
  family: ThemeFamily;
  /** What the picture shows, as text: when the text changes, so does the picture. */
  fingerprint: string;
};

const folder = '/static-assets/cards/';
const general = '/icons/sharing-card.png';
const records: readonly Route[] = Object.values(routes);

/** `de/about.png`; a text with a language of its own has one card only. */
function fileOf(path: string, inLanguage: Language): string {
  const isLocal = inLanguage !== standardLanguage && fixedLanguageOf(path) === null;
  return `${isLocal ? `${inLanguage}/` : ''}${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** URL of a page's card. Pages that are not in the sitemap share the company's card. */
export function sharingCardUrl({ path, sitemap }: Route): string {
  return sitemap ? folder + fileOf(path, language) : general;
}

/** A title without the company name, which is already on the card: at the title's end, or in front of a sentence. */
function headlineOf(title: string): string {
  const ending = ` – ${brand.name}`;
  const start = `${brand.name} – `;
  if (title.endsWith(ending)) return title.slice(0, -ending.length);
  return title.startsWith(start) ? title.slice(start.length) : title;
}

/** Every card that has to exist in a language, with the titles of its pages there, by their English paths. */
export function sharingCards(
  inLanguage: Language,
  titles: Readonly<Record<string, { title: string }>>,
): SharingCard[] {
  const isStandard = inLanguage === standardLanguage;
  return records
    .filter(({ path, sitemap }) => sitemap && (isStandard || fixedLanguageOf(path) === null))
    .map(({ path }) => {
      const headline = headlineOf(titles[path]?.title ?? '');
      const family = pageTheme(path);
      return {
        path: pathIn(inLanguage, path),
        file: fileOf(path, inLanguage),
        headline,
        brandName: brand.name,
        family,
        fingerprint: `${family}: ${headline}`,
      };
    });
}

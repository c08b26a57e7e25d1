import { brand } from '@/lib/content/brand';
import type { ThemeFamily } from '@/lib/content/site/pageThemes';
import { type Route, routes } from '@/lib/content/site/routes';
import { pageTheme } from '@/lib/theme/pageTheme';

/** The picture that stands beside a link to a page where people share it: 1200 by 630, drawn by `scripts/drawCards`. */
export type SharingCard = {
  path: string;
  /** Name of the file under `static-assets/cards`. */
  file: string;
  headline: string;
  brandName: string;
  family: ThemeFamily;
  /** What the picture shows, as a text: another text, another picture. */
  fingerprint: string;
};

const folder = '/static-assets/cards/';
const general = '/icons/sharing-card.png';
const records: readonly Route[] = Object.values(routes);

function fileOf(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** Address of a page's card. Pages that search engines are not told about share the one of the company. */
export function sharingCardUrl({ path, sitemap }: Route): string {
  return sitemap ? folder + fileOf(path) : general;
}

/** A title without the company, whose name stands on the card already: at its end, or in front of a sentence. */
function headlineOf(title: string): string {
  const ending = ` – ${brand.name}`;
  const start = `${brand.name} – `;
  if (title.endsWith(ending)) return title.slice(0, -ending.length);
  return title.startsWith(start) ? title.slice(start.length) : title;
}

/** Every card there has to be. */
export function sharingCards(): SharingCard[] {
  return records
    .filter(({ sitemap }) => sitemap)
    .map(({ path, title }) => {
      const headline = headlineOf(title);
      const family = pageTheme(path);
      return {
        path,
        file: fileOf(path),
        headline,
        brandName: brand.name,
        family,
        fingerprint: `${family}: ${headline}`,
      };
    });
}

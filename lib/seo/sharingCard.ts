import { brand } from '@/lib/content/brand';
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

function fileOf(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** URL of a page's card. Pages that are not in the sitemap share the company's card. */
export function sharingCardUrl({ path, sitemap }: Route): string {
  return sitemap ? folder + fileOf(path) : general;
}

/** A title without the company name, which is already on the card: at the title's end, or in front of a sentence. */
function headlineOf(title: string): string {
  const ending = ` – ${brand.name}`;
  const start = `${brand.name} – `;
  if (title.endsWith(ending)) return title.slice(0, -ending.length);
  return title.startsWith(start) ? title.slice(start.length) : title;
}

/** Every card that has to exist. */
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

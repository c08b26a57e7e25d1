import { type LegalPath, legalPages } from '@/lib/content/legal/pages';
import { alternatesOf, languages, pathIn } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { contentUpdated } from '@/lib/content/site/siteMap';
import { escapeHtml } from '@/lib/html/html';
import { readLegalDocument } from '@/lib/legal/readLegalDocument';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';

const records: readonly Route[] = Object.values(routes);
let written: { origin: string; xml: string } | null = null;

/** `GET /sitemap.xml`: every page for search engines, with its translations and the date of its last change. */
export async function siteMapHandler({ services }: RequestContext): Promise<HandlerResult> {
  const { publicOrigin } = services.config;
  if (written?.origin !== publicOrigin) written = { origin: publicOrigin, xml: siteMap(publicOrigin) };
  return {
    text: written.xml,
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  };
}

/** The site map in the sitemaps.org protocol, with language alternates as search engines read them. */
function siteMap(origin: string): string {
  const entries = records
    .filter(({ sitemap }) => sitemap)
    .flatMap(({ path }) => {
      const alternates = alternatesOf(path).map(
        (alternate) =>
          `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${escapeHtml(origin + alternate.path)}"/>`,
      );
      return addressesOf(path).map(
        (address) =>
          `<url><loc>${escapeHtml(origin + address)}</loc><lastmod>${changedOn(path)}</lastmod>${alternates.join('')}</url>`,
      );
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Where a page is, in each language. */
function addressesOf(path: string): string[] {
  return [...new Set(languages.map((language) => pathIn(language, path)))];
}

function changedOn(path: string): string {
  return isLegalPath(path) ? readLegalDocument(path).updated : contentUpdated;
}

function isLegalPath(path: string): path is LegalPath {
  return Object.hasOwn(legalPages, path);
}

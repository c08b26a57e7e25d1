import { brand } from '@/lib/content/brand';
import { homeHero } from '@/lib/content/home/homeWords';
import { language } from '@/lib/content/site/languages/language';
import { pathIn } from '@/lib/content/site/languages/languages';
import { escapeHtml } from '@/lib/html/html';

/** Lets a browser add our search engine with its suggestions (OpenSearch 1.1). `origin` has no trailing slash. */
export function openSearchDescription(publicOrigin: string): string {
  const origin = escapeHtml(publicOrigin);
  const search = escapeHtml(`${brand.searchUrl}?q={searchTerms}`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(brand.name)}</ShortName>`,
    `<LongName>${escapeHtml(brand.search)}</LongName>`,
    `<Description>${escapeHtml(homeHero.searchLabel)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="192" height="192" type="image/png">${origin}/icons/icon-192.png</Image>`,
    `<Url type="text/html" method="get" template="${search}"/>`,
    `<Url type="application/x-suggestions+json" method="get" template="${origin}/ac?q={searchTerms}&amp;type=list"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${origin}${pathIn(language, '/opensearch.xml')}"/>`,
    '</OpenSearchDescription>\n',
  ];
  return lines.join('\n');
}

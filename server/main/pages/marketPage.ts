import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { countryName } from '@/lib/content/countryName';
import { readPath } from '@/lib/content/site/languages/languages';
import { isSaleCountry } from '@/lib/content/subscription/countries';
import { escapeHtml } from '@/lib/html/html';
import { marketNameOf, unnamedCountry } from '@/lib/subscriptions/market';
import type { Config } from '@/server/config/config';
import { countryOf } from '@/server/http/caller';
import type { RequestAddress } from '@/server/http/request/requestAddress';
import { type SiteFiles, type StoredPage, withMarkup } from './siteFiles';

/** Pages with the name of a country in them, each a few hundred kilobytes. */
const named = new LRUCache<string, { source: StoredPage; page: StoredPage }>({ max: 60 });

/**
 * The landing page of the subscription with what is sold in the visitor's country; null for every other page. In a visit
 * with `environment=staging`, the script of the page has to ask those services.
 */
export function marketPage(
  files: SiteFiles,
  { path, search }: RequestAddress,
  { headers }: IncomingMessage,
  config: Config,
): StoredPage | null {
  const { language, path: page } = readPath(path);
  if (page !== '/pro' || new URLSearchParams(search).get('environment') === 'staging') return null;
  const country = countryOf(config, (name) => [headers[name]].flat()[0] ?? null);
  const source = files.pageInMarket(path, marketNameOf(country));
  if (!source || isSaleCountry(country)) return source;
  const name = countryName(country, language);
  return name === null ? null : withCountry(source, path, country, name);
}

/** What is in quotation marks is data of the page or an attribute, the rest its text. */
function withCountry(source: StoredPage, path: string, code: string, name: string): StoredPage {
  const key = `${path} ${code}`;
  const known = named.get(key);
  if (known?.source === source) return known.page;
  const inData = JSON.stringify(name).replaceAll('<', '\\u003c');
  const page = withMarkup(source, (markup) =>
    markup
      .replaceAll(unnamedCountry.code, code)
      .replaceAll(`"${unnamedCountry.name}"`, () => inData)
      .replaceAll(unnamedCountry.name, () => escapeHtml(name)),
  );
  named.set(key, { source, page });
  return page;
}

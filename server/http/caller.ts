import { type Language, languages, standardLanguage } from '@/lib/content/site/languages/languages';
import type { Config } from '@/server/config/config';
import { acceptedLanguage, prefersPage } from './request/negotiation';
import type { RequestContext } from './requestContext';

/** Languages that mails are written in. */
export type MailLocale = Language;

/** The visitor's language, if it is one of ours: from the `locale` parameter, otherwise from Accept-Language. */
export function namedLocaleOf(context: Pick<RequestContext, 'query' | 'header'>): MailLocale | null {
  // Apps name languages as their system does, with an underscore.
  const asked = context.query.get('locale')?.replaceAll('_', '-') ?? '';
  const accepted = context.header('accept-language');
  // A client that accepts any language, as scripts do, names none.
  return (
    acceptedLanguage(asked, languages) ?? (accepted === '*' ? null : acceptedLanguage(accepted, languages))
  );
}

/** A language tag as one of our languages, or null. */
export function namedLocale(tag: string | undefined): MailLocale | null {
  return acceptedLanguage(tag ?? '', languages);
}

/** The visitor's language, or English when none of ours is named. */
export function localeOf(
  context: Pick<RequestContext, 'query' | 'header'> & { language?: Language },
): MailLocale {
  // Whoever reads our pages in another language than English has chosen it.
  const { language = standardLanguage } = context;
  return language === standardLanguage ? (namedLocaleOf(context) ?? standardLanguage) : language;
}

/**
 * The visitor's country, ISO 3166-1 alpha-2: as reported by the trusted proxy, otherwise the configured fallback. In a
 * sandbox the header `x-country` takes precedence, so that every country can be tried.
 */
export function visitorCountry({ services, header }: Pick<RequestContext, 'services' | 'header'>): string {
  return countryOf(services.config, header);
}

/** The same for a request that is not one of our API's. */
export function countryOf({ mode, country }: Config, header: RequestContext['header']): string {
  const chosen = mode === 'sandbox' ? countryCode(header('x-country')) : null;
  const proxied = country.header ? countryCode(header(country.header)) : null;
  return chosen ?? proxied ?? country.fallback;
}

/** What proxies report when they cannot tell the country: Cloudflare and Google Cloud, for example. */
const unknownCountries: ReadonlySet<string> = new Set(['XX', 'ZZ']);

function countryCode(value: string | null): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && !unknownCountries.has(code) ? code : null;
}

/** True for a form that the browser itself submitted and whose answer it displays. Scripts request JSON. */
export function wantsPage(context: Pick<RequestContext, 'header'>): boolean {
  return prefersPage(context.header('accept'));
}

/** True for visitors whose browser says so in a header (Global Privacy Control, Do Not Track). */
export function asksNotToBeTracked({ header }: Pick<RequestContext, 'header'>): boolean {
  return header('sec-gpc') === '1' || header('dnt') === '1';
}

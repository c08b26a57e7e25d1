import { acceptedLanguage, prefersPage } from './request/negotiation';
import type { RequestContext } from './requestContext';

const locales = ['en', 'de', 'es', 'fr'] as const;
/** Languages that mails are written in. */
export type MailLocale = (typeof locales)[number];

/** The visitor's language, where it is named as one of ours: by the `locale` parameter, else by Accept-Language. */
export function namedLocaleOf(context: Pick<RequestContext, 'query' | 'header'>): MailLocale | null {
  // Apps name a language as their system does, with an underscore.
  const asked = context.query.get('locale')?.replaceAll('_', '-') ?? '';
  const accepted = context.header('accept-language');
  // Whoever takes any language, as a script does, names none.
  return acceptedLanguage(asked, locales) ?? (accepted === '*' ? null : acceptedLanguage(accepted, locales));
}

/** The visitor's language, English where none of ours is named. */
export function localeOf(context: Pick<RequestContext, 'query' | 'header'>): MailLocale {
  return namedLocaleOf(context) ?? 'en';
}

/**
 * Country of the visitor, ISO 3166-1 alpha-2: what the trusted proxy in front of us says, else the configured
 * fallback. In sandbox the header `x-country` decides first, so that every country can be tried.
 */
export function visitorCountry({ services, header }: Pick<RequestContext, 'services' | 'header'>): string {
  const { mode, country } = services.config;
  const chosen = mode === 'sandbox' ? countryCode(header('x-country')) : null;
  const proxied = country.header ? countryCode(header(country.header)) : null;
  return chosen ?? proxied ?? country.fallback;
}

function countryCode(value: string | null): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** True for a form that the browser itself sent and whose answer it shows. A script asks for JSON. */
export function wantsPage(context: Pick<RequestContext, 'header'>): boolean {
  return prefersPage(context.header('accept'));
}

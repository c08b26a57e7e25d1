import type { RequestContext } from '@/server/http/requestContext';

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

import { letterPages as english, newsletterPromises as inEnglish } from '@/lib/content/company/newsletter';
import { companyRouteWords as routesInEnglish } from '@/lib/content/routes/words/companyRouteWords';
import type { Language } from '@/lib/content/site/languages/languages';
import { newsletterPromises as inGerman } from '@/lib/content/translations/de/company/newsletter';
import { companyRouteWords as routesInGerman } from '@/lib/content/translations/de/routes/words/companyRouteWords';
import { newsletterPromises as inSpanish } from '@/lib/content/translations/es/company/newsletter';
import { companyRouteWords as routesInSpanish } from '@/lib/content/translations/es/routes/words/companyRouteWords';
import { newsletterPromises as inFrench } from '@/lib/content/translations/fr/company/newsletter';
import { companyRouteWords as routesInFrench } from '@/lib/content/translations/fr/routes/words/companyRouteWords';

const promises = { en: inEnglish, de: inGerman, es: inSpanish, fr: inFrench } as const;
const routeWords = {
  en: routesInEnglish,
  de: routesInGerman,
  es: routesInSpanish,
  fr: routesInFrench,
} as const;

function ours(language: Language): string {
  return promises[language].rows.map((row) => row.ours).join('\n');
}

it.each([
  ['en', 'two clicks'],
  ['de', 'zwei Klicks'],
  ['es', 'dos clics'],
  ['fr', 'deux clics'],
] as const)(
  '%s: unsubscribing takes the link and the button behind it, and the page says so',
  (language, clicks) => {
    expect(english.unsubscribe.action).toBe('Unsubscribe');
    expect(ours(language)).toContain(clicks);
    // Search engines show the description, so it must not promise fewer.
    expect(routeWords[language]['/newsletter'].description).not.toMatch(/one click|einem Klick|un clic/);
  },
);

it.each([
  ['en', /leaves/],
  ['de', /verlässt/],
  ['es', /sale de/],
  ['fr', /quitte/],
] as const)(
  '%s: the list goes to whoever sends the newsletter, so the page does not say that it stays on our server',
  (language, staying) => {
    expect(ours(language)).not.toMatch(staying);
  },
);

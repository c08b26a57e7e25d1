import { letterPages as english, newsletterPromises as inEnglish } from '@/lib/content/company/newsletter';
import type { Language } from '@/lib/content/site/languages/languages';
import { newsletterPromises as inGerman } from '@/lib/content/translations/de/company/newsletter';
import { newsletterPromises as inSpanish } from '@/lib/content/translations/es/company/newsletter';
import { newsletterPromises as inFrench } from '@/lib/content/translations/fr/company/newsletter';

const promises = { en: inEnglish, de: inGerman, es: inSpanish, fr: inFrench } as const;

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

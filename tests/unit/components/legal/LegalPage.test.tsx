import { renderToStaticMarkup } from 'react-dom/server';
import { LegalEnd } from '@/components/sections/legal/LegalEnd';
import { LegalHero } from '@/components/sections/legal/LegalHero';
import { LegalSections } from '@/components/sections/legal/LegalSections';
import { legalWords } from '@/lib/content/legal/legalWords';
import type { LegalPath } from '@/lib/content/legal/pages';
import type { Language } from '@/lib/content/site/languages/languages';
import { readLegalDocument } from '@/lib/legal/readLegalDocument';

function linksOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href = '', text = '']) => [
      text,
      href,
    ]),
  );
}

function textOf(path: LegalPath, language: Language): string {
  const { sections } = readLegalDocument(path, language);
  return renderToStaticMarkup(<LegalSections sections={sections} />);
}

it('a text leads to the other documents in its language; files and the English text have no prefix', () => {
  const links = linksOf(textOf('/pro/privacy-terms/non-us/de', 'de'));
  expect(links.Nutzungsbedingungen).toBe('/de/terms');
  expect(links.Kontoseite).toBe('/de/subscriptions/manage');
  expect(links['Konto löschen']).toBe('#deletion');
  expect(linksOf(textOf('/privacy', 'fr'))['contact de sécurité']).toBe('/.well-known/security.txt');
  expect(linksOf(textOf('/terms', 'en'))['privacy policy']).toBe('/privacy');
});

it('the texts with a language of their own are linked as they are, each marked with its language', () => {
  const html = textOf('/pro/privacy-terms', 'es');
  expect(html).toContain('<a href="/pro/privacy-terms/non-us/de" lang="de" hreflang="de">Deutsch</a>');
  expect(html).toContain('<a href="/pro/privacy-terms/non-us/es">Español</a>');
});

it('the end of a text names the documents in its language, and its versions in the other languages', () => {
  const links = linksOf(renderToStaticMarkup(<LegalEnd route="/pro/privacy-terms/non-us/fr" />));
  expect(links[legalWords.fr.pages['/terms']]).toBe('/fr/terms');
  expect(links.Deutsch).toBe('/pro/privacy-terms/non-us/de');
  expect(Object.keys(links)).not.toContain('Français');
  const english = linksOf(renderToStaticMarkup(<LegalEnd route="/privacy" />));
  expect(english).toMatchObject({ Deutsch: '/de/privacy', [legalWords.en.pages['/terms']]: '/terms' });
  expect(Object.keys(english)).not.toContain('English');
});

it.each([
  ['en', 'Last updated on November 2, 2026'],
  ['de', 'Zuletzt geändert am 2. November 2026'],
  ['es', 'Última modificación: 2 de noviembre de 2026'],
  ['fr', 'Dernière modification\u00a0: 2 novembre 2026'],
] as const)('the day is written as in the language of the text: %s', (language, written) => {
  const document = readLegalDocument('/acceptable-use', language);
  const html = renderToStaticMarkup(
    <LegalHero route="/acceptable-use" document={document} language={language} picture="use" />,
  );
  expect(html).toContain(written);
});

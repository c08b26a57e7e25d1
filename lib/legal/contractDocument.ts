import { brand } from '../content/brand';
import type { LegalPath } from '../content/legal/pages';
import { type Language, pathIn } from '../content/site/languages/languages';
import type { SaleCountryCode } from '../content/subscription/countries';
import type { LegalDocument } from './legalDocument';
import { readLegalDocument, readLegalText } from './readLegalDocument';

/** The terms under which something is sold in a country, in a language. The text of a version never changes. */
export type ContractDocument = {
  /** `"2026-11-28 /pro/privacy-terms/non-us/de"`: the day of the last change, and the page that shows it. */
  version: string;
  path: LegalPath;
  language: Language;
  document: LegalDocument;
};

export function contractDocument(country: SaleCountryCode, language: Language): ContractDocument {
  const path: LegalPath =
    country === 'US' ? '/pro/privacy-terms/us' : `/pro/privacy-terms/non-us/${language}`;
  const document = readLegalDocument(path, language);
  const page = country === 'US' ? pathIn(language, path) : path;
  return { version: `${document.updated} ${page}`, path, language, document };
}

/** The same to keep: the text as it was written, which any program opens, with its links in full. */
export function contractText({ path, version, language, document }: ContractDocument, origin: string) {
  const text = readLegalText(path, language)
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/ \{#[\w-]+\}$/gm, '')
    .replace(/\]\((\/[\w/-]{0,80})/g, (_, href: string) => `](${origin}${pathIn(language, href)}`);
  return [`${brand.legalName}: ${document.title}`, version, document.lead, text].join('\n\n');
}

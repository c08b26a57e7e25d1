import { brand } from '../content/brand';
import type { LegalPath } from '../content/legal/pages';
import { type Language, pathIn } from '../content/site/languages/languages';
import type { SaleCountryCode } from '../content/subscription/countries';
import type { Block, Inline, LegalDocument } from './legalDocument';
import { readLegalDocument } from './readLegalDocument';

/** The terms under which something is sold in a country, in a language. The text of a version never changes. */
export type ContractDocument = {
  /** `"2026-11-28 /pro/privacy-terms/non-us/de"`: the day of the last change, and the page that shows it. */
  version: string;
  title: string;
  document: LegalDocument;
};

export function contractDocument(country: SaleCountryCode, language: Language): ContractDocument {
  const path: LegalPath =
    country === 'US' ? '/pro/privacy-terms/us' : `/pro/privacy-terms/non-us/${language}`;
  const document = readLegalDocument(path, language);
  const page = country === 'US' ? pathIn(language, path) : path;
  return { version: `${document.updated} ${page}`, title: document.title, document };
}

/** The same to keep: a text that any program opens, with its links written out. */
export function contractText({ version, document }: ContractDocument, origin: string): string {
  const sections = document.sections.flatMap(({ title, blocks }) => [
    title.toUpperCase(),
    ...blocks.map((block) => blockText(block, origin)),
  ]);
  return [`${brand.legalName}: ${document.title}`, version, document.lead, ...sections]
    .join('\n\n')
    .concat('\n');
}

function blockText(block: Block, origin: string): string {
  const text = (children: readonly Inline[]) => children.map((child) => inlineText(child, origin)).join('');
  if (block.kind === 'paragraph') return text(block.children);
  if (block.kind === 'heading') return `${block.text}\n${'-'.repeat(block.text.length)}`;
  if (block.kind === 'list') return block.items.map((item) => `- ${text(item)}`).join('\n');
  return block.rows.map((row) => `- ${row.map(text).join(': ')}`).join('\n');
}

function inlineText(inline: Inline, origin: string): string {
  if (inline.kind === 'text') return inline.text;
  const text = inline.children.map((child) => inlineText(child, origin)).join('');
  if (inline.kind !== 'link' || inline.href.startsWith('mailto:') || inline.href.startsWith('#')) return text;
  return `${text} (${inline.href.startsWith('/') ? origin + inline.href : inline.href})`;
}

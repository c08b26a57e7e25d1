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
  language: Language;
  document: LegalDocument;
};

export function contractDocument(country: SaleCountryCode, language: Language): ContractDocument {
  const path: LegalPath =
    country === 'US' ? '/pro/privacy-terms/us' : `/pro/privacy-terms/non-us/${language}`;
  const document = readLegalDocument(path, language);
  const page = country === 'US' ? pathIn(language, path) : path;
  return { version: `${document.updated} ${page}`, language, document };
}

/** The same to keep: a text that any program opens, with its links written out. */
export function contractText({ version, language, document }: ContractDocument, origin: string): string {
  const link = (href: string) => (href.startsWith('/') ? origin + pathIn(language, href) : href);
  const sections = document.sections.flatMap(({ title, blocks }) => [
    title.toUpperCase(),
    ...blocks.map((block) => blockText(block, link)),
  ]);
  return [`${brand.legalName}: ${document.title}`, version, document.lead, ...sections]
    .join('\n\n')
    .concat('\n');
}

type Link = (href: string) => string;

function blockText(block: Block, link: Link): string {
  const text = (children: readonly Inline[]) => children.map((child) => inlineText(child, link)).join('');
  if (block.kind === 'paragraph') return text(block.children);
  if (block.kind === 'heading') return `${block.text}\n${'-'.repeat(block.text.length)}`;
  if (block.kind === 'list') return block.items.map((item) => `- ${text(item)}`).join('\n');
  return block.rows.map((row) => `- ${row.map(text).join(': ')}`).join('\n');
}

function inlineText(inline: Inline, link: Link): string {
  if (inline.kind === 'text') return inline.text;
  const text = inline.children.map((child) => inlineText(child, link)).join('');
  const isLink = inline.kind === 'link' && !/^(?:mailto:|#)/.test(inline.href);
  return isLink ? `${text} (${link(inline.href)})` : text;
}

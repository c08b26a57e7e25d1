import { marked, type Token } from 'marked';
import type { Language } from '@/lib/content/site/languages/languages';
import { type LegalDocument, type LegalHeading, type LegalSection, readHeading } from './legalDocument';
import { legalMarkup } from './legalMarkup';

/** What a legal text may be made of. Paragraphs are text, and so are the items of a list. */
const allowed = new Set('space heading paragraph list list_item table text escape strong em link'.split(' '));

/**
 * Turns the Markdown of a legal document into markup. Raw HTML, pictures and everything else that is not in `allowed`
 * fail the build with the name of the file, so no unchecked markup ever reaches a page.
 *
 * A document begins with front matter (`title`, `badge`, `lead`, `updated`), then sections. Every heading has its
 * anchor: `## What we keep {#what-we-keep}`.
 * @throws Error that names the file and what is wrong.
 */
export function parseLegalDocument(source: string, file: string, language: Language): LegalDocument {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const facts = new Map(
    front.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    }),
  );
  const fact = (name: string): string => facts.get(name) || fail(file, `no ${name} in the front matter`);
  const updated = fact('updated');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(updated)) fail(file, `updated is no date: ${updated}`);
  return {
    title: fact('title'),
    badge: fact('badge'),
    lead: fact('lead'),
    updated,
    sections: sectionsOf(marked.lexer(body), file, language),
  };
}

function fail(file: string, fault: string): never {
  throw new Error(`${file}: ${fault}`);
}

function sectionsOf(tokens: Token[], file: string, language: Language): LegalSection[] {
  marked.walkTokens(tokens, (token) => {
    const fault = faultOf(token);
    if (fault) fail(file, fault);
  });
  const sections: (LegalHeading & { parts: LegalHeading[]; tokens: Token[] })[] = [];
  for (const token of tokens) {
    if (token.type === 'space') continue;
    const heading = token.type === 'heading' ? readHeading(token.text) : null;
    if (heading && token.type === 'heading' && token.depth === 2) {
      sections.push({ ...heading, parts: [], tokens: [] });
      continue;
    }
    const section = sections.at(-1) ?? fail(file, 'text before the first section');
    if (heading) section.parts.push(heading);
    section.tokens.push(token);
  }
  const ids = sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) fail(file, `the anchor ${twice} stands twice`);
  return sections.map(({ id, title, parts, tokens: own }) => ({
    ...{ id, title, parts },
    markup: legalMarkup(own, `${id}-title`, language),
  }));
}

function faultOf(token: Token): string | null {
  if (!allowed.has(token.type)) return `${token.type} is not allowed: ${token.raw.slice(0, 60)}`;
  switch (token.type) {
    case 'heading':
      if (token.depth !== 2 && token.depth !== 3) return `a heading of level ${token.depth}`;
      return readHeading(token.text) ? null : `no anchor on the heading “${token.text}”`;
    case 'link':
      return /^(\/|#|https:|mailto:)/.test(token.href) ? null : `a link to ${token.href}`;
    case 'list_item':
      return token.tokens?.every(({ type }) => type === 'text' || type === 'paragraph')
        ? null
        : `a list item holds more than text: ${token.raw.slice(0, 60)}`;
    default:
      return null;
  }
}

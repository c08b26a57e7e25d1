import { marked, type Token, type Tokens } from 'marked';
import type { Block, Inline, LegalDocument, LegalSection } from './legalDocument';

/**
 * Parses the Markdown of a legal document into a small typed tree that components render. Only what the tree can
 * express is accepted: raw HTML, pictures and everything else fail the build with the name of the file, so no unchecked
 * markup ever reaches a page.
 *
 * A document begins with front matter (`title`, `badge`, `lead`, `updated`), then sections. Every heading has its
 * anchor: `## What we keep {#what-we-keep}`.
 * @throws Error that names the file and what is wrong.
 */
export function parseLegalDocument(source: string, file: string): LegalDocument {
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
    sections: sectionsOf(marked.lexer(body), file),
  };
}

function fail(file: string, fault: string): never {
  throw new Error(`${file}: ${fault}`);
}

function sectionsOf(tokens: readonly Token[], file: string): LegalSection[] {
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 2) {
      sections.push({ ...anchored(token.text, file), blocks: [] });
      continue;
    }
    const section = sections.at(-1) ?? fail(file, 'text before the first section');
    section.blocks.push(blockOf(token, file));
  }
  const ids = sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
  ]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) fail(file, `the anchor ${twice} stands twice`);
  return sections;
}

function anchored(text: string, file: string): { id: string; title: string } {
  const [, title, id] = /^(.*\S)\s+\{#([a-z][a-z0-9-]*)\}$/.exec(text) ?? [];
  return title && id ? { id, title } : fail(file, `no anchor on the heading “${text}”`);
}

function blockOf(token: Token, file: string): Block {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: inlinesOf(token.tokens, file) };
    case 'heading': {
      if (token.depth !== 3) return fail(file, `a heading of level ${token.depth}`);
      const { id, title } = anchored(token.text, file);
      return { kind: 'heading', id, text: title };
    }
    case 'list': {
      const list = token as Tokens.List;
      return {
        kind: 'list',
        ordered: list.ordered,
        items: list.items.map((item) =>
          item.tokens.flatMap((part) => inlinesOf(textTokens(part, file), file)),
        ),
      };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cell = ({ tokens }: Tokens.TableCell) => inlinesOf(tokens, file);
      return { kind: 'table', head: header.map(cell), rows: rows.map((row) => row.map(cell)) };
    }
    default:
      return fail(file, `${token.type} is not allowed: ${token.raw.slice(0, 60)}`);
  }
}

/** A list item contains a single run of text. */
function textTokens(token: Token, file: string): readonly Token[] | undefined {
  if (token.type === 'text' || token.type === 'paragraph') return token.tokens;
  return fail(file, `a list item holds more than text: ${token.raw.slice(0, 60)}`);
}

function inlinesOf(tokens: readonly Token[] | undefined, file: string): Inline[] {
  return (tokens ?? []).map((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return { kind: 'text', text: token.text };
      case 'strong':
        return { kind: 'strong', children: inlinesOf(token.tokens, file) };
      case 'em':
        return { kind: 'emphasis', children: inlinesOf(token.tokens, file) };
      case 'link':
        if (!/^(\/|#|https:|mailto:)/.test(token.href)) fail(file, `a link to ${token.href}`);
        return { kind: 'link', href: token.href, children: inlinesOf(token.tokens, file) };
      default:
        return fail(file, `${token.type} is not allowed: ${token.raw.slice(0, 60)}`);
    }
  });
}

import { Marked, type Token, type Tokens } from 'marked';
import { type Html, html } from '@/lib/html/html';
import { unbroken } from './lineBreaks';
import { textLink } from './mailBlocks';

/** What a letter may be made of: no picture, which would tell who opened it, no raw HTML, and no table or code. */
const allowed = new Set('space heading paragraph list list_item text escape strong em link br'.split(' '));

/** Links only where somebody wrote one: an address within a sentence stays text. */
const markdown = new Marked({ tokenizer: { url: () => undefined } });

/** The first piece of a letter's Markdown that may not be sent, as it was written; null when all of it may be. */
export function forbiddenIn(body: string): string | null {
  let found: string | null = null;
  markdown.walkTokens(markdown.lexer(body), (token) => {
    if (found === null && !isAllowed(token)) found = token.raw.trim().slice(0, 80);
  });
  return found;
}

function isAllowed(token: Token): boolean {
  if (token.type === 'link') return isHttps(token.href);
  if (token.type === 'list_item')
    return (inner(token) ?? []).every(({ type }) => type === 'text' || type === 'paragraph');
  return allowed.has(token.type);
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** The letter in the HTML of a mail. Whatever is not allowed shows as it was written. */
export function letterHtml(body: string): Html {
  return html`${markdown.lexer(body).map(block)}`;
}

function block(token: Token): Html {
  if (isSpace(token)) return html``;
  if (isHeading(token)) {
    return html`<h2 style="margin: 22px 0 8px; font-size: 19px; line-height: 1.3;">${inline(token.tokens)}</h2>
`;
  }
  if (isList(token)) {
    const items = token.items.map((item) => html`<li style="margin: 0 0 6px;">${inline(item.tokens)}</li>`);
    const style = 'margin: 0 0 14px; padding: 0 0 0 22px;';
    return token.ordered
      ? html`<ol start="${token.start || 1}" style="${style}">${items}</ol>
`
      : html`<ul style="${style}">${items}</ul>
`;
  }
  return html`<p style="margin: 0 0 14px;">${inline([token])}</p>
`;
}

function inline(tokens: readonly Token[]): Html[] {
  return tokens.map((token) => {
    const within = inner(token);
    if (!isAllowed(token)) return html`${token.raw}`;
    if (token.type === 'br') return html`<br>`;
    if (within === null) return html`${unbroken(plain(token))}`;
    if (token.type === 'strong') return html`<strong>${inline(within)}</strong>`;
    if (token.type === 'em') return html`<em>${inline(within)}</em>`;
    if (token.type === 'link') return textLink(token.href, inline(within));
    return html`${inline(within)}`;
  });
}

/** The letter in the plain text of a mail, with the address of each link after its words. */
export function letterText(body: string): string {
  return markdown.lexer(body).flatMap(blockText).join('\n\n');
}

function blockText(token: Token): string[] {
  if (isSpace(token)) return [];
  if (!isList(token)) return [inlineText(inner(token) ?? [token])];
  const first = token.start || 1;
  const mark = (index: number) => (token.ordered ? `${first + index}.` : '-');
  return [token.items.map((item, index) => `${mark(index)} ${inlineText(item.tokens)}`).join('\n')];
}

function inlineText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const within = inner(token);
      if (!isAllowed(token)) return token.raw;
      if (token.type === 'br') return '\n';
      if (within === null) return plain(token);
      const words = inlineText(within);
      return token.type === 'link' && words !== token.href ? `${words} (${token.href})` : words;
    })
    .join('');
}

function inner(token: Token): Token[] | null {
  return 'tokens' in token && token.tokens ? token.tokens : null;
}

function plain(token: Token): string {
  return 'text' in token ? token.text : token.raw;
}

const isSpace = (token: Token): token is Tokens.Space => token.type === 'space';
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

import { Marked } from 'marked';
import { escapeHtml, type Html, raw } from '@/lib/html/html';
import { textLink } from './mailBlocks';

/** What a letter may be made of: no picture, which would tell who opened it, no raw HTML, and no table or code. */
const allowed = new Set('space heading paragraph list list_item text escape strong em link br'.split(' '));
const list = 'margin: 0 0 14px; padding: 0 0 0 22px;';
const asWritten = (token: { raw: string }) => escapeHtml(token.raw);

const markdown = new Marked({
  // Links only where somebody wrote one: an address within a sentence stays text.
  tokenizer: { url: () => undefined },
  renderer: {
    ...{ html: asWritten, image: asWritten, code: asWritten, table: asWritten },
    text(token) {
      return 'tokens' in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeHtml(token.text);
    },
    heading({ tokens }) {
      return `<h2 style="margin: 22px 0 8px; font-size: 19px; line-height: 1.3;">${this.parser.parseInline(tokens)}</h2>\n`;
    },
    paragraph({ tokens }) {
      return `<p style="margin: 0 0 14px;">${this.parser.parseInline(tokens)}</p>\n`;
    },
    list({ ordered, start, items }) {
      const lines = items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`).join('\n');
      return ordered
        ? `<ol start="${start || 1}" style="${list}">${lines}</ol>\n`
        : `<ul style="${list}">${lines}</ul>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return isHttps(href) ? textLink(href, raw(words)).markup : words;
    },
  },
});

/** The first piece of a letter's Markdown that may not be sent, as it was written; null when all of it may be. */
export function forbiddenIn(body: string): string | null {
  let found: string | null = null;
  markdown.walkTokens(markdown.lexer(body), (token) => {
    const isAllowed = token.type === 'link' ? isHttps(token.href) : allowed.has(token.type);
    if (!isAllowed) found ??= token.raw.trim().slice(0, 80);
  });
  return found;
}

/** The letter in the HTML of a mail. In the plain text it stands as it was written: that is what Markdown is for. */
export function letterHtml(body: string): Html {
  return raw(markdown.parse(body, { async: false }));
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { legalWords } from '@/lib/content/legal/legalWords';
import { fixedLanguageOf, type Language } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { escapeHtml } from '@/lib/html/html';
import { readHeading } from './legalDocument';

/**
 * The text of a section, from tokens that `parseLegalDocument` accepts. Links lead to pages in the language of the text.
 * @param label id of the heading that names a table for screen readers
 */
export function legalMarkup(tokens: readonly Token[], label: string, language: Language): string {
  return new Marked({ renderer: rendererFor(label, language) }).parser([...tokens]);
}

function rendererFor(label: string, language: Language): RendererObject {
  return {
    text: ({ text }) => whole(escapeHtml(text)),
    heading({ text }) {
      const { id, title } = readHeading(text) ?? { id: '', title: text };
      return `<h3 id="${id}">${escapeHtml(title)}</h3>`;
    },
    listitem({ tokens }) {
      const texts = tokens.flatMap((token) => ('tokens' in token && token.tokens) || []);
      return `<li>${this.parser.parseInline(texts)}</li>`;
    },
    link({ href, tokens }) {
      const url = escapeHtml(localUrl(href, language));
      return `<a href="${url}"${inOwnLanguage(href, language)}>${this.parser.parseInline(tokens)}</a>`;
    },
    /** The first column names the row. Where each row is shown as a block, the roles keep the meaning of its parts. */
    table({ header, rows }) {
      const shown = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const heads = header.map(
        (cell) => `<th class="strong-weight" role="columnheader" scope="col">${shown(cell)}</th>`,
      );
      const columns = header.length > 2 ? header.map((cell) => legalWords[language].column(plain(cell))) : [];
      const cells = (row: Tokens.TableCell[]) =>
        row.map((cell, index) => {
          if (index === 0)
            return `<th class="strong-weight" role="rowheader" scope="row">${shown(cell)}</th>`;
          const name = columns[index];
          return `<td role="cell"${name ? ` data-column="${escapeHtml(name)}"` : ''}>${shown(cell)}</td>`;
        });
      const lines = rows.map((row) => `<tr role="row">${cells(row).join('')}</tr>`);
      return `<table role="table" class="${widthsOf(header, rows)}" aria-labelledby="${label}">
        <thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>
        <tbody role="rowgroup">${lines.join('')}</tbody></table>`;
    },
  };
}

/** A translation is named in its own language and marked as such, so that it is pronounced correctly. */
function inOwnLanguage(href: string, language: Language): string {
  const own = fixedLanguageOf(href);
  return own === null || own === language ? '' : ` lang="${own}" hreflang="${own}"`;
}

/** On a phone, a line could end after the hyphen of "email", which looks like a word cut in two. */
function whole(markup: string): string {
  return markup.replace(/\be-mails?\b/gi, '<span class="whole">$&</span>');
}

/** How wide the columns are: two that hold about as much are as wide as each other. */
function widthsOf(header: readonly Tokens.TableCell[], rows: readonly Tokens.TableCell[][]): string {
  if (header.length < 3) return '';
  const longest = (column: number) => Math.max(...rows.map((row) => plain(row[column]).length));
  return 2 * longest(2) > longest(1) ? 'even' : 'wide';
}

function plain(token: Token | Tokens.TableCell | undefined): string {
  if (!token) return '';
  if ('tokens' in token && token.tokens) return token.tokens.map(plain).join('');
  return 'text' in token ? token.text : '';
}

import { type Html, html } from '@/lib/html/html';
import type { HostedLanguage } from '../words/hostedWords';

/** A page that people see: checkout, portal or the bank's question. */
export type HostedPage = {
  title: string;
  heading: string;
  body: Html;
  /** What the page is about, such as the order, which a wide screen shows beside the body. */
  side?: Html;
  /** One sentence below the heading. */
  lead?: string | Html;
  /** Where "back" leads; no link when null. */
  back?: { href: string; label: string } | null;
  /** `narrow` for one form. */
  width?: 'narrow' | 'wide';
};

/** The frame around every page, which makes it look like the rest of the sandbox and say that it is one. */
export type PageFrame = {
  /** A complete HTML document in this language. */
  document(page: HostedPage, language: HostedLanguage): string;
  /** The headers of every page, including a content security policy with `form-action`. */
  headers: Readonly<Record<string, string>>;
};

type Words = { title: string; heading: string; lead?: string };

/** A page that shows a message and an optional link. */
export function statementView(words: Words, link: { href: string; label: string } | null): HostedPage {
  return {
    title: words.title,
    heading: words.heading,
    lead: words.lead,
    back: null,
    width: 'narrow',
    body: html`${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}`,
  };
}

import type { Html } from '@/lib/html/html';

/** A page that people see: checkout, portal, the bank's question. */
export type HostedPage = {
  title: string;
  heading: string;
  body: Html;
  /** One sentence under the heading. */
  lead?: string | Html;
  /** Where "back" leads; no link when null. */
  back?: { href: string; label: string } | null;
  /** `narrow` for one form. */
  width?: 'narrow' | 'wide';
};

/** What every page stands in, so that it looks like the rest of the sandbox and says that it is one. */
export type PageFrame = {
  /** A complete HTML document. */
  document(page: HostedPage): string;
  /** Headers of every page; the content policy among them names `form-action`. */
  headers: Readonly<Record<string, string>>;
};

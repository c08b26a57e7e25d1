import { brand } from '@/lib/content/brand';
import type { Language } from '@/lib/content/site/languages/languages';
import { type Html, html } from '@/lib/html/html';
import { trustedTypes } from '@/server/http/contentSecurityPolicy';
import type { SandboxVisitor } from './visitor/visitor';
import { visitorBar } from './visitor/visitorBar';

export { Html, html } from '@/lib/html/html';

/**
 * The frame of every sandbox page: mailbox, clock, hosted checkout, billing portal. Pages are plain documents that
 * work without JavaScript, share one style sheet, and say that nothing here is real.
 *
 * Classes the style sheet knows (server/sandbox/style): `card`, `grid` (cards side by side), `stack`, `row` (items in
 * a line that wraps), `split` (two columns on wide screens, the second narrower), `field` (label over control, with
 * `hint` and `error` texts), `button` with `quiet` or `danger`, `wide` (full width), `notice` with `good` or `bad`,
 * `scroll` (around a table, which is `stacked` on narrow screens if it says so), `facts` (a `dl` of label and value), `list` (rows that are links), `tag` with `good` or
 * `bad`, `amount` (large figure), `muted`, `mono`, `pill` (a radio button drawn as a choice).
 */
export type SandboxPage = {
  title: string;
  heading: string;
  body: Html;
  /** One sentence under the heading. */
  lead?: string | Html;
  /** Where "back" leads; the index of the sandbox unless given, no link when null. */
  back?: { href: string; label: string } | null;
  /** Reloads the page after so many seconds, for lists that grow by themselves. */
  refreshSeconds?: number;
  /** `narrow` for one form, `wide` for tables. */
  width?: 'narrow' | 'wide';
  /** Address of the one script of a page that plays something; every other page runs none. */
  script?: string;
};

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "frame-src 'self'",
  ...trustedTypes("'none'"),
];

/** Headers of every sandbox page. Styles come from our own file alone, and no script runs at all. */
export const sandboxHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy.join('; '),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // The same-origin policy keeps `Origin` on our own form posts, which the check against foreign sites relies on.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

/** Headers of a page with a script: it may run our own files and call this site. */
export const scriptedHeaders: Readonly<Record<string, string>> = {
  ...sandboxHeaders,
  'Content-Security-Policy': [...policy, "script-src 'self'", "connect-src 'self'"].join('; '),
};

const ribbons: Readonly<Record<Language, string>> = {
  en: 'Sandbox: no real money moves. Emails stay in its mailbox unless SMTP_URL is set.',
  de: 'Sandbox: Hier fließt kein echtes Geld. E-Mails bleiben im Postfach der Sandbox, außer SMTP_URL ist gesetzt.',
  es: 'Sandbox: no se mueve dinero real. Los correos se quedan en el buzón del sandbox, salvo si se define SMTP_URL.',
  fr: 'Sandbox : aucun argent réel ne circule. Les e-mails restent dans la boîte aux lettres du sandbox, sauf si SMTP_URL est défini.',
};
const home = { href: '/sandbox', label: 'All sandbox controls' };

/** Head and ribbon of a document of the sandbox, around its `body`. */
export function sandboxDocument(
  title: string,
  body: Html,
  more: { head?: Html; class?: string; language?: Language } = {},
): string {
  const { language = 'en' } = more;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${more.head}
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body${more.class && html` class="${more.class}"`}>
<aside class="ribbon" aria-label="Sandbox">${ribbons[language]}</aside>
${body}
</body>
</html>
`.markup;
}

/** Our mark, which is drawn for light and for dark. */
export const markImage = html`<img src="/favicon.svg" width="30" height="30" alt="">`;

/** A page of the sandbox's own controls, at `path`, with the choice of who is visiting. */
export function sandboxPage(
  page: SandboxPage,
  { visitor, path }: { visitor: SandboxVisitor; path: string },
): string {
  const back = page.back === undefined ? home : page.back;
  const head = html`${page.refreshSeconds !== undefined && html`<meta http-equiv="refresh" content="${page.refreshSeconds}">`}
${page.script && html`<script src="${page.script}" defer></script>`}`;
  const body = html`<header class="top"><a class="mark" href="/sandbox">${markImage}<span>${brand.name} <em>sandbox</em></span></a><a href="/">Open the site</a></header>
${visitorBar(visitor, path)}
<main class="${page.width ?? 'normal'}">
${back && html`<p class="back"><a href="${back.href}">${back.label}</a></p>`}
<h1>${page.heading}</h1>
${page.lead && html`<p class="lead">${page.lead}</p>`}
${page.body}
</main>`;
  return sandboxDocument(`${page.title} · ${brand.name} sandbox`, body, { head });
}

/** A moment to the second, in UTC: `June 1, 2026 at 12:00:00 PM UTC`. */
export function formatTime(time: number): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(time);
}

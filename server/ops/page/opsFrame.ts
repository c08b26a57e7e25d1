import { createHash } from 'node:crypto';
import { brand } from '@/lib/content/brand';
import { type Html, html, raw } from '@/lib/html/html';
import { contentSecurityPolicy } from '@/server/http/contentSecurityPolicy';
import { opsStyles } from './styles';

const styleHash = `'sha256-${createHash('sha256').update(opsStyles).digest('base64')}'`;

/** The site's content security policy, with the one style block allowed by hash; the page has no scripts. */
export const opsHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy({ styles: [styleHash], scripts: [] }),
  // The same-origin policy keeps the Origin header on the form's POST.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};

export function opsFrame(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} · ${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow"><link rel="icon" href="data:,"><style>${raw(opsStyles)}</style></head>
<body>${body}</body></html>
`.markup;
}

type TableWords = { heading: string; name: string; value: string };

/** A table of names, each with its value. */
export function table({ heading, name, value }: TableWords, rows: readonly (readonly [string, string])[]) {
  const body = rows.map(([label, cell]) => html`<tr><th scope="row">${label}</th><td>${cell}</td></tr>`);
  return html`<table aria-label="${heading}"><thead><tr><th scope="col">${name}</th><th scope="col">${value}</th></tr></thead><tbody>${body}</tbody></table>`;
}

export function section(id: string, { heading, lead }: { heading: string; lead: string }, body: Html): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2><p class="lead">${lead}</p>${body}</section>`;
}

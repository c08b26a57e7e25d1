import { type Html, html } from '@/lib/html/html';

/** The style sheet of the hosted pages. HTML allows the link in the body, before the content it styles. */
export function stylesLink(basePath: string): Html {
  return html`<link rel="stylesheet" href="${basePath}/style.css">`;
}

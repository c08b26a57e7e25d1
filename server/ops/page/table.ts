import { type Html, html } from '@/lib/html/html';

type TableWords = { heading: string; name: string; value: string };

/** A table of names, each with its value. */
export function table(
  { heading, name, value }: TableWords,
  rows: readonly (readonly [string, string])[],
): Html {
  const body = rows.map(([label, cell]) => html`<tr><th scope="row">${label}</th><td>${cell}</td></tr>`);
  return html`<table aria-label="${heading}"><thead><tr><th scope="col">${name}</th><th scope="col">${value}</th></tr></thead><tbody>${body}</tbody></table>`;
}

export function section(id: string, { heading, lead }: { heading: string; lead: string }, body: Html): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2><p class="lead">${lead}</p>${body}</section>`;
}

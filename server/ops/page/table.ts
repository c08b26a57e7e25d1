import { opsWords } from '@/lib/content/ops';
import { type Html, type HtmlValue, html } from '@/lib/html/html';

export type Column = { name: string; number?: boolean };

/** A table whose first column contains row headers. It scrolls on its own when it is wider than the screen. */
export function table(
  label: string,
  columns: readonly Column[],
  rows: readonly (readonly HtmlValue[])[],
): Html {
  const head = columns.map(
    ({ name, number }) => html`<th scope="col"${number && html` class="number"`}>${name}</th>`,
  );
  const body = rows.map(([first, ...cells]) => {
    const rest = cells.map((cell, index) =>
      columns[index + 1]?.number
        ? html`<td class="number">${cell}</td>`
        : html`<td class="nowrap">${cell}</td>`,
    );
    return html`<tr><th scope="row">${first}</th>${rest}</tr>`;
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** The numbers behind the chart above, collapsed because the chart already gives them as text. */
export function foldedTable(
  label: string,
  columns: readonly Column[],
  rows: readonly (readonly HtmlValue[])[],
): Html {
  return html`<details class="chart-table"><summary>${opsWords.table}</summary>${table(label, columns, rows)}</details>`;
}

export function section(id: string, heading: string, body: Html): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${body}</section>`;
}

import type { FilledPage } from '@/server/http/answer';
import { escapeHtml } from '@/server/mail/html';

/**
 * Puts values back into the form of a prepared page, so that a visitor without script loses nothing that was typed. A
 * field is found by its name; a text input must have been rendered with an empty value. What the page says is written on
 * its `main` as `data-answer`, where styles show the messages of those names.
 */
export function fillPage(markup: string, { says, fields }: FilledPage): string {
  let filled = markup.replace('<main ', () => `<main data-answer="${escapeHtml(says.join(' '))}" `);
  for (const [name, value] of Object.entries(fields)) {
    filled = fillInput(filled, name, value);
    filled = choose(filled, name, value);
    filled = tick(filled, name, value);
  }
  return filled;
}

function fillInput(markup: string, name: string, value: string): string {
  return markup.replace(/<input\b[^>]*>/g, (tag) =>
    tag.includes(` name="${name}"`) ? tag.replace(' value=""', () => ` value="${escapeHtml(value)}"`) : tag,
  );
}

function choose(markup: string, name: string, value: string): string {
  const option = `<option value="${escapeHtml(value)}"`;
  return markup.replace(/<select\b[^>]*>[\s\S]*?<\/select>/g, (select) =>
    select.slice(0, select.indexOf('>')).includes(` name="${name}"`)
      ? select.replace(' selected=""', '').replace(option, () => `${option} selected=""`)
      : select,
  );
}

/** A box is ticked when the value is its own. */
function tick(markup: string, name: string, value: string): string {
  return markup.replace(/<input\b[^>]*>/g, (tag) => {
    if (!tag.includes(` name="${name}"`) || !tag.includes(' type="checkbox"')) return tag;
    const bare = tag.replace(' checked=""', '');
    return bare.includes(` value="${escapeHtml(value)}"`)
      ? bare.replace('<input', '<input checked=""')
      : bare;
  });
}

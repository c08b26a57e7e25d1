import { escapeHtml } from '@/lib/html/html';
import type { FormState } from '@/server/http/handlerResult';

/** Inside the tags of a prepared page every `<` is escaped. */
const inputTag = /<input\b[^<>]*>/g;
const outputTag = /<output\b[^<>]*>/g;
const controlTag = /<(?:input|select|textarea)\b[^<>]*>/g;
const description = / aria-describedby="([\w-]+)"/;

/**
 * Puts values back into the form of a prepared page, so that visitors without JavaScript do not lose what they typed.
 * Fields are found by name; a text input must have been rendered with an empty value, and so must an output, which says
 * something. The messages are written to the `data-answer` of `main`, where styles show the ones with those names.
 */
export function renderFormState(markup: string, { messages, wrong = [], fields }: FormState): string {
  let filled = markup.replace('<main ', () => `<main data-answer="${escapeHtml(messages.join(' '))}" `);
  for (const [name, value] of Object.entries(fields)) {
    filled = fillInput(filled, name, value);
    filled = choose(filled, name, value);
    filled = fillTextArea(filled, name, value);
    filled = tick(filled, name, value);
    filled = fillOutput(filled, name, value);
  }
  return wrong.reduce(markWrong, filled);
}

/** Shows the message of a field, and tells screen readers that its control needs another look. */
function markWrong(markup: string, name: string): string {
  return markup
    .replace(`data-field="${name}"`, (field) => `${field} data-wrong=""`)
    .replace(controlTag, (tag) => (tag.includes(` name="${name}"`) ? describeByMessage(tag) : tag));
}

/** Until now the control is described by its hint alone, since screen readers read a hidden message, too. */
function describeByMessage(tag: string): string {
  const id = / id="([^"]*)"/.exec(tag)?.[1] ?? '';
  const hint = description.exec(tag)?.[1];
  const described = [hint, `${id}-error`].filter(Boolean).join(' ');
  return tag.replace(description, '').replace(' ', ` aria-invalid="true" aria-describedby="${described}" `);
}

/** An empty text area is filled in; a line break at its start would be dropped by the browser, so one is put before. */
function fillTextArea(markup: string, name: string, value: string): string {
  const parts = markup.split('<textarea ').map((part, index) => {
    const end = part.indexOf('>') + 1;
    const isNamed = index > 0 && ` ${part.slice(0, end)}`.includes(` name="${name}"`);
    if (!isNamed || !part.startsWith('</textarea>', end)) return part;
    return `${part.slice(0, end)}\n${escapeHtml(value)}${part.slice(end)}`;
  });
  return parts.join('<textarea ');
}

function fillInput(markup: string, name: string, value: string): string {
  return markup.replace(inputTag, (tag) =>
    tag.includes(` name="${name}"`) ? tag.replace(' value=""', () => ` value="${escapeHtml(value)}"`) : tag,
  );
}

function fillOutput(markup: string, name: string, value: string): string {
  return markup.replace(outputTag, (tag) =>
    tag.includes(` name="${name}"`) ? tag + escapeHtml(value) : tag,
  );
}

function choose(markup: string, name: string, value: string): string {
  const option = `<option value="${escapeHtml(value)}"`;
  const parts = markup.split('<select ').map((part, index) => {
    const isNamed = index > 0 && ` ${part.slice(0, part.indexOf('>'))}`.includes(` name="${name}"`);
    const end = isNamed ? part.indexOf('</select>') : 0;
    const chosen = part
      .slice(0, end)
      .replace(' selected=""', '')
      .replace(option, () => `${option} selected=""`);
    return chosen + part.slice(end);
  });
  return parts.join('<select ');
}

/** A checkbox is checked when the submitted value is its own. */
function tick(markup: string, name: string, value: string): string {
  return markup.replace(inputTag, (tag) => {
    if (!tag.includes(` name="${name}"`) || !tag.includes(' type="checkbox"')) return tag;
    const bare = tag.replace(' checked=""', '');
    return bare.includes(` value="${escapeHtml(value)}"`)
      ? bare.replace('<input', '<input checked=""')
      : bare;
  });
}

import { escapeHtml } from '@/lib/html/html';
import type { FormState } from '@/server/http/handlerResult';

/** What a form consists of in a prepared page, inside whose tags every `<` and `>` is escaped. */
const parts =
  /<main |<select\b[^<>]*>.*?<\/select>|<textarea\b[^<>]*>|<input\b[^<>]*>|<output\b[^<>]*>|<[a-z]+ [^<>]*\bdata-field="[^<>]*>/gs;
const description = / aria-describedby="([\w-]+)"/;

/**
 * Puts values back into the form of a prepared page, so that visitors without JavaScript do not lose what they typed.
 * Fields are found by name; a text input must have been rendered with an empty value, and so must a text area and an
 * output, which says something. The messages are written to the `data-answer` of `main`, where styles show the ones with
 * those names. The page is read once, so nothing that was typed is ever taken for a part of it.
 */
export function renderFormState(markup: string, { messages, wrong = [], fields }: FormState): string {
  const values = new Map(Object.entries(fields));
  return markup.replace(parts, (part) => {
    if (part === '<main ') return `<main data-answer="${escapeHtml(messages.join(' '))}" `;
    const field = attribute(part, 'data-field');
    if (field !== null) return wrong.includes(field) ? part.replace(/>$/, ' data-wrong="">') : part;
    const name = attribute(part, 'name') ?? '';
    const value = values.get(name);
    const marked = wrong.includes(name) ? describeByMessage(part) : part;
    return value === undefined ? marked : fill(marked, escapeHtml(value));
  });
}

/** The value of an attribute of the first tag, as it is escaped there. */
function attribute(part: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(part.slice(0, part.indexOf('>')))?.[1] ?? null;
}

/**
 * Tells screen readers that a control needs another look, and describes it by its message; before, by its hint alone,
 * since they read a hidden message, too.
 */
function describeByMessage(control: string): string {
  const hint = description.exec(control)?.[1];
  const described = [hint, `${attribute(control, 'id') ?? ''}-error`].filter(Boolean).join(' ');
  return control
    .replace(description, '')
    .replace(' ', ` aria-invalid="true" aria-describedby="${described}" `);
}

/** A checkbox is checked when the value is its own. A line break that begins a text area is dropped by browsers. */
function fill(control: string, value: string): string {
  if (control.startsWith('<output')) return control + value;
  if (control.startsWith('<textarea')) return `${control}\n${value}`;
  const own = ` value="${value}"`;
  if (control.startsWith('<select')) {
    const option = `<option${own}`;
    return control.replace(' selected=""', '').replace(option, () => `${option} selected=""`);
  }
  if (attribute(control, 'type') !== 'checkbox') return control.replace(' value=""', () => own);
  const bare = control.replace(' checked=""', '');
  return bare.includes(own) ? bare.replace('<input', '<input checked=""') : bare;
}

import { escapeHtml } from '@/lib/html/html';
import type { FormState } from '@/server/http/requestContext';

/** A prepared page escapes every `<` and `>` inside its tags. */
const tags = /<[a-z][^<>]*>/g;
const description = / aria-describedby="([\w-]+)"/;

/**
 * Puts values back into the form of a prepared page, so that visitors without JavaScript do not lose what they typed.
 * Fields are found by name; a text input must have been rendered with an empty value, and so must a text area and an
 * output, which says something. The messages are written to the `data-answer` of `main`, where styles show the ones with
 * those names. The page is read once, so nothing that was typed is ever taken for a part of it.
 */
export function renderFormState(markup: string, { messages, wrong = [], fields }: FormState): string {
  const values = new Map(Object.entries(fields).map(([name, value]) => [name, escapeHtml(value)]));
  let chosen: string | undefined;
  return markup.replace(tags, (tag) => {
    if (tag.startsWith('<main '))
      return tag.replace(' ', ` data-answer="${escapeHtml(messages.join(' '))}" `);
    if (tag.startsWith('<option')) return chosen === undefined ? tag : select(tag, chosen);
    const field = attribute(tag, 'data-field');
    if (field !== null) return wrong.includes(field) ? tag.replace(' ', ' data-wrong="" ') : tag;
    if (!/^<(?:input|select|textarea|output)\b/.test(tag)) return tag;
    const name = attribute(tag, 'name') ?? '';
    const value = values.get(name);
    if (tag.startsWith('<select')) chosen = value;
    const marked = wrong.includes(name) ? describeByMessage(tag) : tag;
    return value === undefined ? marked : fill(marked, value);
  });
}

/** The value of an attribute, as it is escaped in the page. */
function attribute(tag: string, name: string): string | null {
  return tag.split(` ${name}="`)[1]?.split('"')[0] ?? null;
}

/** Tells screen readers that a control needs another look, described by its message; before, by its hint alone. */
function describeByMessage(control: string): string {
  const hint = description.exec(control)?.[1];
  const described = [hint, `${attribute(control, 'id') ?? ''}-error`].filter(Boolean).join(' ');
  return control
    .replace(description, '')
    .replace(' ', ` aria-invalid="true" aria-describedby="${described}" `);
}

function select(option: string, value: string): string {
  const bare = option.replace(' selected=""', '');
  return attribute(bare, 'value') === value ? bare.replace('<option', '<option selected=""') : bare;
}

/** A checkbox or a radio button is checked when the value is its own. A line break that begins a text area is dropped by browsers. */
function fill(control: string, value: string): string {
  if (control.startsWith('<select')) return control;
  if (control.startsWith('<output')) return control + value;
  if (control.startsWith('<textarea')) return `${control}\n${value}`;
  if (!['checkbox', 'radio'].includes(attribute(control, 'type') ?? ''))
    return control.replace(' value=""', () => ` value="${value}"`);
  const bare = control.replace(' checked=""', '');
  return attribute(bare, 'value') === value ? bare.replace('<input', '<input checked=""') : bare;
}

/** @jest-environment jsdom */
import { renderFormState } from '@/server/main/pages/renderFormState';

const page = `<html><main id="main"><form><input id="a" name="email" type="email" value=""/>
<input type="hidden" name="page" value="/newsletter"/><select id="p" name="place"><option value="">Choose</option>
<option value="Tech:Blogs">Blogs</option></select><p data-field="message"><textarea id="m" name="message" aria-describedby=m-hint></textarea></p></form></main></html>`;

function filled(messages: string[], fields: Record<string, string>): Document {
  return new DOMParser().parseFromString(
    renderFormState(page, { path: '/newsletter', messages, fields }),
    'text/html',
  );
}

it('puts what was typed back and says what is wrong', () => {
  const document = filled(['bang-url', 'bang-site'], { email: 'a@b', place: 'Tech:Blogs', page: '/about' });
  expect(document.querySelector('main')?.dataset.answer).toBe('bang-url bang-site');
  expect(document.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('a@b');
  expect(document.querySelector<HTMLSelectElement>('select')?.value).toBe('Tech:Blogs');
  expect(document.querySelector<HTMLInputElement>('[name="page"]')?.value).toBe('/newsletter');
});

it('puts a text of several lines back, and marks the field that needs another look', () => {
  const typed = '\nHello </textarea><b>\n\nthere';
  const markup = renderFormState(page, {
    path: '/help/contact',
    messages: [],
    wrong: ['message'],
    fields: { message: typed },
  });
  const document = new DOMParser().parseFromString(markup, 'text/html');
  const area = document.querySelector('textarea');
  expect(area?.value).toBe(typed);
  expect(area?.getAttribute('aria-invalid')).toBe('true');
  expect(area?.parentElement?.hasAttribute('data-wrong')).toBe(true);
  expect(area?.getAttribute('aria-describedby')).toBe('m-hint m-error');
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  expect(document.querySelectorAll('b')).toHaveLength(0);
});

it('keeps markup that was typed as text', () => {
  const typed = '"><script>alert(1)</script><b title=\'$&$1`';
  const document = filled(['x'], { email: typed, place: typed });
  expect(document.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe(typed);
  expect(document.querySelectorAll('script, b')).toHaveLength(0);
  expect(document.querySelector<HTMLSelectElement>('select')?.value).toBe('');
});

it('describes a control by its message even where it has no hint', () => {
  const markup = renderFormState(page, { path: '/bangs', messages: [], wrong: ['place'], fields: {} });
  const document = new DOMParser().parseFromString(markup, 'text/html');
  expect(document.querySelector('select')?.getAttribute('aria-describedby')).toBe('p-error');
  expect(document.querySelector('textarea')?.getAttribute('aria-describedby')).toBe('m-hint');
});

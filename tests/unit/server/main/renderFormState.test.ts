/** @jest-environment jsdom */
import { renderFormState } from '@/server/main/pages/renderFormState';

const page = `<html><main id="main"><form><input id="a" name="email" type="email" value=""/>
<input type="hidden" name="page" value="/newsletter"/><select id="p" name="place"><option value="">Choose</option>
<option value="Tech:Blogs">Blogs</option></select><p data-field="message"><textarea id="m" name="message" aria-describedby="m-hint"></textarea></p></form></main></html>`;

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

it('says what was received and when, line by line, and nothing before', () => {
  const thanks = page.replace(
    '</form>',
    '</form><p>Received: <output name="received" class="jsx-1"></output></p><output name="stated"></output>',
  );
  const said = (fields: Record<string, string>) => {
    const document = new DOMParser().parseFromString(
      renderFormState(thanks, { path: '/help/withdraw', messages: ['form-received'], fields }),
      'text/html',
    );
    return [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
  };
  const fields = { received: 'June 8, 2026 at <3:47> $& (UTC)', stated: 'Name: Anna <b>\nContract: A-0001' };
  expect(said(fields)).toEqual([fields.received, fields.stated]);
  expect(said({ name: 'Anna' })).toEqual(['', '']);
});

it('never takes what was typed for a part of the page', () => {
  const typed = 'data-field=message onfocus=alert(1) x= name="message" <textarea name="message">';
  const markup = renderFormState(page, {
    path: '/help/contact',
    messages: [],
    wrong: ['message'],
    fields: { email: typed, message: 'Hello' },
  });
  const document = new DOMParser().parseFromString(markup, 'text/html');
  const input = document.querySelector<HTMLInputElement>('[name="email"]');
  expect(input?.value).toBe(typed);
  expect(input?.getAttributeNames()).toEqual(['id', 'name', 'type', 'value']);
  expect(document.querySelector('[data-wrong]')?.tagName).toBe('P');
  expect(document.querySelectorAll('textarea')).toHaveLength(1);
});

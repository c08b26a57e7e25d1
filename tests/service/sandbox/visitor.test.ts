import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { openNewSandbox } from './openSandbox';

/** Visiting from another country and in another language, chosen on the pages of the sandbox. */

const test = openForEachTest(() => openNewSandbox());

function choose(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${test.origin}/sandbox/visitor`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

/** A request of a browser, as everything behind the sandbox sees it. */
function seen(headers: Record<string, string>): IncomingMessage['headers'] {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  test.sandbox.playVisitor(request);
  return request.headers;
}

it('offers countries and languages on each page, with the choice that was made', async () => {
  const cookie = cookieOf(await choose({ country: 'FR', language: 'es' }));
  const headers = { accept: 'text/html', cookie };
  for (const path of ['/sandbox', '/sandbox/clock', '/sandbox/mail', '/sandbox/apps', '/sandbox/nowhere']) {
    const page = await (await fetch(test.origin + path, { headers })).text();
    expect(page).toContain('<option value="FR" selected>France</option>');
    expect(page).toContain('<option value="JP">Japan</option>');
    expect(page).toContain('<option value="es" selected>Spanish</option>');
    expect(page).toContain(`<input type="hidden" name="back" value="${path}">`);
  }
});

it('leads back to the page of the choice, and nowhere else', async () => {
  const back = async (address: string) =>
    (await choose({ country: 'DE', language: '', back: address })).headers.get('location');
  expect(await back('/sandbox/mail/12')).toBe('/sandbox/mail/12');
  for (const address of ['https://evil.example', '//evil.example', '/sandbox/../pro?x', '/sandboxes', ''])
    expect(await back(address)).toBe('/sandbox');
});

it('makes requests come from there, in that language, until it is taken back', async () => {
  const german = cookieOf(await choose({ country: 'DE', language: 'de' }));
  expect(seen({ cookie: german, 'accept-language': 'en-US' })).toMatchObject({
    'x-country': 'DE',
    'accept-language': 'de',
  });
  expect(seen({ cookie: german, 'x-country': 'GB' })).toMatchObject({ 'x-country': 'GB' });
  // Calls of our pages carry no cookies; a person who opens a page without the cookie is somebody else.
  expect(seen({ 'sec-fetch-mode': 'cors' })).toMatchObject({ 'x-country': 'DE', 'accept-language': 'de' });
  expect(seen({ 'sec-fetch-mode': 'navigate' })).not.toHaveProperty('x-country');
  const own = cookieOf(await choose({ country: '', language: '' }));
  expect(seen({ cookie: own, 'accept-language': 'en-US' })).not.toHaveProperty('x-country');
  expect(seen({ 'sec-fetch-mode': 'cors' })).not.toHaveProperty('x-country');
  expect(seen({ cookie: own, 'accept-language': 'en-US' })).toMatchObject({ 'accept-language': 'en-US' });
});

it('is kept from scripts and from other sites', async () => {
  const answer = await choose({ country: 'DE', language: 'fr' });
  expect(answer.headers.get('set-cookie')).toMatch(/^sandbox_visitor=DE\.fr;.*HttpOnly;.*SameSite=Strict/);
});

it('takes no country and no language that there is not', async () => {
  const refused: Record<string, string>[] = [
    { country: 'de' },
    { country: '../' },
    { language: 'xx' },
    { language: 'constructor' },
  ];
  for (const fields of refused) {
    const answer = await choose(fields);
    expect([fields, answer.status, answer.headers.get('set-cookie')]).toEqual([fields, 400, null]);
  }
  const forged = seen({ cookie: 'sandbox_visitor=D%0aE.x%0d', 'accept-language': 'en' });
  expect(forged).toEqual({ cookie: 'sandbox_visitor=D%0aE.x%0d', 'accept-language': 'en' });
});

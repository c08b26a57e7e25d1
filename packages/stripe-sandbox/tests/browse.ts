/** A page fetched without a browser and without JavaScript. */
export type Page = { status: number; url: string; html: string; location: string | null; headers: Headers };

export async function open(url: string): Promise<Page> {
  return read(await fetch(url, { redirect: 'manual' }), url);
}

/** Submits the page's form to its own URL, as a browser does: all its fields, with `typed` filled in. */
export async function submit(page: Page, typed: Record<string, string> = {}): Promise<Page> {
  const action = /<form[^>]* action="([^"]+)"/.exec(page.html)?.[1];
  const url = action ? new URL(action, page.url).href : page.url;
  const body = new URLSearchParams({ ...fieldsOf(page), ...typed });
  return read(await fetch(url, { method: 'POST', redirect: 'manual', body }), url);
}

/** The values of a page's inputs and selects. */
export function fieldsOf(page: Page): Record<string, string> {
  const inputs = [...page.html.matchAll(/<input[^>]* name="([^"]+)"[^>]*? value="([^"]*)"/g)];
  const chosen = [...page.html.matchAll(/<select[^>]* name="([^"]+)".*?<\/select>/gs)].map(
    ([markup, name]) => [name, /value="([^"]*)" selected/.exec(markup)?.[1] ?? ''],
  );
  return Object.fromEntries([...inputs.map(([, name, value]) => [name, value]), ...chosen]);
}

/** Follows a redirect within this site. */
export async function follow(page: Page): Promise<Page> {
  if (!page.location) throw new Error(`The answer ${page.status} leads nowhere.`);
  return open(new URL(page.location, page.url).href);
}

/** The visible text of a page, without markup. */
export function textOf(page: Page): string {
  return page.html
    .replace(/<(style|head)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');
}

async function read(response: Response, url: string): Promise<Page> {
  return {
    status: response.status,
    url,
    html: await response.text(),
    location: response.headers.get('location'),
    headers: response.headers,
  };
}

export const goodCard = {
  email: 'ann@example.org',
  number: '4242 4242 4242 4242',
  expiry: '04 / 30',
  cvc: '123',
  name: 'Ann Example',
  country: 'US',
  postcode: '94107',
};

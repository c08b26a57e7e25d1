import { manageWords as inGerman } from '@/lib/content/translations/de/account/manage';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { withKey } from '../../fixtures/site/sandboxKey';
import { until } from '../../fixtures/until';
import { type Asking, ask } from '../site/ask';
import { launch } from '../site/launch';

const site = openForAllTests(() => launch({ LOG_LEVEL: 'debug' }));

/** By the name under which the sandbox leads nobody elsewhere. */
const origin = () => site.origin.replace('127.0.0.1', 'localhost');
const inSandbox = (path: string, { headers = {}, ...asking }: Asking = {}) =>
  ask(`${origin()}/sandbox/${path}`, { ...asking, headers: { ...withKey(site.key), ...headers } });
const html = { accept: 'text/html' };
const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  inSandbox(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('forced states', () => {
  const script = /<script src="(\/sandbox\/states\/\w\w\/[\w-]+\.js)">/;

  it('put one script before every other, and change the page in nothing else', async () => {
    const plain = (await ask(`${origin()}/dbp`)).text;
    const forced = (await ask(`${origin()}/dbp?state=dbp-scan`)).text;
    const address = script.exec(forced)?.[1];
    expect(address).toBe('/sandbox/states/en/dbp-scan.js');
    expect(forced.indexOf('<script')).toBe(forced.indexOf(`<script src="${address}"`));
    expect(forced.replace(`<script src="${address}"></script>`, '')).toBe(plain);
    const sent = await ask(`${origin()}${address}`);
    expect(sent.headers['content-type']).toMatch(/^text\/javascript/);
    expect(sent.text).toContain('initialScanStatus');
  });

  it('open in every language of the site', async () => {
    const { text } = await ask(`${origin()}/de/dbp?state=dbp-scan`);
    expect(text).toContain('<html lang="de"');
    expect(script.exec(text)?.[1]).toBe('/sandbox/states/de/dbp-scan.js');
    const deleted = (await ask(`${origin()}/sandbox/states/de/manage-deleted.js`)).text;
    expect(deleted).toContain(JSON.stringify(inGerman.remove.open));
    expect((await ask(`${origin()}/sandbox/states/xx/manage-deleted.js`)).status).toBe(404);
  });
});

describe('pseudo-languages', () => {
  const scripts = /^<!DOCTYPE html><html[^>]*><head>((?:<script src="[^"]+"><\/script>)*)/;

  async function scriptsOf(address: string): Promise<string | undefined> {
    return scripts.exec((await ask(`${origin()}${address}`)).text)?.[1];
  }

  it('put one script before every other of any page, also of one that shows what a visitor chose', async () => {
    for (const path of ['/', '/pro', '/de/pro', '/settings', '/nowhere'])
      expect([path, await scriptsOf(`${path}?pseudo=long`)]).toEqual([
        path,
        '<script src="/sandbox/pseudo/long.js"></script>',
      ]);
    const sent = await ask(`${origin()}/sandbox/pseudo/rtl.js`);
    expect(sent.headers['content-type']).toMatch(/^text\/javascript/);
    expect(sent.text).toContain('"kind":"rtl"');
  });
});

describe('the drawn apps', () => {
  const fromOurFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
  const policyOf = async (headers: Record<string, string>) =>
    String((await ask(`${origin()}/subscriptions`, { headers })).headers['content-security-policy']);

  it('have the app around a page in their own frame, and nothing else is changed', async () => {
    const plain = await ask(`${origin()}/subscriptions`);
    const framed = await ask(`${origin()}/subscriptions`, { headers: fromOurFrame });
    const script = '<script src="/sandbox/apps/web-view.js"></script>';
    expect(framed.text.indexOf('<script')).toBe(framed.text.indexOf(script));
    expect(framed.text.replace(script, '')).toBe(plain.text);
    expect(framed.headers['content-security-policy']).toBe(
      String(plain.headers['content-security-policy']).replace(
        "frame-ancestors 'none'",
        "frame-ancestors 'self'",
      ),
    );
    expect(framed.headers['cache-control']).toBe('no-store');
    expect(framed.headers.etag).toBeUndefined();
  });

  it.each([
    ['another site frames it', { ...fromOurFrame, 'sec-fetch-site': 'cross-site' }],
    ['a sister site frames it', { ...fromOurFrame, 'sec-fetch-site': 'same-site' }],
    ['it is opened by itself', { ...fromOurFrame, 'sec-fetch-dest': 'document' }],
  ])('leave a page alone when %s', async (_when, headers) => {
    expect(await policyOf(headers)).toContain("frame-ancestors 'none'");
    expect((await ask(`${origin()}/subscriptions`, { headers })).text).not.toContain('web-view.js');
  });

  it('run their own script alone, on pages of their own', async () => {
    for (const name of ['iphone', 'mac', 'android', 'windows']) {
      const { status, text, headers } = await inSandbox(`apps/${name}`, { headers: html });
      expect([name, status]).toEqual([name, 200]);
      expect(text).toContain('<script src="/sandbox/apps/device.js" defer>');
      expect(text).toContain('<noscript>');
      expect(text).toContain('This isn’t a real app.');
      expect(headers['content-security-policy']).toMatch(/default-src 'none';.*script-src 'self'/);
    }
    expect((await inSandbox('apps/toaster')).status).toBe(404);
    const other = (await inSandbox('mail', { headers: html })).headers['content-security-policy'];
    expect(other).not.toContain('script-src');
  });
});

describe('the page of the stores', () => {
  const apple = { store: 'apple', productId: 'ddg.privacy.pro.monthly.renews.us' };
  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await send(path, body, headers);
    return { ...answer, json: answer.text ? JSON.parse(answer.text) : null };
  }
  const page = async () => (await inSandbox('stores', { headers: html })).text;
  const list = async () => JSON.parse((await inSandbox('stores')).text);

  it('names the account once an app has told the service, and does what is pressed', async () => {
    const tokens = await post('apps/sign-in', { device: 'iphone', signed: null });
    const bought = await post('apps/buy', { device: 'iphone', planId: apple.productId, trial: true });
    const { purchaseId } = bought.json;
    expect(await list()).toMatchObject([{ id: purchaseId, trial: true, owner: null }]);
    const confirmed = await ask(`${origin()}/api/purchase/confirm/apple`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.json.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(bought.json.confirm),
    });
    expect(confirmed.status).toBe(200);
    const [purchase] = await list();
    expect(purchase.owner).toMatchObject({ email: null });
    expect(await page()).toContain(`No email address (${purchase.owner.accountId})`);

    const statusOf = async () => {
      const answer = await ask(`${origin()}/api/subscription`, {
        headers: { authorization: `Bearer ${tokens.json.access_token}` },
      });
      return JSON.parse(answer.text).status;
    };
    expect(await statusOf()).toBe('Auto-Renewable');
    await post('stores/act', { id: purchaseId, action: 'cancel' });
    expect(await statusOf()).toBe('Not Auto-Renewable');
    expect(await page()).toMatch(/<button name="action" value="resume"/);
    expect(await page()).not.toMatch(/<button name="action" value="cancel"/);
    await post('stores/act', { id: purchaseId, action: 'refund' });
    expect(await statusOf()).toBe('Expired');
    expect(await page()).toContain('<span class="tag bad">Refunded</span>');

    // The receipt opens the account again, on whatever device.
    const owned = await post('apps/owned', { purchaseId });
    const again = await post('apps/sign-in', { device: 'mac', signed: owned.json.signIn });
    expect(again.status).toBe(200);
  });
});

it('153. writes its key into the links of its start, and nowhere else', async () => {
  expect((await ask(`${origin()}/sandbox/mail?key=${site.key}`)).status).toBe(303);
  expect((await ask(`${origin()}/sandbox/mail?key=${site.key}x`, { headers: html })).status).toBe(403);
  expect((await inSandbox('outage', { method: 'POST', body: '{' })).status).toBe(415);
  const written = await until('the word of the start', async () =>
    site.stdout().includes('key=') ? site : null,
  );
  const lines = `${written.stdout()}${written.stderr}`.split('\n').filter((line) => line.includes(site.key));
  expect(lines.map((line) => new URL(line.trim().split(/ {2,}/)[1] ?? '').pathname)).toEqual([
    '/sandbox/mail',
    '/sandbox',
  ]);
});

import { routes } from '@/lib/content/site/routes';
import { manageWords as inGerman } from '@/lib/content/translations/de/account/manage';
import { addressOf, forcedStates } from '@/server/sandbox/states/stateCatalog';
import { ask } from '../site/ask';
import { sandboxOrigin } from './sandboxOrigin';

describe('forced states', () => {
  const origin = sandboxOrigin();
  const script = /<script src="(\/sandbox\/states\/\w\w\/[\w-]+\.js)">/;

  it('have names of their own and pages that exist', () => {
    expect(new Set(forcedStates.map(({ name }) => name)).size).toBe(forcedStates.length);
    expect(forcedStates.filter(({ path }) => !Object.hasOwn(routes, path))).toEqual([]);
  });

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

  it('answer nothing for a name that is unknown, or of another page', async () => {
    for (const address of ['/dbp?state=nothing', '/pro?state=dbp-scan', '/dbp?state=__proto__', '/dbp'])
      expect([address, script.test((await ask(`${origin()}${address}`)).text)]).toEqual([address, false]);
    expect((await ask(`${origin()}/sandbox/states/en/nothing.js`)).status).toBe(404);
    expect((await ask(`${origin()}/sandbox/states/en/..%2fmain.js`)).status).toBe(404);
  });

  it('open in every language of the site', async () => {
    const { text } = await ask(`${origin()}/de/dbp?state=dbp-scan`);
    expect(text).toContain('<html lang="de"');
    expect(script.exec(text)?.[1]).toBe('/sandbox/states/de/dbp-scan.js');
    const deleted = (await ask(`${origin()}/sandbox/states/de/manage-deleted.js`)).text;
    expect(deleted).toContain(JSON.stringify(inGerman.remove.open));
    expect((await ask(`${origin()}/sandbox/states/xx/manage-deleted.js`)).status).toBe(404);
  });

  it('are listed with links, for people and for programs', async () => {
    const { text } = await ask(`${origin()}/sandbox/states`, { headers: { accept: 'text/html' } });
    for (const state of forcedStates)
      expect(text).toContain(`href="${addressOf(state).replaceAll('&', '&amp;')}"`);
    const list = JSON.parse((await ask(`${origin()}/sandbox/states`)).text);
    expect(list.map(({ name }: { name: string }) => name)).toEqual(forcedStates.map(({ name }) => name));
    expect((await ask(`${origin()}/sandbox`, { headers: { accept: 'text/html' } })).text).toContain(
      'href="/sandbox/states"',
    );
  });
});

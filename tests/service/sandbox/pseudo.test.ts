import { ask } from '../site/ask';
import { sandboxOrigin } from './sandboxOrigin';

describe('pseudo-languages', () => {
  const origin = sandboxOrigin();
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

  it('are none but those that exist, and are listed with links', async () => {
    for (const search of ['?pseudo=short', '?pseudo=__proto__', '?pseudo', ''])
      expect([search, await scriptsOf(`/pro${search}`)]).toEqual([search, '']);
    expect((await ask(`${origin()}/sandbox/pseudo/short.js`)).status).toBe(404);
    const { text } = await ask(`${origin()}/sandbox`, { headers: { accept: 'text/html' } });
    expect(text).toContain('href="/?pseudo=long"');
    expect(text).toContain('href="/?pseudo=rtl"');
  });
});

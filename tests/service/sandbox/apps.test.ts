import { ask } from '../site/ask';
import { sandboxOrigin } from './sandboxOrigin';

const html = { accept: 'text/html' };
const fromOurFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

describe('the drawn apps', () => {
  const origin = sandboxOrigin();

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
    ['somebody comes through a proxy', { ...fromOurFrame, 'x-forwarded-for': '203.0.113.7' }],
  ])('leave a page alone when %s', async (_when, headers) => {
    expect(await policyOf(headers)).toContain("frame-ancestors 'none'");
    expect((await ask(`${origin()}/subscriptions`, { headers })).text).not.toContain('web-view.js');
  });

  it('run their own script alone, on pages of their own', async () => {
    for (const name of ['iphone', 'mac', 'android', 'windows']) {
      const { status, text, headers } = await ask(`${origin()}/sandbox/apps/${name}`, { headers: html });
      expect([name, status]).toEqual([name, 200]);
      expect(text).toContain('<script src="/sandbox/apps/device.js" defer>');
      expect(text).toContain('<noscript>');
      expect(text).toContain('This isn’t a real app.');
      expect(headers['content-security-policy']).toMatch(/default-src 'none';.*script-src 'self'/);
    }
    expect((await ask(`${origin()}/sandbox/apps/toaster`)).status).toBe(404);
    const list = (await ask(`${origin()}/sandbox/apps`, { headers: html })).text;
    expect(list.match(/href="\/sandbox\/apps\/\w+"/g)).toHaveLength(4);
    expect(list).toContain('These aren’t real apps.');
    expect((await ask(`${origin()}/sandbox`, { headers: html })).text).toContain('href="/sandbox/apps"');
    const other = (await ask(`${origin()}/sandbox/mail`, { headers: html })).headers[
      'content-security-policy'
    ];
    expect(other).not.toContain('script-src');
  });

  it('make accounts in the way of apps, under the name of the device', async () => {
    const signIn = (body: unknown, headers = {}) =>
      ask(`${origin()}/sandbox/apps/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const made = await signIn({ device: 'iphone', signed: null });
    expect(made.status).toBe(200);
    const { access_token: token, refresh_token: refreshToken } = JSON.parse(made.text);
    const { nativeClientId } = JSON.parse((await ask(`${origin()}/sandbox/config.json`)).text);
    const renewed = await ask(`${origin()}/api/auth/v2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: nativeClientId,
          refresh_token: refreshToken,
        }),
      ),
    });
    expect(renewed.status).toBe(200);
    const sessions = await ask(`${origin()}/api/auth/v2/sessions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sessions.text).toContain('"ios"');
    expect((await signIn({ device: 'toaster', signed: null })).status).toBe(400);
    const forged = { method: 'signature', signature: 'x.y.z', source: 'apple_app_store' };
    expect((await signIn({ device: 'iphone', signed: forged })).status).toBe(403);
    expect((await signIn({ device: 'iphone' }, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { ask } from '../site/ask';

const site = openServiceSite();

function save(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(`${site.origin}/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

function cookiesOf(answer: Awaited<ReturnType<typeof ask>>): string[] {
  return [answer.headers['set-cookie'] ?? []].flat();
}

describe('POST /settings', () => {
  it('keeps a choice for a year under its name without the k, and leads back to the page', async () => {
    const answer = await save({ kae: 'd' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/settings#saved']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(cookiesOf(answer)).toEqual(['ae=d; Max-Age=31536000; Path=/; SameSite=Lax']);
  });

  it('marks the cookie Secure where visitors come by https, and on plain http alone does not', async () => {
    const plain = site.services.config;
    site.services.config = { ...plain, publicOrigin: 'https://teal.example' };
    const answer = await save({ kae: 'd' });
    site.services.config = plain;
    expect(cookiesOf(answer)).toEqual(['ae=d; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
  });

  it('ends the cookie of what is back at its default, and sets none for what stayed', async () => {
    const answer = await save({ kae: '', kp: '1', kl: '' }, { cookie: 'ae=d; p=1' });
    expect(cookiesOf(answer)).toEqual(['ae=; Max-Age=0; Path=/; SameSite=Lax']);
  });

  it('ignores values with <, > or / and values that a setting cannot have', async () => {
    const answer = await save({ kl: '<script>', kae: 'x/y', k7: '#zzz', 'ke"; x': '1' });
    expect([answer.status, cookiesOf(answer)]).toEqual([303, []]);
  });

  it('takes everything back at once', async () => {
    const answer = await save({ all: '1', kae: 'd', reset: '1' }, { cookie: 'ae=d; 7=ffaa00' });
    expect(cookiesOf(answer).map((cookie) => cookie.split(';')[0])).toEqual(['ae=', '7=']);
  });

  it('is refused to other sites', async () => {
    const answer = await save({ kae: 'd' }, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, cookiesOf(answer)]).toEqual([403, []]);
  });
});

describe('GET /settings', () => {
  const shown = async (query: string, cookie = '') =>
    JSON.parse((await ask(`${site.origin}/settings${query}`, { headers: { cookie } })).text);

  it('fills nothing in while all stands at its default', async () => {
    expect(await shown('', 'ae=-1; theme=x; 7=<b>')).toMatchObject({ path: '/settings', fields: {} });
  });

  it('fills in the choices, those of the address first, and the address that holds them', async () => {
    const { fields } = await shown('?kae=t&kl=a/b', 'ae=d; 7=fa0');
    expect(fields).toEqual({
      kae: 't',
      k7: 'fa0',
      address: `${site.services.config.publicOrigin}/settings?kae=t&k7=fa0`,
    });
  });
});

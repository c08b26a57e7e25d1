import { isKnownBrowser, rememberBrowser } from '@/server/auth/tokens/knownBrowser';
import { day, minute } from '@/server/clock';
import { asAccount, refresh, signUp, tokensOf } from '../../fixtures/service/authClient';
import { openServiceSite } from '../../fixtures/service/serviceSite';
import { deleteAccount, login, sessionWithCode, storeAccount } from '../auth/codes/codeClient';

/** Clocks of two instances, of Stripe or of a client may be this far apart. */
const apart = 5 * minute;

const site = openServiceSite();

it('106. a token of an instance that is five minutes ahead works at one that is behind, and the reverse', async () => {
  for (const shift of [-apart, apart]) {
    const account = await signUp(site.origin);
    site.services.clock.advance(shift);
    const read = await asAccount(`${site.base}/account`, account.accessToken);
    expect(read.status).toBe(200);
    const renewed = await tokensOf(await refresh(site.origin, account.refreshToken));
    site.services.clock.advance(-shift);
    expect((await asAccount(`${site.base}/account`, renewed.access_token)).status).toBe(200);
    expect((await refresh(site.origin, renewed.refresh_token)).status).toBe(200);
  }
});

it('106. a one-time code of an instance that is five minutes ahead or behind signs in at the other', async () => {
  for (const [shift, email] of [
    [-apart, 'ahead@example.com'],
    [apart, 'behind@example.com'],
  ] as const) {
    await storeAccount(site.services, email);
    const { session, code } = await sessionWithCode(site, email);
    site.services.clock.advance(shift);
    expect((await login(site.origin, session, email, code)).status).toBe(200);
    site.services.clock.advance(-shift);
  }
});

it('106. an account is deleted at an instance that is behind the one that began the deletion', async () => {
  const { accessToken } = await signUp(site.origin);
  const { hash } = await (await deleteAccount(site, accessToken)).json();
  site.services.clock.advance(-apart);
  expect((await deleteAccount(site, accessToken, { hash })).status).toBe(200);
  site.services.clock.advance(apart);
});

it('106. a browser is known at an instance that is behind the one it signed in at, around midnight, too', async () => {
  const { services } = site;
  services.clock.advance(day - (services.clock.now() % day) + minute);
  const accountId = await storeAccount(services, 'midnight@example.com');
  const mark = rememberBrowser({ services, cookie: () => null }, {}, accountId);
  const [line = ''] = mark.headers?.['Set-Cookie'] ?? [];
  const cookie = () => line.slice(line.indexOf('=') + 1, line.indexOf(';'));
  services.clock.advance(-apart);
  expect(isKnownBrowser({ services, cookie }, [accountId])).toBe(true);
});

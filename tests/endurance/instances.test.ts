import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { asAccount, refresh, type SignedUp } from '../fixtures/service/authClient';
import { signUpAt } from '../fixtures/site/siteClient';
import { startOnPostgres } from '../fixtures/site/startOnPostgres';

jest.setTimeout(300_000);

const site = openForAllTests(() => startOnPostgres());

const statusAt = async (origin: string, { accessToken }: SignedUp) =>
  (await asAccount(`${origin}/api/auth/v2/account`, accessToken)).status;

it('44. what one instance signed out the other refuses at once', async () => {
  const account = await signUpAt(site.origin);
  const [one, other] = [site.one.origin, site.other.origin];
  // Both have seen the token before, so that either could have kept an answer.
  expect([await statusAt(one, account), await statusAt(other, account)]).toEqual([200, 200]);
  const out = await asAccount(`${one}/api/auth/v2/logout`, account.accessToken, { method: 'POST' });
  expect(out.status).toBeLessThan(300);
  expect([await statusAt(one, account), await statusAt(other, account)]).toEqual([401, 401]);
  expect((await refresh(other, account.refreshToken)).status).toBe(400);
});

import { codeOf } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { inSession, openAt, tokensAt } from '@/tests/fixtures/site/siteClient';

const publicOrigin = 'https://teal.example';

/** A site that visitors use over https, and that plays its own staging services. */
const site = openServiceSite({ publicOrigin });
beforeAll(() => {
  const stagingServices = { address: site.origin, publicOrigin };
  site.services.config = { ...site.services.config, stagingServices };
});

/** What the buy button does in a browser with these cookies. */
async function buy(below: string, cookies: string) {
  const session = await openAt(site.origin + below, publicOrigin);
  const answer = await inSession({ ...session, cookie: `${session.cookie}; ${cookies}` }, 'account/create');
  const lines = answer.headers.getSetCookie().filter((line) => line.includes('begun-account'));
  const { accountId } = await tokensAt(session, await codeOf(answer));
  return { accountId, lines, jar: lines.map((line) => line.split(';')[0]).join('; ') };
}

it('84. no neighboring host can plant the account that a purchase goes on with', async () => {
  const first = await buy('', '');
  expect(first.lines).toEqual([
    expect.stringMatching(
      /^__Host-begun-account=[^;]+; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  expect((await buy('', first.jar)).accountId).toBe(first.accountId);
  const planted = first.jar.replace('__Host-', '__Secure-');
  expect((await buy('', planted)).accountId).not.toBe(first.accountId);
});

it('84. a purchase on staging goes on with its own account, and staging gets none of the live cookies', async () => {
  const live = await buy('', '');
  const first = await buy('/staging', live.jar);
  expect(first.accountId).not.toBe(live.accountId);
  expect(first.lines).toEqual([
    expect.stringMatching(/^__Secure-staging-begun-account=[^;]+; .*Path=\/staging\/; HttpOnly; Secure;/),
  ]);
  expect((await buy('/staging', `${live.jar}; ${first.jar}`)).accountId).toBe(first.accountId);
});

import { protocol } from '@/lib/content/protocol';
import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { isCodeVerifier, redeemCode } from '@/server/auth/tokens/redeemCode';
import { minute, second } from '@/server/clock';
import { inTransaction, type Services } from '@/server/services';
import {
  asAccount,
  call,
  createAccount,
  makeVerifier,
  nativeAuthorize,
  redemption,
  refresh,
  requestTokens,
  signUp,
  tokens,
  tokensOf,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { atOneAndAtTwo, elsewhere } from '@/tests/fixtures/service/otherInstances';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { storedSession } from '@/tests/fixtures/service/signInByCode';
import { atOnce, postJson, seen } from '../codes/codeClient';

const site = openServiceSite();
const redeem = (parameters: Record<string, string>) => requestTokens(site.origin, parameters);

async function newCode() {
  const session = await webAuthorize(site.origin);
  const code = await createAccount(site.origin, session);
  return { session, code, parameters: redemption(session, code) };
}
type NewCode = Awaited<ReturnType<typeof newCode>>;

async function expectRefusal(response: Response): Promise<void> {
  expect(await seen(response)).toEqual([400, { error: 'invalid_token_request' }]);
}

it('6. 12. a wrong verifier, such as that of another session, is refused and kills the code', async () => {
  const { parameters } = await newCode();
  await expectRefusal(await redeem({ ...parameters, code_verifier: makeVerifier() }));
  await expectRefusal(await redeem(parameters));
});

it('7. a verifier is required, in the form of RFC 7636 up to 256 characters', async () => {
  const { parameters } = await newCode();
  const { code_verifier: _, ...without } = parameters;
  await expectRefusal(await redeem(without));
  for (const code_verifier of ['', 'short', 'a'.repeat(257), `${'a'.repeat(42)} `, `${'a'.repeat(42)}é`])
    await expectRefusal(await redeem({ ...parameters, code_verifier }));
  expect((await redeem(parameters)).status).toBe(200);
  expect(isCodeVerifier(makeVerifier(128))).toBe(true);
});

it('8. a second redemption is refused and ends the tokens of the first', async () => {
  const { session, code, parameters } = await newCode();
  const answer = await tokens(site.origin, session, code);
  expect((await asAccount(`${site.base}/account`, answer.access_token)).status).toBe(200);
  await expectRefusal(await redeem(parameters));
  expect((await asAccount(`${site.base}/account`, answer.access_token)).status).toBe(401);
  const refreshed = await refresh(site.origin, answer.refresh_token);
  expect(await seen(refreshed)).toEqual([400, { error: 'invalid_token_request', error_code: 4 }]);
});

function redeemAt(services: Services, { session, code }: Pick<NewCode, 'session' | 'code'>) {
  const auditContext = { accountId: null, detail: null, unrecorded: false, record: async () => {} };
  const { verifier: codeVerifier, clientId } = session;
  const device = { kind: 'chrome', system: 'linux' } as const;
  return redeemCode(
    { services, auditContext, cookie: () => null },
    { code, codeVerifier, clientId, redirectUri: null, device },
  );
}

it('9. of ten redemptions at once, at one instance and at two, exactly one succeeds', async () => {
  await atOneAndAtTwo(site.services, async (at) => {
    const fresh = await newCode();
    const outcomes = await atOnce(10, (index) =>
      redeemAt(at(index), fresh).then(
        () => 'redeemed',
        () => 'refused',
      ),
    );
    expect(outcomes.sort()).toEqual(['redeemed', ...Array(9).fill('refused')]);
  });
});

it.each([
  ['ahead', 5 * minute],
  ['behind', -5 * minute],
])(
  '10. 106. an instance whose clock is five minutes %s and another redeem their codes for 60 seconds, and no longer',
  async (_where, difference) => {
    const codeElsewhere = async () => {
      const { accountId } = await signUp(site.origin);
      const session = await webAuthorize(site.origin);
      const stored = await storedSession(site.services, session);
      const grant = { accountId, authenticatedAt: null };
      const code = await elsewhere(site.services, difference, (services) =>
        inTransaction(services, (within) => mintAuthorizationCode(within, stored, grant)),
      );
      return redemption(session, code);
    };
    const [here, there] = [await newCode(), await codeElsewhere()];
    site.services.clock.advance(minute - 5 * second);
    const answer = await elsewhere(site.services, difference, (services) => redeemAt(services, here));
    expect(answer.json).toMatchObject({ access_token: expect.stringMatching(/./) });
    expect((await redeem(there)).status).toBe(200);
    const [stale, staleThere] = [await newCode(), await codeElsewhere()];
    site.services.clock.advance(minute + second);
    const late = elsewhere(site.services, difference, (services) => redeemAt(services, stale));
    await expect(late).rejects.toMatchObject({ code: 'invalid_token_request' });
    await expectRefusal(await redeem(staleThere));
  },
);

it('11. a code of one client is refused to the other, and the redirect URI must be the one of authorize', async () => {
  const [web, other] = [await newCode(), await newCode()];
  await expectRefusal(await redeem({ ...web.parameters, client_id: protocol.nativeClientId }));
  await expectRefusal(await redeem({ ...other.parameters, redirect_uri: protocol.nativeRedirectUri }));
  const changes: Record<string, string>[] = [{ redirect_uri: 'com.duckduckgo:/authcb/' }, {}];
  for (const changed of changes) {
    const session = await nativeAuthorize(site.origin);
    const { redirect_uri: _, ...rest } = redemption(session, await createAccount(site.origin, session));
    await expectRefusal(await redeem({ ...rest, ...changed }));
  }
});

it('13. answers of the auth calls are never stored by a cache', async () => {
  const { parameters, session } = await newCode();
  const refused = await redeem({ ...parameters, grant_type: 'password' });
  const granted = await redeem(parameters);
  const { access_token } = await tokensOf(granted.clone());
  const created = await postJson(`${site.base}/account/create`, {}, { cookie: session.cookie });
  const account = await asAccount(`${site.base}/account`, access_token);
  for (const response of [refused, granted, created, account]) {
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  }
});

it('14. the token call works by GET, by form and by JSON, not by HEAD, and writes no parameter to the log', async () => {
  const [byLink, byForm, byJson] = [await newCode(), await newCode(), await newCode()];
  const link = `${site.base}/token?${new URLSearchParams(byLink.parameters)}`;
  const statuses = [
    (await call(link, { method: 'HEAD' })).status,
    (await call(link)).status,
    (await redeem(byForm.parameters)).status,
    (await postJson(`${site.base}/token`, byJson.parameters)).status,
    (await redeem(byForm.parameters)).status,
  ];
  expect(statuses).toEqual([405, 200, 200, 200, 400]);
  const log = site.services.logLines.join('\n');
  for (const { session, code } of [byLink, byForm, byJson])
    for (const secret of [code, session.verifier, session.cookie.split('=')[1]])
      expect(log).not.toContain(secret);
});

it.each([
  ['suspended', 'suspended_account'],
  ['deleted', 'unknown_account'],
] as const)('issues no tokens for an account that was %s meanwhile', async (status, error) => {
  const { session, parameters } = await newCode();
  const { account_id: id } = await storedSession(site.services, session);
  const accounts = site.services.database.updateTable('accounts').set({ status });
  await accounts.where('id', '=', id ?? '').execute();
  expect(await seen(await redeem(parameters))).toEqual([400, { error }]);
});

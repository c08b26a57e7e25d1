import { protocol } from '@/lib/content/protocol';
import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { redeemCode } from '@/server/auth/tokens/redeemCode';
import { minute, second, systemClock } from '@/server/clock';
import type { Services } from '@/server/services';
import { openDatabase } from '@/server/store/open';
import {
  asAccount,
  call,
  challengeOf,
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
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { storedSession } from '@/tests/fixtures/service/signInByCode';

const site = openServiceSite();

async function newCode() {
  const session = await webAuthorize(site.origin);
  const code = await createAccount(site.origin, session);
  return { session, code, parameters: redemption(session, code) };
}

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: 'invalid_token_request' });
}

it('6. a wrong verifier is refused and kills the code', async () => {
  const { parameters } = await newCode();
  await expectRefusal(await requestTokens(site.origin, { ...parameters, code_verifier: makeVerifier() }));
  await expectRefusal(await requestTokens(site.origin, parameters));
});

it('7. a verifier is required, in the form of RFC 7636 up to 256 characters', async () => {
  const { parameters } = await newCode();
  const { code_verifier: verifier, ...without } = parameters;
  await expectRefusal(await requestTokens(site.origin, without));
  for (const code_verifier of ['', 'short', 'a'.repeat(257), `${'a'.repeat(42)} `, `${'a'.repeat(42)}é`]) {
    await expectRefusal(await requestTokens(site.origin, { ...parameters, code_verifier }));
  }
  const answer = await requestTokens(site.origin, { ...without, code_verifier: verifier ?? '' });
  expect(answer.status).toBe(200);
});

it('8. a second redemption is refused and ends the tokens of the first', async () => {
  const { session, code, parameters } = await newCode();
  const answer = await tokens(site.origin, session, code);
  expect((await asAccount(`${site.base}/account`, answer.access_token)).status).toBe(200);
  await expectRefusal(await requestTokens(site.origin, parameters));
  expect((await asAccount(`${site.base}/account`, answer.access_token)).status).toBe(401);
  const refreshed = await refresh(site.origin, answer.refresh_token);
  expect(refreshed.status).toBe(400);
  expect(await refreshed.json()).toEqual({ error: 'invalid_token_request', error_code: 4 });
});

it('9. of ten redemptions at once exactly one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { parameters } = await newCode();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => requestTokens(site.origin, parameters)),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(9).fill(400)]);
  }
});

type NewCode = Awaited<ReturnType<typeof newCode>>;

function redeemAt(services: Services, { session, code }: Pick<NewCode, 'session' | 'code'>) {
  const auditContext = { accountId: null, detail: null, unrecorded: false, record: async () => {} };
  const { verifier: codeVerifier, clientId } = session;
  const device = { kind: 'chrome', system: 'linux' } as const;
  return redeemCode({ services, auditContext }, { code, codeVerifier, clientId, redirectUri: null, device });
}

/** Does this at an instance on a machine whose clock differs by these milliseconds. */
async function elsewhere<Result>(
  difference: number,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const { services } = site;
  const clock = { now: () => services.clock.now() + difference };
  const machine = jest.spyOn(systemClock, 'now').mockImplementation(() => Date.now() + difference);
  try {
    return await work({ ...services, clock });
  } finally {
    machine.mockRestore();
  }
}

const differences = [
  ['ahead', 5 * minute],
  ['behind', -5 * minute],
] as const;

it.each(differences)(
  '106. an instance whose clock is five minutes %s redeems the code of another for 60 seconds, and no longer',
  async (_where, difference) => {
    const fresh = await newCode();
    site.services.clock.advance(minute - 5 * second);
    const answer = await elsewhere(difference, (services) => redeemAt(services, fresh));
    expect(answer.access_token).not.toBe('');
    const stale = await newCode();
    site.services.clock.advance(minute + second);
    const late = elsewhere(difference, (services) => redeemAt(services, stale));
    await expect(late).rejects.toMatchObject({ code: 'invalid_token_request' });
  },
);

it.each(differences)(
  '106. a code of an instance whose clock is five minutes %s is redeemed by another for 60 seconds, and no longer',
  async (_where, difference) => {
    const codeElsewhere = async () => {
      const { accountId } = await signUp(site.origin);
      const session = await webAuthorize(site.origin);
      const stored = await storedSession(site.services, session);
      const grant = { accountId, authenticatedAt: null };
      const code = await elsewhere(difference, (services) =>
        mintAuthorizationCode(services.database, services, stored, grant),
      );
      return redemption(session, code);
    };
    const fresh = await codeElsewhere();
    site.services.clock.advance(minute - 5 * second);
    expect((await requestTokens(site.origin, fresh)).status).toBe(200);
    const stale = await codeElsewhere();
    site.services.clock.advance(minute + second);
    await expectRefusal(await requestTokens(site.origin, stale));
  },
);

it('9. of ten redemptions at once at two instances exactly one succeeds', async () => {
  const { services } = site;
  const other = { ...services, database: openDatabase(services.config.database, () => {}) };
  try {
    const { session, code } = await newCode();
    const request = {
      code,
      codeVerifier: session.verifier,
      clientId: session.clientId,
      redirectUri: null,
      device: { kind: 'chrome', system: 'linux' } as const,
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => {
        const auditContext = { accountId: null, detail: null, unrecorded: false, record: async () => {} };
        return redeemCode({ services: index % 2 ? other : services, auditContext }, request);
      }),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    const families = await services.database
      .selectFrom('authorization_codes')
      .innerJoin('token_families', 'token_families.account_id', 'authorization_codes.account_id')
      .select('token_families.id')
      .where('authorization_codes.code_challenge', '=', challengeOf(session.verifier))
      .execute();
    expect(families).toHaveLength(1);
  } finally {
    await other.database.destroy();
  }
});

it('10. a code older than 60 seconds is refused', async () => {
  const fresh = await newCode();
  site.services.clock.advance(minute - second);
  expect((await requestTokens(site.origin, fresh.parameters)).status).toBe(200);
  const stale = await newCode();
  site.services.clock.advance(minute + second);
  await expectRefusal(await requestTokens(site.origin, stale.parameters));
});

it('11. a code of one client is refused to the other, and the redirect URI must be the one of authorize', async () => {
  const { parameters } = await newCode();
  await expectRefusal(
    await requestTokens(site.origin, { ...parameters, client_id: protocol.nativeClientId }),
  );
  for (const redirect_uri of ['com.duckduckgo:/authcb/', undefined]) {
    const session = await nativeAuthorize(site.origin);
    const { redirect_uri: _, ...rest } = redemption(session, await createAccount(site.origin, session));
    await expectRefusal(await requestTokens(site.origin, redirect_uri ? { ...rest, redirect_uri } : rest));
  }
  const other = await newCode();
  await expectRefusal(
    await requestTokens(site.origin, { ...other.parameters, redirect_uri: protocol.nativeRedirectUri }),
  );
});

it('12. a code of one session is refused with the verifier of another', async () => {
  const first = await newCode();
  const second = await newCode();
  await expectRefusal(
    await requestTokens(site.origin, { ...first.parameters, code_verifier: second.session.verifier }),
  );
  expect((await requestTokens(site.origin, second.parameters)).status).toBe(200);
});

it('13. answers of the auth calls are never stored by a cache', async () => {
  const { parameters, session } = await newCode();
  const refused = await requestTokens(site.origin, { ...parameters, grant_type: 'password' });
  const granted = await requestTokens(site.origin, parameters);
  const { access_token } = await tokensOf(granted.clone());
  const created = await call(`${site.base}/account/create`, {
    method: 'POST',
    headers: { cookie: session.cookie },
  });
  const account = await asAccount(`${site.base}/account`, access_token);
  for (const response of [refused, granted, created, account]) {
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  }
});

it('14. the token call works by GET, by form and by JSON, and writes no parameter to the log', async () => {
  const [byLink, byForm, byJson] = [await newCode(), await newCode(), await newCode()];
  const link = await call(`${site.base}/token?${new URLSearchParams(byLink.parameters)}`);
  const form = await requestTokens(site.origin, byForm.parameters);
  const json = await call(`${site.base}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(byJson.parameters),
  });
  expect([link.status, form.status, json.status]).toEqual([200, 200, 200]);
  await requestTokens(site.origin, byForm.parameters);
  const log = site.services.logLines.join('\n');
  for (const { session, code } of [byLink, byForm, byJson]) {
    expect(log).not.toContain(code);
    expect(log).not.toContain(session.verifier);
    expect(log).not.toContain(session.cookie.split('=')[1]);
  }
});

it('redeems nothing by a HEAD request', async () => {
  const { parameters } = await newCode();
  const head = await call(`${site.base}/token?${new URLSearchParams(parameters)}`, { method: 'HEAD' });
  expect(head.status).toBe(405);
  expect((await requestTokens(site.origin, parameters)).status).toBe(200);
});

it('issues no tokens for an account that was suspended or deleted meanwhile', async () => {
  for (const [status, error] of [
    ['suspended', 'suspended_account'],
    ['deleted', 'unknown_account'],
  ] as const) {
    const { session, parameters } = await newCode();
    const { id_hash: idHash } = await storedSession(site.services, session);
    await site.services.database
      .updateTable('accounts')
      .set({ status })
      .where('id', 'in', (from) =>
        from.selectFrom('auth_sessions').select('account_id').where('id_hash', '=', idHash),
      )
      .execute();
    const response = await requestTokens(site.origin, parameters);
    expect([response.status, await response.json()]).toEqual([400, { error }]);
  }
});

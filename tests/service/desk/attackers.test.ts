import { opsWords } from '@/lib/content/ops';
import { hour, minute } from '@/server/clock';
import type { ChosenPerson } from '@/server/sandbox/operators/signInProvider';
import { provideServices } from '@/server/services';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { type Asked, ask } from '../site/ask';
import { openDesk, paidNow, wordsOf } from './deskShop';
import { type Forgery, openProvider } from './providerOfCompany';

const ada: ChosenPerson = { name: 'ada', roles: ['support'] };
const bob: ChosenPerson = { name: 'bob', roles: ['finance'] };
const nameOf = ({ name }: ChosenPerson) => new RegExp(`^${name}@operators\\.example \\([0-9a-f]{12}\\)$`);

const desk = openForEachTest(async () => {
  const opened = await openDesk();
  const provider = await openProvider(opened.services.config.publicOrigin);
  opened.services.config = { ...opened.services.config, operatorProvider: provider.setting };
  const close = async () => {
    await opened.close();
    await provider.close();
  };
  return { ...opened, provider, close };
});

/** What a browser keeps of an answer. */
const cookiesOf = ({ headers }: Asked) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).filter((line) => !line?.endsWith('='));
const get = (path: string, cookie = '') => ask(desk.origin + path, { headers: { cookie } });

/** Begins a sign-in in a browser. */
async function begin() {
  const answer = await get('/ops/sign-in');
  return { leadsTo: new URL(answer.headers.location ?? ''), cookie: cookiesOf(answer).join('; ') };
}

/** Ends one in the browser with this cookie. */
const finish = ({ pathname, search }: URL, cookie: string) => get(pathname + search, cookie);

async function tryToSignIn(person: ChosenPerson): Promise<Asked> {
  const { leadsTo, cookie } = await begin();
  return finish(desk.provider.grant(leadsTo, person), cookie);
}

/** The cookie of a session of theirs. */
const signIn = async (person: ChosenPerson) => cookiesOf(await tryToSignIn(person)).join('; ');

const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  ask(desk.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const sessions = () => desk.services.database.selectFrom('operator_sessions').selectAll().execute();
const audited = async () => {
  const rows = await desk.services.database.selectFrom('audit_log').selectAll().orderBy('at').execute();
  return rows
    .filter(({ action }) => /^(ops|desk)-/.test(action))
    .map(({ action, outcome, detail }) => ({ action, outcome, detail }));
};

it('a person signs in at the provider for eight hours, on every instance, and both sessions end together', async () => {
  const door = await get('/ops');
  expect([
    door.status,
    door.text.includes('href="/ops/sign-in"'),
    door.text.includes('name="token"'),
  ]).toEqual([401, true, false]);
  const { leadsTo, cookie } = await begin();
  expect(Object.fromEntries(leadsTo.searchParams)).toMatchObject({
    redirect_uri: `${desk.services.config.publicOrigin}/ops/sign-in/callback`,
    response_type: 'code',
    scope: 'openid email',
    code_challenge_method: 'S256',
  });
  const answer = await finish(desk.provider.grant(leadsTo, ada), cookie);
  expect([answer.status, answer.headers.refresh]).toEqual([200, '0;url=/ops']);
  const [session = ''] = answer.headers['set-cookie'] ?? [];
  expect(session).toMatch(/^ops=[^;]+; Max-Age=28800; Path=\/ops; HttpOnly; SameSite=Strict$/);
  const [stored] = await sessions();
  expect(stored).toMatchObject({ name: expect.stringMatching(nameOf(ada)), role: 'support' });
  const [, secret = ''] = /^ops=([^;]+)/.exec(session) ?? [];
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${secret}|eyJ`));
  // Another instance knows of it what the database knows.
  provideServices({ ...desk.services, config: structuredClone(desk.services.config) });
  const seen = await get('/ops', `ops=${secret}`);
  expect([seen.status, wordsOf(seen).includes(opsWords.signedInAs(stored?.name ?? '', 'support'))]).toEqual([
    200,
    true,
  ]);
  const left = await post('/ops', { leave: '1' }, { cookie: `ops=${secret}` });
  const onward = new URL(String(left.headers.refresh).replace('0;url=', ''));
  expect([left.status, onward.pathname, onward.searchParams.get('id_token_hint')?.slice(0, 3)]).toEqual([
    200,
    '/sandbox/sign-in-provider/logout',
    'eyJ',
  ]);
  expect(await sessions()).toEqual([]);
  expect((await audited()).map(({ detail }) => detail?.replace(/ \(\w+\)/, ''))).toEqual([
    'signed in as support: ada@operators.example',
    'by ada@operators.example',
    'left: ada@operators.example',
  ]);
});

it('111. with a stolen session: it opens what its owner may open, under that name, until they leave or eight hours are over', async () => {
  const buyer = await desk.subscribe(paidNow, '4242424242424242', 'buyer@example.org');
  const person = `/ops/people/${buyer.accountId}`;
  const stolen = await signIn(ada);
  desk.services.clock.advance(8 * hour - minute);
  expect((await get(person, stolen)).status).toBe(200);
  const [look] = await desk.log();
  expect(look).toMatchObject({
    action: 'desk-looked',
    account: buyer.accountId,
    detail: expect.stringContaining('by ada@'),
  });
  desk.services.clock.advance(minute);
  expect((await get(person, stolen)).status).toBe(401);
  const again = await signIn(ada);
  const other = await signIn(ada);
  await post('/ops', { leave: '1' }, { cookie: again });
  expect([(await get(person, again)).status, (await get(person, other)).status]).toEqual([401, 200]);
  desk.services.config = {
    ...desk.services.config,
    operatorProvider: { ...desk.provider.setting, clientSecret: 'another one' },
  };
  expect((await get(person, other)).status).toBe(401);
  expect(await desk.log()).toHaveLength(2);
});

const toldBy: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  // That of a sandboxed frame, a neighboring host, and our own, made up.
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
];

it('86. from another site, however it is told, nothing is done, and nobody is signed out', async () => {
  const buyer = await desk.subscribe(paidNow, '4242424242424242', 'buyer@example.org');
  const cookie = await signIn(ada);
  const attacks: [string, Record<string, string>][] = [
    [`/ops/people/${buyer.accountId}/deletion`, { reason: 'because' }],
    ['/ops/people', { query: 'buyer@example.org' }],
    ['/ops', { leave: '1' }],
  ];
  const statuses = async (headers: Record<string, string>) => {
    const answers: number[] = [];
    for (const [path, fields] of attacks) answers.push((await post(path, fields, headers)).status);
    return answers;
  };
  for (const from of toldBy)
    expect([from, await statuses({ ...from, cookie })]).toEqual([from, [403, 403, 403]]);
  // Old browsers tell nothing, and keep the cookie back.
  expect(await statuses({})).toEqual([401, 401, 303]);
  expect([(await get('/ops', cookie)).status, await desk.mailed('delete your account')]).toEqual([200, []]);
});

it('log-in CSRF: a callback counts only in the browser that began it, with its own code, and once', async () => {
  const [victim, attacker] = [await begin(), await begin()];
  const planted = desk.provider.grant(attacker.leadsTo, bob);
  for (const cookie of ['', victim.cookie]) {
    const answer = await finish(planted, cookie);
    expect([answer.status, wordsOf(answer).includes('invalid_request'), cookiesOf(answer)]).toEqual([
      400,
      true,
      [],
    ]);
  }
  // The attacker’s code with the victim’s state fails by its challenge, and is dead for the attacker as well.
  const mixed = new URL(planted);
  mixed.searchParams.set('state', victim.leadsTo.searchParams.get('state') ?? '');
  for (const [url, { cookie }] of [
    [mixed, victim],
    [planted, attacker],
  ] as const) {
    const answer = await finish(url, cookie);
    expect([answer.status, wordsOf(answer).includes('forbidden'), cookiesOf(answer)]).toEqual([
      403,
      true,
      [],
    ]);
  }
  const { leadsTo, cookie } = await begin();
  const callback = desk.provider.grant(leadsTo, ada);
  expect((await finish(callback, cookie)).status).toBe(200);
  expect((await finish(callback, cookie)).status).toBe(403);
  const denied = new URL(callback.href);
  denied.searchParams.delete('code');
  denied.searchParams.set('error', 'access_denied');
  expect((await finish(denied, cookie)).status).toBe(403);
  expect(await sessions()).toHaveLength(1);
});

const now = () => Math.floor(Date.now() / 1000);
const changed =
  (claims: object): Forgery =>
  (right) =>
    desk.provider.forgeries.sign({ ...right, ...claims });

const forgeries: [string, Forgery][] = [
  ['another key', (claims) => desk.provider.forgeries.byStranger(claims)],
  ['an unknown key', (claims) => desk.provider.forgeries.ofUnknownKey(claims)],
  ['no signature', (claims) => desk.provider.forgeries.unsigned(claims)],
  ['the client’s secret', (claims) => desk.provider.forgeries.bySecret(claims)],
  ['another issuer', changed({ iss: 'https://evil.example' })],
  ['another audience', changed({ aud: 'another-client' })],
  [
    'several audiences, for another client',
    changed({ aud: ['site', 'another-client'], azp: 'another-client' }),
  ],
  ['another nonce', changed({ nonce: 'another' })],
  ['no nonce', changed({ nonce: undefined })],
  ['an end that has passed', changed({ exp: now() - 60 })],
  ['no end', changed({ exp: undefined })],
  ['no subject', changed({ sub: undefined })],
];

it('37. a forged ID token signs nobody in', async () => {
  for (const [what, forge] of forgeries) {
    desk.provider.fault.forge = forge;
    const answer = await tryToSignIn({ name: 'eve', roles: ['operator'] });
    const seen = [answer.status, cookiesOf(answer), wordsOf(answer).includes('forbidden')];
    expect([what, ...seen]).toEqual([what, 403, [], true]);
  }
  const details = (await audited()).map(({ detail }) => detail?.split(':')[0]);
  expect([await sessions(), details]).toEqual([[], forgeries.map(() => 'refused')]);
  // The right one of the same provider signs in, so it was these that were refused.
  desk.provider.fault.forge = changed({});
  expect((await tryToSignIn(ada)).status).toBe(200);
});

const claimed: [string, object, string | null][] = [
  ['one text', { roles: 'desk' }, 'support'],
  ['a list with others', { roles: ['everyone', 'books'] }, 'finance'],
  ['several roles', { roles: ['desk', 'admins', 'books'] }, 'operator'],
  ['nothing', { roles: undefined }, null],
  ['texts in one', { roles: 'desk admins' }, null],
  ['another case', { roles: ['Admins'] }, null],
  ['a list in a list', { roles: [['admins']] }, null],
  ['an object', { roles: { admins: true, 0: 'admins' } }, null],
  ['our names in place of theirs', { roles: ['operator'] }, null],
  ['another claim', { roles: [], groups: ['admins'], realm_access: { roles: ['admins'] } }, null],
];

it('a claim of roles is read as the setting says, and in no other way', async () => {
  for (const [what, claims, role] of claimed) {
    desk.provider.fault.forge = changed(claims);
    const answer = await tryToSignIn(ada);
    const roles = (await sessions()).map((session) => session.role);
    expect([what, answer.status, roles]).toEqual([what, role ? 200 : 403, role ? [role] : []]);
    await desk.services.database.deleteFrom('operator_sessions').execute();
    if (role) continue;
    for (const named of ['ada@operators.example', '“roles”', 'desk, books, or admins'])
      expect(wordsOf(answer)).toContain(named);
    expect((await audited()).at(-1)?.detail).toContain('refused, without a role: ada@');
  }
});

it('a provider that is away, hangs, refuses us or is another one gets a page that says so, and lets nobody in', async () => {
  const { services, provider } = desk;
  const asked = async (path = '/ops/sign-in', cookie = '') => {
    const answer = await get(path, cookie);
    expect(wordsOf(answer)).toContain('service_unavailable');
    return [answer.status, answer.headers['retry-after'], cookiesOf(answer)];
  };
  const away = [503, '30', []];
  const anew = (change: object) => {
    services.config = { ...services.config, operatorProvider: { ...provider.setting, ...change } };
  };
  anew({ issuer: 'http://127.0.0.1:9' });
  expect(await asked()).toEqual(away);
  // Microsoft’s issuer for all companies vouches for the people of each of them.
  anew({ issuer: 'https://login.microsoftonline.com/common/v2.0' });
  const { metadata } = provider.standIn;
  const ofAnyCompany = { ...metadata, issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' };
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(ofAnyCompany));
  expect(await asked()).toEqual(away);
  fetched.mockRestore();
  anew({ clientSecret: 'a former one' });
  const { leadsTo, cookie } = await begin();
  const { pathname, search } = provider.grant(leadsTo, ada);
  expect(await asked(pathname + search, cookie)).toEqual(away);
  anew({});
  provider.fault.hangs = true;
  expect(await asked()).toEqual(away);
  provider.fault.hangs = false;
  expect((await tryToSignIn(ada)).status).toBe(200);
  expect(services.logLines.join('')).not.toMatch(/eyJ|a former one/);
});

it('the token signs nobody in while there is a provider', async () => {
  const { opsToken } = desk.services.config;
  const answer = await post('/ops', { token: opsToken ?? '' }, {});
  expect([opsToken, answer.status, cookiesOf(answer)]).toEqual([expect.any(String), 403, []]);
});

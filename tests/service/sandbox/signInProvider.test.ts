import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { providerPath } from '@/server/config/operatorProvider';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { ask, postForm } from '../site/ask';
import { openNewSandbox } from './openSandbox';

const sandbox = openForAllTests(openNewSandbox);
const verifier = 'v'.repeat(43);
const asked = () => ({
  client_id: 'site',
  redirect_uri: `${sandbox.config.publicOrigin}/ops/sign-in/callback`,
  response_type: 'code',
  scope: 'openid email',
  state: 'of the browser',
  nonce: 'of the token',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
});
const authorize = (change: Record<string, string> = {}) =>
  `${sandbox.origin}${providerPath}/authorize?${new URLSearchParams({ ...asked(), ...change })}`;

async function newCode(): Promise<string> {
  const { headers } = await postForm(authorize(), { name: 'ada', support: '1' });
  return new URL(headers.location ?? '').searchParams.get('code') ?? '';
}

const redeem = async (change: Record<string, string>) => {
  const answer = await postForm(`${sandbox.origin}${providerPath}/token`, {
    grant_type: 'authorization_code',
    client_id: 'site',
    client_secret: sandbox.config.operatorProvider?.clientSecret ?? '',
    redirect_uri: asked().redirect_uri,
    code_verifier: verifier,
    ...change,
  });
  return { status: answer.status, said: JSON.parse(answer.text) };
};

it('says that it is a stand-in, and vouches for a person of any name and roles', async () => {
  expect((await ask(authorize())).text).toContain('A stand-in for the company’s own sign-in.');
  const { status, said } = await redeem({ code: await newCode() });
  expect([status, decodeJwt(said.id_token)]).toEqual([
    200,
    expect.objectContaining({
      aud: 'site',
      nonce: 'of the token',
      email: 'ada@operators.example',
      roles: ['support'],
    }),
  ]);
});

it.each<Record<string, string>>([
  { client_id: 'another' },
  { redirect_uri: 'http://localhost:3000/ops/sign-in/callback/' },
  { redirect_uri: 'https://evil.example/ops/sign-in/callback' },
  { response_type: 'token' },
  { code_challenge_method: 'plain' },
  { code_challenge: '' },
  { scope: 'email' },
])('leads nobody anywhere for a request with %j', async (change) => {
  const answers = [await ask(authorize(change)), await postForm(authorize(change), { name: 'ada' })];
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
    [400, undefined],
    [400, undefined],
  ]);
});

it('gives nothing for a code that is not theirs, was tried, or comes from elsewhere', async () => {
  const refused = { status: 400, said: { error: 'invalid_grant' } };
  const wrong: Record<string, string>[] = [
    { code_verifier: 'w'.repeat(43) },
    { redirect_uri: 'https://evil.example/' },
  ];
  for (const change of wrong) {
    const code = await newCode();
    expect([await redeem({ code, ...change }), await redeem({ code })]).toEqual([refused, refused]);
  }
  const code = await newCode();
  expect(await redeem({ code, client_secret: 'another' })).toEqual({
    status: 401,
    said: { error: 'invalid_client' },
  });
  expect([(await redeem({ code })).status, await redeem({ code })]).toEqual([200, refused]);
});

it('lets the site itself ask without the key of the sandbox, and no stranger sign in', async () => {
  const stranger = { headers: { cookie: '' } };
  const path = `${sandbox.origin}${providerPath}`;
  const statuses = [];
  for (const url of [`${path}/.well-known/openid-configuration`, `${path}/keys`, authorize()])
    statuses.push((await ask(url, stranger)).status);
  expect(statuses).toEqual([200, 200, 403]);
});

import { request } from 'node:http';
import type * as z from 'zod/mini';
import type { Operation } from '@/server/openApi/Operation';
import { operations, queryOf } from '@/server/openApi/openApiDocument';
import { asAccount, signUp, siteOrigin, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { addStores } from '@/tests/fixtures/service/stores';
import { signIn, storeAccount } from '../../auth/codes/codeClient';

const site = openServiceSite();

it.each(['/token', '/otp', '/account/edit'])(
  '139. a client of %s that leaves before its body has arrived is no failure of ours',
  async (path) => {
    const { accessToken } = await signUp(site.origin);
    const leaving = request(site.base + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'content-length': 20,
      },
    });
    const gone = new Promise((resolve) => leaving.on('error', resolve));
    leaving.write('{');
    // What the call does before its body has arrived is done by the time that another one is answered.
    for (let round = 0; round < 3; round += 1) await asAccount(`${site.base}/account`, accessToken);
    leaving.destroy();
    await gone;
    for (let round = 0; round < 3; round += 1) await asAccount(`${site.base}/account`, accessToken);
    expect(site.services.logLines.join('\n')).not.toMatch(/unavailable|failed/);
    expect(await site.services.metrics.text()).not.toContain('status="5xx"');
  },
);

/** What PostgreSQL cannot store, alone and inside of what a parameter usually looks like. */
const nul = '\0';
const unstorable = [nul, `person${nul}@example.com`, '\ud800', 'x\udc00.y'];

/** Names of the text members of a body, those of all kinds of it. */
function membersOf(schema: z.ZodMiniType): string[] {
  const definition = schema._zod.def as { shape?: object; options?: z.ZodMiniType[] };
  return [...Object.keys(definition.shape ?? {}), ...(definition.options ?? []).flatMap(membersOf)];
}

const everyParameter = ['email', 'hash', 'token', 'id', 'locale'];
const parametersOf = (operation: Operation) => {
  const names = queryOf(operation).map(({ name }) => name);
  return [...new Set([...everyParameter, ...names, ...(operation.body ? membersOf(operation.body) : [])])];
};

let number = 0;

async function asker() {
  const email = `odd${++number}@example.com`;
  await storeAccount(site.services, email);
  const { accessToken } = await signIn(site, email);
  const session = await webAuthorize(site.origin);
  return (path: string, init: RequestInit) => {
    const headers = { cookie: session.cookie, origin: siteOrigin, ...init.headers };
    return asAccount(site.origin + path, accessToken, { ...init, headers });
  };
}

it('137. L10: no parameter of any call gets text to the database that it cannot store', async () => {
  const ask = await asker();
  const closeStores = await addStores(site.services);
  const failed: string[] = [];
  let asked = 0;
  for (const operation of operations) {
    const path = operation.path.replaceAll(/\{\w+\}/g, 'one');
    const say = async (what: string, answer: Response) => {
      asked += 1;
      if (answer.status < 400 || answer.status >= 500) failed.push(`${what} ${path} ${answer.status}`);
    };
    const { method } = operation;
    for (const name of parametersOf(operation)) {
      const query = new URLSearchParams({ [name]: `person${nul}@example.com` });
      await say(`${method} ?${name}`, await ask(`${path}?${query}`, { method }));
      // A call without a body in its description reads none.
      if (method !== 'POST' || !operation.body) continue;
      const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
      for (const text of [...unstorable, [{ deep: nul }]])
        await say(`POST ${name}`, await ask(path, { ...json, body: JSON.stringify({ [name]: text }) }));
      const form = { method: 'POST', body: new URLSearchParams({ [name]: `a${nul}` }) };
      await say(`form ${name}`, await ask(path, form));
    }
    if (operation.path !== path)
      await say(method, await ask(operation.path.replaceAll(/\{\w+\}/g, '%00'), { method }));
  }
  await closeStores();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(300);
  const errors = site.services.logLines.filter((line) => line.includes('call failed'));
  expect(errors).toEqual([]);
});

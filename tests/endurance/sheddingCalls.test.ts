import { setTimeout as pause } from 'node:timers/promises';
import { errorPageWords } from '@/lib/content/site/errors/errorPageWords';
import { openForAllTests } from '../fixtures/openForAllTests';
import { ownTime } from '../fixtures/ownTime';
import { asAccount, authorizeParameters, makeVerifier, type SignedUp } from '../fixtures/service/authClient';
import type { Site } from '../fixtures/site/site';
import { startSiteBehindWire } from '../fixtures/site/siteBehindWire';
import { signUpAt } from '../fixtures/site/siteClient';

jest.setTimeout(300_000);

/** With three connections and answers this slow (in milliseconds), a site carries a few dozen calls a second. */
const slowness = 20;
const connections = '3';
/** What it is sent. */
const perSecond = 200;
const seconds = 7;
const token = 'reads-the-figures-of-this-site';

const opened = openForAllTests(() =>
  startSiteBehindWire({ DATABASE_POOL_SIZE: connections, METRICS_TOKEN: token }),
);
let site: Site;
let account: SignedUp;
beforeAll(async () => {
  site = opened.site;
  account = await signUpAt(site.origin);
});

type Answered = { status: number; after: number; sentAt: number; retryAfter: string | null; body: unknown };

/** Half of the calls read an account, and half begin a sign-in. */
async function send(index: number, began: number): Promise<Answered> {
  const from = Date.now();
  const address = `${site.origin}/api/auth/v2`;
  const begin = `${address}/authorize?${authorizeParameters(makeVerifier(), null)}`;
  const answer = await (index % 2 === 0
    ? asAccount(`${address}/account`, account.accessToken)
    : fetch(begin, { method: 'POST', headers: { origin: site.origin } }));
  const after = Date.now() - from;
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, after, sentAt: from - began, retryAfter, body: await answer.json() };
}

async function sendTooMuch(): Promise<Answered[]> {
  const began = Date.now();
  const sent: Promise<Answered>[] = [];
  while (Date.now() - began < seconds * 1000) {
    const due = ((Date.now() - began) / 1000) * perSecond;
    while (sent.length < due) sent.push(send(sent.length, began));
    await pause(5);
  }
  return Promise.all(sent);
}

/** The middle of the waits, in milliseconds. */
function middle(answers: Answered[]): number | undefined {
  return answers.map(({ after }) => after).sort((one, other) => one - other)[Math.floor(answers.length / 2)];
}

async function shedCalls(): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const metrics = await (await fetch(`${site.origin}/metrics`, { headers })).text();
  const counts = [...metrics.matchAll(/^site_calls_shed_total\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function newsletterForm(): Promise<{ status: number; retryAfter: string | null; text: string }> {
  const answer = await fetch(`${site.origin}/newsletter/subscription/subscribe`, {
    method: 'POST',
    headers: { accept: 'text/html', origin: site.origin },
    body: new URLSearchParams({ email: 'reader@example.org' }),
    redirect: 'manual',
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
}

/** A call of a visit on staging, whose services this process plays, too. They answer it without the database. */
async function stagingCall(): Promise<{ status: number; retryAfter: string | null }> {
  const answer = await fetch(`${site.origin}/staging/api/products`);
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

it('188. an overload is answered early with 503, pages go on, and all is as before when it ends', async () => {
  const { wire } = opened;
  wire.slow(slowness);
  const load = sendTooMuch();
  await pause(5000);
  const [forms, onStaging] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, newsletterForm)),
    Promise.all(Array.from({ length: 8 }, stagingCall)),
  ]);
  const pages = await Promise.all(
    ['/', '/pro', '/api/products', '/country.json', '/health'].map((path) => fetch(site.origin + path)),
  );
  const answers = await load;
  wire.slow(0);
  const waited = await ownTime(async () => {
    const next = await asAccount(`${site.origin}/api/auth/v2/account`, account.accessToken);
    expect(next.status).toBe(200);
  });
  expect(waited).toBeLessThan(1000);

  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const refused = answers.filter(({ status }) => status === 503);
  const answered = answers.filter(({ status }) => status === 200);
  expect(refused.length + answered.length).toBe(answers.length);
  // The site keeps answering what it can, to the end, which is little compared with what it is sent.
  expect(answered.filter(({ sentAt }) => sentAt > 4500).length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(answers.length / 2);
  for (const { retryAfter, body } of refused) {
    expect(retryAfter).toMatch(/^[1-5]$/);
    expect(body).toEqual({ error: 'service_unavailable', retry_after: Number(retryAfter) });
  }
  // Nobody waits long in vain, least of all once the overload has lasted a while.
  expect(middle(refused)).toBeLessThan(4000);
  expect(middle(refused.filter(({ sentAt }) => sentAt > 4500))).toBeLessThan(2500);

  const refusedForms = forms.filter(({ status }) => status === 503);
  expect(refusedForms.length).toBeGreaterThan(0);
  for (const { retryAfter, text } of refusedForms) {
    expect(retryAfter).toMatch(/^[1-4]$/);
    expect(text).toContain(errorPageWords.serverError.title);
  }

  // Calls for staging count attempts in the database, so they wait for their turn as the others do.
  const refusedOnStaging = onStaging.filter(({ status }) => status === 503);
  expect(refusedOnStaging.length).toBeGreaterThan(0);
  for (const { retryAfter } of refusedOnStaging) expect(retryAfter).toMatch(/^[1-4]$/);
  expect(await shedCalls()).toBeGreaterThan((refused.length + refusedForms.length) / 2);
});

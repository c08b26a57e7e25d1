import { randomBytes } from 'node:crypto';
import { publishedKeys } from '@/server/auth/tokens/signingKeys';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { makeSecrets } from '@/server/secrets';
import { readPartStates } from '@/server/status/partStates';
import { away } from '@/tests/fixtures/away';
import { deletedMail } from '@/tests/fixtures/mail/deletedMail';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { openSite } from '@/tests/fixtures/service/serviceSite';

const token = 'metrics-token-of-the-operator';

const site = openForEachTest(() => openSite({ metricsToken: token }));
beforeEach(() => publishedKeys(site.services));

const read = async (path: string, bearer?: string) => {
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const answer = await fetch(`${site.origin}${path}`, { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const ready = async () => {
  const { status, text } = await read('/ready');
  return { code: status, ...JSON.parse(text) };
};
const mail = (to?: string) => enqueueMail(site.services, deletedMail(site.services.random.uuid(), to));

it('107. ready says what stands behind the process: database, mail, payment events, key', async () => {
  const { code, status, ...parts } = await ready();
  expect([code, status]).toEqual([200, 'ready']);
  expect(parts).toEqual({
    deployment: 'sandbox',
    database: 'ok',
    outboxLagSeconds: 0,
    webhooksLagSeconds: 0,
    signingKeyAgeSeconds: expect.any(Number),
    payments: 'ok',
  });
});

it('107. mail that is refused again and again degrades, until one is accepted', async () => {
  const { send } = site.services.mailer;
  const tryAll = async () => {
    site.services.clock.advance(60_000);
    await deliverDueMails(site.services);
  };
  await mail();
  await deliverDueMails(site.services);
  site.services.mailer.send = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await mail();
  for (let passed = 0; passed < 6; passed += 1) await tryAll();
  expect(await ready()).toMatchObject({ status: 'degraded', outboxLagSeconds: 360 });
  // One reader's system puts a mail off, and another mail is accepted.
  site.services.mailer.send = (one) =>
    one.to === 'told@example.org' ? Promise.reject(new Error('try later')) : send(one);
  await mail('other@example.org');
  await tryAll();
  expect(await ready()).toMatchObject({ status: 'ready', outboxLagSeconds: 0 });
});

it('107. mail that is refused for good degrades when nothing is accepted, one mistyped address does not', async () => {
  site.services.mailer.send = () =>
    Promise.reject(
      Object.assign(new Error('554 Relay access denied'), { responseCode: 554, command: 'RCPT TO' }),
    );
  const refused = async (count: number) => {
    for (let one = 0; one < count; one += 1)
      await mail(`told-${site.services.clock.now()}-${one}@example.org`);
    await deliverDueMails(site.services);
    site.services.clock.advance(301_000);
  };
  await refused(3);
  expect(await ready()).toMatchObject({ status: 'ready', outboxLagSeconds: 0 });
  await refused(7);
  expect(await ready()).toMatchObject({ status: 'degraded', outboxLagSeconds: 602 });
});

it('107. 151. M6: without its database the process lives and is not ready, and says what kind of deployment it is', async () => {
  const { config, database } = site.services;
  site.services.database = away(database, new Error('the database is gone'));
  for (const [staging, deployment] of [
    [false, 'live'],
    [true, 'staging'],
  ] as const) {
    site.services.config = { ...config, mode: 'live', staging };
    expect(await ready()).toMatchObject({ code: 503, status: 'unavailable', database: 'away', deployment });
  }
  expect((await read('/health')).status).toBe(200);
  const { text } = await read('/metrics', token);
  for (const figure of ['site_call_seconds', '\nsite_ready 0\n']) expect(text).toContain(figure);
  site.services.database = database;
  expect(await ready()).toMatchObject({ code: 200, status: 'ready', deployment: 'staging' });
  expect((await read('/metrics', token)).text).toContain('\nsite_ready 1\n');
});

it('107. with a secret that opens no signing key it is not ready, since it could sign nobody in', async () => {
  const { secrets } = site.services;
  site.services.secrets = makeSecrets([randomBytes(32)], site.services.random);
  expect(await ready()).toMatchObject({ code: 503, status: 'unavailable', signingKey: 'unusable' });
  expect((await readPartStates(site.services)).accounts).toBe('down');
  site.services.secrets = secrets;
  expect(await ready()).toMatchObject({ code: 200, status: 'ready' });
});

it('107. metrics are for the operator alone', async () => {
  for (const bearer of [undefined, 'wrong', `${token}x`, token.slice(1)]) {
    expect((await read('/metrics', bearer)).status).toBe(401);
  }
  site.services.config = { ...site.services.config, metricsToken: null };
  for (const bearer of [undefined, token]) expect((await read('/metrics', bearer)).status).toBe(404);
});

it('shows calls by route and status, events by name, what waits and since when', async () => {
  await mail();
  site.services.clock.advance(5000);
  await read('/t/page_home_impression');
  await read('/t/someone@example.org');
  await read('/country.json');
  const { text, headers } = await read('/metrics', token);
  expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain('site_call_seconds_count{call="/country.json",status="2xx"} 1');
  expect(text).toContain('site_events_total{event="page_home_impression"} 1');
  expect(text).toContain('site_events_total{event="unknown"} 1');
  expect(text).toContain('site_outbox_waiting 1');
  expect(text).toContain('site_outbox_lag_seconds 5');
  expect(text).not.toMatch(/example\.org|@/);
});

import { eventPath } from '@/lib/content/events/eventCatalog';
import { events } from '@/lib/content/events/events';
import { saleCountries } from '@/lib/content/subscription/countries';
import { RemoteSettings } from '@/lib/contract/remoteSettings';
import { CountryResponse, FeatureConfig } from '@/lib/contract/siteResponses';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import { isEventId } from '@/tests/fixtures/isEventId';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { type Asked, type Asking, ask } from './ask';

const site = openServiceSite();

const get = (path: string, asking: Asking = {}): Promise<Asked> => ask(`${site.origin}${path}`, asking);
const from = (country: string) => ({ headers: { 'x-country': country } });

/** What is stored once everything counted so far is written. */
async function counted(): Promise<Record<string, number>> {
  await site.stopCalls();
  const rows = await site.services.database.selectFrom('event_counts').selectAll().execute();
  return Object.fromEntries(
    rows.map(({ day, event, parameters, count }) => [`${day} ${event} ${parameters}`.trim(), Number(count)]),
  );
}

it('tells the country of the visitor', async () => {
  expect(CountryResponse.parse(JSON.parse((await get('/country.json', from('de'))).text))).toEqual({
    country: 'DE',
  });
  for (const bad of ['', 'DEU', '1', 'd\t', 'T1', 'XX', 'zz']) {
    expect(JSON.parse((await get('/country.json', from(bad))).text)).toEqual({ country: 'US' });
  }
});

it('sells in thirty countries and says so by status', async () => {
  const sold = Object.keys(saleCountries);
  expect(sold).toHaveLength(30);
  for (const country of sold) {
    expect([country, (await get('/privacy-pro-eligible.json', from(country))).status]).toEqual([
      country,
      200,
    ]);
  }
  for (const country of ['CH', 'JP', 'NO', 'XK']) {
    const answer = await get('/privacy-pro-eligible.json', from(country));
    expect([country, answer.status, JSON.parse(answer.text).error]).toEqual([country, 404, 'not_eligible']);
  }
});

it('tells the flags and the client id', async () => {
  const answer = JSON.parse((await get('/feature-config.json')).text);
  expect(FeatureConfig.parse(answer).useSubscriptionsAuthV2).toBe(true);
  expect(answer.webClientId).toBe(site.services.config.clients.web.id);
});

it('assigns a variant of its own experiment alone, and none to who asks not to be tracked', async () => {
  const told = async (headers = {}) =>
    RemoteSettings.parse(JSON.parse((await get('/feature-config.json', { headers })).text)).experiments;
  expect(Object.keys((await told()) ?? {})).toEqual(['appbranding']);
  expect(await told({ 'sec-gpc': '1' })).toEqual({});
  expect(await told({ dnt: '1' })).toEqual({});
});

it('counts every event of the catalog by day and allowed parameters, and unknown ones as such', async () => {
  for (const id of Object.keys(events).filter(isEventId)) {
    const answer = await get(`/t/${eventPath(id)}`, { method: 'POST' });
    expect([id, answer.status, answer.text]).toEqual([id, 204, '']);
  }
  await Promise.all(
    Array.from({ length: 50 }, () => get('/t/page_pro_impression?origin=funnel_home_web&email=a%40b.c')),
  );
  await get('/t/page_pro_buy_click?period=yearly&origin=funnel_home_web&card=4242');
  await get('/t/static_bounce?page=home');
  await get('/t/static_experiment?experiment=homeherobuttonstyles&variant=treatmentb');
  for (const name of ['', 'constructor', 'a%40example.org', 'x/y/z', 'page.pro.impression']) {
    expect((await get(`/t/${name}`)).status).toBe(204);
  }
  const day = '2026-06-01';
  const rows = await counted();
  expect(rows).toMatchObject({
    [`${day} page_home_impression`]: 1,
    [`${day} v2Tokens`]: 1,
    [`${day} page_pro_impression`]: 1,
    [`${day} page_pro_impression origin=funnel_home_web`]: 50,
    [`${day} page_pro_buy_click origin=funnel_home_web&period=yearly`]: 1,
    [`${day} static_bounce page=home`]: 1,
    [`${day} static_bounce`]: 1,
    [`${day} static_experiment experiment=homeherobuttonstyles&variant=treatmentb`]: 1,
    [`${day} unknown`]: 5,
  });
  expect(JSON.stringify(rows)).not.toMatch(/@|%40|a@b|4242|constructor/);
});

it('138. B3, L4: a value that stands in no list of ours is counted as other, and never stored', async () => {
  const sent: readonly [string, string][] = [
    ...Array.from({ length: 20 }, (_, index): [string, string] => [
      'page_home_promo_click',
      `promo=anna-muster-${index}`,
    ]),
    ['page_home_promo_click', 'promo=ios-app'],
    ['page_pro_buy_click', 'period=weekly&views=muster-7&origin=funnel_anna_Muster.1980_x'],
    ['page_pro_buy_click', 'period=yearly&views=more&origin=funnel_onboarding_macOS__nextstepscard'],
    ['page_pro_buy_click', 'origin=funnel_home__radio_anna'],
    ['page_pro_buy_click', 'origin=%3Cscript%3E'],
    ['page_welcome_experiment', 'experiment=anna&variant=muster'],
    ['static_error', 'page=muster&kind=anna'],
    ['static_error', 'page=pro&kind=thrown'],
  ];
  for (const [name, query] of sent) await get(`/t/${name}?${query}`, { method: 'POST' });
  const rows = await counted();
  expect(rows).toMatchObject({
    '2026-06-01 page_home_promo_click promo=other': 20,
    '2026-06-01 page_home_promo_click promo=ios-app': 1,
    '2026-06-01 page_pro_buy_click origin=funnel_other_other_other&period=other&views=other': 1,
    '2026-06-01 page_pro_buy_click origin=funnel_onboarding_macos__nextstepscard&period=yearly&views=more': 1,
    '2026-06-01 page_pro_buy_click origin=funnel_home__radio_other': 1,
    '2026-06-01 page_pro_buy_click origin=other': 1,
    '2026-06-01 page_welcome_experiment experiment=other&variant=other': 1,
    '2026-06-01 static_error page=other&kind=other': 1,
    '2026-06-01 static_error page=pro&kind=thrown': 1,
  });
  expect(JSON.stringify(rows)).not.toMatch(/anna|muster|1980|weekly/i);
});

it('144. L4: what another site has a browser send is answered like any beacon, and not counted', async () => {
  const before = await counted();
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: site.services.config.publicOrigin },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    for (const method of ['GET', 'POST']) {
      const answer = await get('/t/page_donations_impression', { method, headers });
      expect([answer.status, answer.text]).toEqual([204, '']);
    }
  }
  expect(await counted()).toEqual(before);
  await get('/t/page_donations_impression', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await get('/t/page_donations_impression', {
    method: 'POST',
    headers: { origin: site.services.config.publicOrigin },
  });
  const name = '2026-06-01 page_donations_impression';
  expect((await counted())[name]).toBe((before[name] ?? 0) + 2);
});

it('counts on where it was, and nothing of visitors who ask not to be measured', async () => {
  const before = await counted();
  await get('/t/page_home_impression', { headers: { 'sec-gpc': '1' } });
  await get('/t/page_home_impression', { headers: { dnt: '1' } });
  expect(await counted()).toEqual(before);
  await get('/t/page_home_impression', { headers: { 'sec-gpc': '0' } });
  site.services.clock.advance(24 * 3600_000);
  await get('/t/page_home_impression');
  expect(await counted()).toMatchObject({
    '2026-06-01 page_home_impression': 2,
    '2026-06-02 page_home_impression': 1,
  });
});

it('82. collects reports of the content policy, without what a person typed', async () => {
  const report = {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/?secret=typed-by-person',
      'document-uri': 'https://site.example/pro?email=typed-by-person',
    },
  };
  const sent = await get('/csp-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify(report),
  });
  expect(sent.status).toBe(204);
  const line = site.services.logLines.findLast((one) => one.includes('content policy violation')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ directive: 'script-src-elem', source: 'https' });
  expect(line).not.toMatch(/typed-by-person|evil/);
  for (const body of ['{', '[]', '{"csp-report":1}']) {
    expect((await get('/csp-reports', { method: 'POST', body })).status).toBe(204);
  }
  const huge = await get('/csp-reports', { method: 'POST', body: 'x'.repeat(65 * 1024) });
  expect(huge.status).toBe(413);
});

it('112. counts are kept for thirteen months and then removed', async () => {
  const { database, clock } = site.services;
  const dayOf = (ago: number) => new Date(clock.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await database.deleteFrom('event_counts').execute();
  const count = { parameters: '', count: 1 };
  await database
    .insertInto('event_counts')
    .values([
      { ...count, day: dayOf(400), event: 'old' },
      { ...count, day: dayOf(395), event: 'kept' },
    ])
    .execute();
  expect(await pruneOld(site.services, 'event_counts')).toBe(1);
  const left = await database.selectFrom('event_counts').select('event').execute();
  expect(left).toEqual([{ event: 'kept' }]);
});

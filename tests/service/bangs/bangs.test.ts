import * as z from 'zod/mini';
import { bangs } from '@/lib/content/search/allBangs';
import { Bang } from '@/lib/contract/bangList';
import { day } from '@/server/clock';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { openSite } from '@/tests/fixtures/service/serviceSite';
import { ask, postForm, postJson } from '../site/ask';

const good = {
  site: 'Example Library',
  trigger: '!ExLib',
  url: 'https://library.example.org/find?q={{{s}}}',
  place: 'Research:Reference',
};

const site = openForEachTest(() => openSite());

const suggest = (fields: object) => postJson(`${site.origin}/bangs/new`, fields);
const rows = () => site.services.database.selectFrom('bang_suggestions').selectAll().execute();

it('tells every bang in the shape of the format', async () => {
  const { status, headers, text } = await ask(`${site.origin}/bang.js`);
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(z.array(Bang).parse(JSON.parse(text))).toEqual(bangs);
});

it('notes a suggestion once, however often and simultaneously it comes', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => suggest(good)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await rows()).toMatchObject([
    { trigger_word: 'exlib', site: 'Example Library', category: 'Research', times: 10 },
  ]);
});

it('names the fields that need another look', async () => {
  const wrong: [object, string[]][] = [
    [{}, ['site', 'trigger', 'url', 'place']],
    [{ ...good, trigger: 'two words' }, ['trigger']],
    [{ ...good, url: 'https://library.example.org/find?q=' }, ['url']],
    [{ ...good, url: 'https://{{{s}}}.example.org/' }, ['url']],
    [{ ...good, url: 'javascript:alert({{{s}}})' }, ['url']],
    [{ ...good, url: 'https://user:word@example.org/{{{s}}}' }, ['url']],
    [{ ...good, url: 'http://127.0.0.1/{{{s}}}' }, ['url']],
    [{ ...good, site: '<b>x</b>' }, ['site']],
    [{ ...good, place: 'Research:Games' }, ['place']],
  ];
  for (const [fields, names] of wrong) {
    const { status, text } = await suggest(fields);
    expect([fields, status, JSON.parse(text)]).toEqual([
      fields,
      400,
      { error: 'invalid_request', fields: names },
    ]);
  }
  expect(await rows()).toEqual([]);
});

it('leads a form without script to the thanks, or gives back all that was typed', async () => {
  const done = await postForm(`${site.origin}/bangs/new`, good);
  expect([done.status, done.headers.location]).toEqual([303, '/bangs/new#bang-thanks']);
  const typed = { ...good, url: 'library', trigger: '' };
  const { status, text } = await postForm(`${site.origin}/bangs/new`, typed);
  expect([status, JSON.parse(text)]).toEqual([
    400,
    { path: '/bangs/new', messages: [], wrong: ['trigger', 'url'], fields: typed },
  ]);
});

/** Rows of suggestions that came so many days ago. */
async function insert(count: number, daysAgo: number) {
  const stored = Array.from({ length: count }, () => ({
    ...{ id: site.services.random.uuid(), trigger_word: site.services.random.uuid(), url: 'u', site: 's' },
    ...{
      category: 'c',
      subcategory: 'sc',
      suggested_at: site.services.clock.now() - daysAgo * day,
      times: 1,
    },
  }));
  await site.services.database.insertInto('bang_suggestions').values(stored).execute();
}

it('112. suggestions are dropped after half a year', async () => {
  await insert(600, 181);
  await suggest(good);
  expect(await pruneOld(site.services, 'bang_suggestions')).toBe(600);
  expect(await rows()).toHaveLength(1);
});

it('takes no more once five thousand wait', async () => {
  await insert(5000, 0);
  expect((await suggest(good)).status).toBe(429);
  expect(await rows()).toHaveLength(5000);
});

import { letterWords } from '@/lib/content/letterWords';
import { letterActs } from '@/server/letters/letterRows';
import { letterHtml } from '@/server/mail/rendering/letterMarkdown';
import type { Operator } from '@/server/ops/operator';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { wordsOf } from '../desk/deskShop';
import { letItRun, openLetterDesk } from './letterDesk';
import { written } from './readers';

const desk = openForEachTest(openLetterDesk);
const { problems } = letterWords;
const kept = async () =>
  (await desk.services.database.selectFrom('letters').selectAll().execute()).map(({ state, contents }) => [
    state,
    contents,
  ]);

it('a letter is written, looked at, tested, and sent after a second look, with who and why on record', async () => {
  await desk.addReaders(8);
  const letter = await desk.write('newsletter', { ...written(), 'subject-fr': '' });
  expect(wordsOf(await desk.see(letter))).toContain(letterWords.preview.missing('French'));
  expect(wordsOf(await desk.begin(letter))).toContain(problems.incomplete);
  const text = 'Hello, [guide](https://teal.example/help).';
  await desk.press(letter, 'save', { ...written(text), version: '2' });
  const preview = await desk.see(`${letter}/de.html`);
  expect(preview.headers['content-security-policy']).toContain("default-src 'none'");
  expect(preview.text).toContain('<a class="link" href="https://teal.example/help"');
  expect((await desk.see(`${letter}/fr.txt`)).text).toContain(text);
  await desk.press(letter, 'test', { email: 'editor@example.org' });
  await letItRun(desk.services);
  const tested = desk.letters().map(({ to, subject }) => `${to}: ${subject}`);
  expect(tested.sort()).toEqual(
    ['de', 'en', 'es', 'fr'].map((language) => `editor@example.org: News in ${language}`),
  );
  const look = wordsOf(await desk.see(`${letter}/send`));
  for (const shown of ['English 2', 'French 2', 'All 8', 'Send to 8', 'about a minute'])
    expect(look).toContain(shown);
  expect((await kept())[0]?.[0]).toBe('draft');
  expect((await desk.begin(letter, '3')).status).toBe(303);
  await letItRun(desk.services);
  expect(desk.letters()).toHaveLength(12);
  expect(await desk.recorded()).toEqual([
    'done begin # by token',
    'done save # by token: monthly issue',
    'done save # by token: monthly issue',
    'done test # by token: because',
    'done send # by token: because',
  ]);
});

it('what is sent is what was looked at, and it is sent once', async () => {
  await desk.addReaders(4);
  const letter = await desk.write('newsletter');
  const save = (body: string, version: string) => desk.press(letter, 'save', { ...written(body), version });
  const saves = await Promise.all(['One', 'Two'].map((body) => save(body, '2')));
  expect(saves.map(({ status }) => status).sort()).toEqual([303, 409]);
  for (const version of ['2', '', 'NaN', '99999999999'])
    expect(wordsOf(await desk.begin(letter, version))).toContain(problems.changed);
  const begun = await Promise.all([1, 2, 3].map(() => desk.begin(letter, '3')));
  expect(begun.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(wordsOf(await save('Late', '3'))).toContain(problems.changed);
  await letItRun(desk.services);
  expect(desk.letters()).toHaveLength(4);
});

it('a draft is discarded after a second look, once, as it was seen, and never once it is sent', async () => {
  await desk.addReaders(2);
  const letter = await desk.write('newsletter');
  expect(wordsOf(await desk.see(`${letter}/discard`))).toContain(letterWords.acts.discard.tells);
  const discard = (version: string) => desk.press(letter, 'discard', { version });
  for (const version of ['1', '']) expect(wordsOf(await discard(version))).toContain(problems.changed);
  const pressed = await Promise.all([1, 2, 3].map(() => discard('2')));
  const [done] = pressed.filter(({ status }) => status === 303);
  expect(pressed.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect(wordsOf(await desk.see(done?.headers.location ?? ''))).toContain(letterWords.acts.discard.done);
  expect([await kept(), (await desk.see(letter)).status]).toEqual([[], 404]);
  expect(wordsOf(await desk.begin(letter))).toContain(problems.gone);
  expect((await desk.recorded()).slice(2)).toEqual(['done discard # by token: because']);

  const other = await desk.write('newsletter');
  const racing = [desk.begin(other), desk.press(other, 'discard', { version: '2' })];
  expect((await Promise.all(racing)).map(({ status }) => status).sort()).toEqual([303, 409]);
  const sent = await desk.send('newsletter');
  expect(wordsOf(await desk.press(sent, 'discard', { version: '2' }))).toContain(problems.changed);
  expect(wordsOf(await desk.see(`${sent}/discard`))).toContain(problems.unable);
  expect((await desk.see(sent)).status).toBe(200);
});

it.each([
  '<script>alert(1)</script>',
  'Hello <img src="https://evil.example/t.gif">',
  '![picture](https://evil.example/t.gif)',
  '[here](javascript:alert(1))',
  '[here](JaVaScRiPt:alert(1))',
  '[here](data:text/html,x)',
  '[here](http://teal.example/)',
  '[here](//evil.example/)',
  '[here][a]\n\n[a]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '```\ncode\n```',
  '| a | b |\n|---|---|\n| <b>c</b> | d |',
])('refuses %j in a letter, and gives it back with what is wrong', async (body) => {
  const letter = await desk.write('newsletter');
  const before = await kept();
  const fields = { ...written(body), 'subject-de': 'Anderes', version: '2' };
  const refused = await desk.press(letter, 'save', fields);
  expect(refused.status).toBe(409);
  expect(wordsOf(refused)).toContain('This can’t be in a letter (English)');
  expect(refused.text).toContain('value="Anderes"');
  expect(refused.text).not.toMatch(/<script|<img/);
  expect([await kept(), (await desk.recorded()).length]).toEqual([before, 2]);
  // Nor would one that is there nevertheless reach a reader as more than text.
  expect(letterHtml(body).markup).not.toMatch(/<(?:script|img|b>)|href="(?!https:)/i);
});

it('111. nobody reads, writes, or sends a letter without the role, a session, a reason, or from another site', async () => {
  await desk.addReaders(2);
  const letter = await desk.write('newsletter');
  const before = await kept();
  const others: Operator[] = [
    { name: 'ada@teal.example', role: 'support' },
    { name: 'bob@teal.example', role: 'finance' },
  ];
  const acts = letterActs.map((act) => `${letter}/${act}`);
  const fields = { ...written('Other'), kind: 'newsletter', version: '2', email: 'editor@example.org' };
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['/ops/letters', ...acts]) {
    for (const other of others) expect((await desk.post(path, fields, other)).status).toBe(403);
    expect((await desk.post(path, fields, null)).status).toBe(401);
    expect((await desk.post(path, fields, undefined, foreign)).status).toBe(403);
  }
  for (const act of acts)
    expect(wordsOf(await desk.post(act, { ...fields, reason: ' ' }))).toContain(problems.reason);
  for (const path of ['/ops/letters', letter, `${letter}/send`, `${letter}/en.html`]) {
    for (const other of others) expect((await desk.see(path, other)).status).toBe(403);
    expect((await desk.see(path, null)).status).toBe(401);
    expect((await desk.see(path)).status).toBe(200);
  }
  expect((await desk.see('/ops/letters/none')).status).toBe(404);
  expect((await desk.post(`${letter}/erase`, fields)).status).toBe(404);
  await letItRun(desk.services);
  expect([await kept(), desk.letters()]).toEqual([before, []]);
});

import { letterWords } from '@/lib/content/letterWords';
import { opsWords } from '@/lib/content/ops';
import { axeFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/journey';

// A sandbox behind a proxy is open to strangers, and has no stand-in that lets anybody in.
test.use({ onInstances: false });

const { acts, begin, confirm, discarding, form, languages } = letterWords;

test('an operator writes a newsletter by keyboard, looks at it, and sends it; its reader leaves by the link in it', {
  tag: '@all',
}, async ({ page, request, site, anotherBrowser }) => {
  const email = `reads-letters-${Date.now()}@example.org`;
  await request.post('/newsletter/subscription/subscribe', {
    data: { email },
    headers: { 'accept-language': 'de' },
  });
  const asked = /http\S+\/newsletter\/confirm\?token=\S+/;
  const [link = ''] = asked.exec((await site.nextMail(email, asked)).text) ?? [];
  await request.post(link);

  await page.goto(`/sandbox/mail?key=${site.key}`);
  await page.goto('/ops');
  await page.getByRole('link', { name: /^Sign in at / }).press('Enter');
  await page.getByRole('checkbox', { name: 'operator' }).press('Space');
  await page.getByLabel('Name').press('Enter');
  await page.getByRole('link', { name: opsWords.letters }).click();
  const sound = async () => expect(await axeFindings(page)).toEqual([]);
  await sound();
  await page.getByRole('button', { name: begin.newsletter }).press('Enter');
  for (const language of Object.values(languages)) {
    await page.getByLabel(form.subject(language)).fill(`News in ${language}`);
    await page.getByLabel(form.body(language)).fill('Hello, **reader**. [More](https://teal.example/help)');
  }
  await page.getByLabel(form.reason).first().fill('monthly issue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(acts.save.done);
  await sound();
  await page.getByRole('link', { name: acts.send.button }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.title);
  await sound();
  await page.getByLabel(form.reason).fill('monthly issue');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(acts.send.done);

  await page.getByRole('link', { name: letterWords.title }).press('Enter');
  await page.getByRole('button', { name: begin.notice }).press('Enter');
  await page.getByRole('link', { name: acts.discard.button }).press('Enter');
  await sound();
  await page.getByLabel(form.reason).fill('begun by mistake');
  await page.getByRole('button', { name: discarding.button }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(acts.discard.done);
  await expect(page.getByText(letterWords.untitled)).toBeHidden();
  await sound();

  const { text, listHeaders } = await site.nextMail(email, /News in German/);
  expect(listHeaders).toContain('One-Click');
  const reader = await anotherBrowser({ javaScriptEnabled: false });
  await reader.goto(/http\S+\/newsletter\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? '');
  await reader.getByRole('main').getByRole('button').first().click();
  await expect(reader).toHaveURL(/\/newsletter\/unsubscribed/);
});

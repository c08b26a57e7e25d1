import { manageWords } from '@/lib/content/account/manage';
import { brand } from '@/lib/content/brand';
import { contactTopicWords, contactWords } from '@/lib/content/help/contactWords';
import { helpTopics } from '@/lib/content/help/helpTopics';
import { helpWords } from '@/lib/content/help/helpWords';
import { expect, test } from '../fixtures/journey';

const questions = helpTopics.flatMap((topic) => topic.questions);
const { fields, errors, submit, thanksTitle } = contactWords;

test('the search finds an answer as one types, by words that are not in it too', async ({ page }) => {
  await page.goto('/help');
  const list = page.locator('#help-questions');
  const shown = list.locator('details:visible');
  await expect(shown).toHaveCount(questions.length);
  const field = page.getByRole('searchbox', { name: helpWords.searchLabel });
  await field.fill('hacked');
  await expect(shown).toHaveCount(1);
  await expect(page.getByText(helpWords.found(1), { exact: true })).toBeVisible();
  await shown.locator('summary').click();
  await expect(shown.getByText(manageWords.devices.heading)).toBeVisible();
  await field.fill('nothing like this');
  await expect(page.getByText(helpWords.noneTitle)).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/help$/);
  await field.fill('');
  await expect(shown).toHaveCount(questions.length);
});

test('an older address leads to the answer, which is open', async ({ page }) => {
  await page.goto('/cancel-subscription');
  await expect(page).toHaveURL(/\/help#cancel$/);
  await expect(page.locator('#cancel').getByText(manageWords.cancelSubscription)).toBeVisible();
});

test('a message is sent, support can answer it, and a wrong one keeps all that was typed', async ({
  page,
  request,
}) => {
  const email = `asks-${Date.now()}@example.org`;
  await page.goto('/help/contact');
  await page.getByLabel(fields.email.label).fill('asks@');
  await page.getByLabel(fields.message.label).fill('The VPN stops after a minute.\nI use a Mac.');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(errors.topic)).toBeVisible();
  await expect(page.getByText(errors.email)).toBeVisible();
  await expect(page.getByText(errors.message)).toBeHidden();
  await expect(page.getByLabel(fields.topic.label)).toBeFocused();
  await page.getByLabel(fields.topic.label).selectOption('vpn');
  await page.getByLabel(fields.email.label).fill(email);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(thanksTitle)).toBeVisible();
  await expect
    .poll(async () => {
      const mails: { subject: string; text: string; listHeaders: string }[] = await (
        await request.get(`/sandbox/mail.json?to=${encodeURIComponent(brand.supportEmail)}`)
      ).json();
      return mails.find(({ listHeaders }) => listHeaders.includes(email));
    })
    .toMatchObject({
      subject: `Contact form: ${contactTopicWords.vpn}`,
      text: expect.stringContaining('I use a Mac.'),
    });
  const confirmations = async () =>
    (await request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`)).json();
  await expect.poll(confirmations).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every question is there, and its answer opens', async ({ page }) => {
    await page.goto('/help');
    await expect(page.locator('#help-questions details')).toHaveCount(questions.length);
    await expect(page.getByRole('searchbox', { name: helpWords.searchLabel })).toBeHidden();
    await page.locator('#no-code summary').click();
    await expect(page.locator('#no-code li').first()).toBeVisible();
  });

  test('a message comes back with everything in its place until nothing is wrong', async ({ page }) => {
    await page.goto('/help/contact');
    // A browser that checks nothing itself.
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''));
    const message = 'It says:\n\n"</textarea><b>no</b>"';
    await page.getByLabel(fields.topic.label).selectOption('privacy');
    await page.getByLabel(fields.email.label).fill('asks@@example');
    await page.getByLabel(fields.message.label).fill(message);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(errors.email)).toBeVisible();
    await expect(page.getByText(errors.message)).toBeHidden();
    await expect(page.getByLabel(fields.topic.label)).toHaveValue('privacy');
    await expect(page.getByLabel(fields.email.label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(fields.email.label)).toHaveAccessibleDescription(
      `${fields.email.hint} ${errors.email}`,
    );
    await expect(page.getByLabel(fields.message.label)).toHaveAccessibleDescription(fields.message.hint);
    await expect(page.getByLabel(fields.message.label)).toHaveValue(message);
    await page.getByLabel(fields.email.label).fill(`plain-${Date.now()}@example.org`);
    await page.getByRole('button', { name: submit }).click();
    await expect(page).toHaveURL(/\/help\/contact#contact-thanks$/);
    await expect(page.getByText(thanksTitle)).toBeVisible();
    await expect(page.getByLabel(fields.message.label)).toBeHidden();
  });
});

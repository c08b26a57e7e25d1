import { addFakeApp } from 'fake-apps/fakeApp';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeWords } from '@/lib/content/app/store';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import { language } from '@/lib/content/site/languages/language';
import { languageOffer } from '@/lib/content/site/languages/languageOffer';
import { appToken, stripeTiers } from '../fixtures/appPurchase';
import { expect, test } from '../fixtures/journey';
import { mainJourney } from '../fixtures/mainJourney';
import { cards, payWith } from '../fixtures/steps';
import { wordPattern } from '../fixtures/wordPattern';

test('a subscriber buys, adds an address, signs in elsewhere, manages the account and leaves in one language', async ({
  page,
  anotherBrowser,
  site,
}) => {
  const { email, changed } = await mainJourney({ page, anotherBrowser, site });
  const inEnglish = Object.values(mailLanguages.en).flatMap((mail) => subjectOf(mail) ?? []);
  const subjectsTo = async (address: string) => (await site.mails(address)).map(({ subject }) => subject);
  // It is sent after the page has told of it.
  await expect.poll(() => subjectsTo(changed)).toContain(mailLanguages[language].deleted({}).subject);
  for (const address of [email, changed]) {
    await expect.poll(async () => (await site.mails(address)).length).toBeGreaterThan(5);
    const mails = await site.mails(address);
    expect(mails.map(({ subject }) => subject).filter((subject) => inEnglish.includes(subject))).toEqual([]);
    for (const { text } of mails) expect(text).toContain(`${site.origin}/${language}/help`);
  }
});

/** The subject of a mail that needs no values, or null. */
function subjectOf(mail: unknown): string | null {
  if (typeof mail !== 'function') return null;
  try {
    return mail({ minutes: 10, hours: 24, days: 7 }).subject;
  } catch {
    return null;
  }
}

test('an app in this language sells, welcomes and restores at the paths that it knows', async ({ page }) => {
  await addFakeApp(page, { app: 'android' });
  await page.goto(`/subscriptions?locale=${language}_XX`);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await page.getByRole('button', { name: wordPattern(storeWords.try(7)) }).click();
  await page.waitForURL(/\/subscriptions\/welcome\?/);
  expect(new URL(page.url()).pathname).toBe('/subscriptions/welcome');
  await expect(page.getByRole('heading', { level: 1, name: appWelcomeWords.heading })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
});

test('an app in this language that sells by card is in it again after a payment, and after none', async ({
  page,
  site,
}) => {
  const token = await appToken(site.origin, 'v2');
  const sells = { tierOptions: stripeTiers, purchase: 'redirect', redirectToken: token } as const;
  await addFakeApp(page, { app: 'windows', token, ...sells });
  const shown = () => page.evaluate(() => document.documentElement.lang);
  await page.goto(`/subscriptions?locale=${language}_XX`);
  await page.getByRole('button', { name: wordPattern(storeWords.try(7)) }).click();
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
  await page.locator('a[href*="canceled=true"]').click();
  await page.waitForURL(/\/subscriptions\?canceled=true/);
  expect(await shown()).toBe(language);
  await page.getByRole('button', { name: wordPattern(storeWords.try(7)) }).click();
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
  await payWith(page, cards.pays);
  await page.waitForURL(/\/subscriptions\/welcome\?/);
  await expect(page.getByRole('heading', { level: 1, name: appWelcomeWords.heading })).toBeVisible();
  expect(await shown()).toBe(language);
});

test('the links to other languages keep page, query and place, and a choice by hand is offered again', async ({
  page,
}) => {
  await page.goto('/about?origin=funnel_test_website__about#timeline');
  const offer = page.locator('.language-offer');
  // The browser of these journeys prefers English.
  await expect(offer).toHaveText(new RegExp(languageOffer.en.text));
  await offer.getByRole('button', { name: languageOffer.en.stay }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.locator('footer .languages')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.locator('footer .languages').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/about\?/);
  const { pathname, search, hash } = new URL(page.url());
  expect([pathname, search, hash]).toEqual(['/about', '?origin=funnel_test_website__about', '#timeline']);
  // English was chosen by hand: a page in another language offers it from now on.
  await page.goto('/about');
  await expect(offer).toHaveText(new RegExp(languageOffer.en.text));
  await offer.getByRole('link', { name: languageOffer.en.read }).click();
  await page.waitForURL((url) => url.pathname === '/about');
});

import { expect, test } from '../fixtures/journey';
import { mainJourney } from '../fixtures/mainJourney';

test('a visitor buys, adds an address, signs in elsewhere, manages the account and leaves, and is written to each time', async ({
  page,
  anotherBrowser,
  site,
}) => {
  const { email, changed } = await mainJourney({ page, anotherBrowser, site });
  const subjects = async (address: string) =>
    (await site.mails(address)).map(({ subject }) => subject).toSorted();
  await expect
    .poll(() => subjects(email))
    .toEqual([
      'Confirm your email address',
      'New sign-in to your Teal account',
      'Someone wants to delete your account',
      'The email address on your Teal account was changed',
      'Welcome to your Teal Subscription',
      'Your Teal account has been deleted',
      'Your Teal sign-in code',
      'Your email address was added to Teal Subscription',
    ]);
  await expect
    .poll(() => subjects(changed))
    .toEqual([
      'Confirm that you want to delete your account',
      'Confirm your email address',
      'Your Teal Subscription has been canceled',
      'Your Teal account has been deleted',
      'Your Teal sign-in code',
      'Your email address was added to Teal Subscription',
    ]);
});

import { expect, test } from '../fixtures/journey';
import { mainJourney } from '../fixtures/mainJourney';

test.use({ onInstances: true });

test('the whole journey goes through two instances behind a proxy as through one', { tag: '@all' }, async ({
  page,
  anotherBrowser,
  site,
}) => {
  await mainJourney({ page, anotherBrowser, site });
  if (!('proxy' in site)) throw new Error('The site is not on instances.');
  const shares = [...site.proxy.answered.values()];
  expect(shares.filter((count) => count > 20)).toHaveLength(2);
});

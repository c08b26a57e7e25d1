import { test } from './fixtures/journey';
import { mainJourney } from './fixtures/mainJourney';

test('a visitor buys, adds an address, signs in elsewhere, manages the account and leaves', async ({
  page,
  anotherBrowser,
  site,
}) => mainJourney({ page, anotherBrowser, site }));

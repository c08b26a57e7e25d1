import { startInstances } from '@/tests/fixtures/instances';
import { startCluster } from '@/tests/fixtures/postgres/cluster';
import { expect, test as journey } from './fixtures/journey';
import { mainJourney } from './fixtures/mainJourney';

/** The site is two instances on one PostgreSQL behind a proxy that asks them in turn. */
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the destructured names.
  site: async ({}, use) => {
    const cluster = await startCluster();
    const instances = await startInstances({ DATABASE_URL: cluster.url });
    await use(instances);
    const shares = [...instances.proxy.answered.values()];
    await instances.close();
    await cluster.stop();
    expect(shares.filter((count) => count > 20)).toHaveLength(2);
  },
});

test('the whole journey goes through two instances behind a proxy as through one', async ({
  page,
  anotherBrowser,
  site,
}) => mainJourney({ page, anotherBrowser, site }));

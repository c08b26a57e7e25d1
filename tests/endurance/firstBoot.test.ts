import { rmSync } from 'node:fs';
import { emptyDatabase, onEachDatabase } from '../fixtures/database/databases';
import { scratchFolder } from '../fixtures/scratchFolder';
import { asAccount } from '../fixtures/service/authClient';
import { signUpAt } from '../fixtures/site/siteClient';
import { type SiteProcess, siteProcess } from '../fixtures/site/siteProcess';

jest.setTimeout(300_000);

/** On each database: places to start on, and kills before the start that must work. */
const places = 2;
const killsEach = 5;

onEachDatabase((kind) => {
  it('100. killed ten times during its first start, each at another moment, the next start completes', async () => {
    const took = await withPlace(async (site) => {
      const started = Date.now();
      await site.start();
      return Date.now() - started;
    });
    const steps = places * killsEach;
    const moments = Array.from({ length: steps }, (_, index) => (took * (index + 1)) / (steps + 1));
    // Late kills come first, so that the early ones meet a place on which something stands already.
    const turns = Array.from({ length: places }, (_, place) =>
      moments.filter((_, index) => index % places === place).reverse(),
    );
    await Promise.all(turns.map(killedAt));
  });

  /** Starts on an empty place, each ended after so many milliseconds; then one that must work. */
  function killedAt(moments: readonly number[]): Promise<void> {
    return withPlace(async (site) => {
      for (const moment of moments) {
        site.launch();
        await new Promise((resolve) => setTimeout(resolve, moment));
        await site.kill();
      }
      await site.start();
      const account = await signUpAt(site.origin);
      const read = await asAccount(`${site.origin}/api/auth/v2/account`, account.accessToken);
      expect(read.status).toBe(200);
      const { products } = await (await fetch(`${site.origin}/sandbox/config.json`)).json();
      expect(products.length).toBeGreaterThan(0);
    });
  }

  async function withPlace<Result>(use: (site: SiteProcess) => Promise<Result>): Promise<Result> {
    const folder = scratchFolder('site-first-boot');
    const place = await emptyDatabase(kind);
    const variables: Record<string, string> = { DATABASE_URL: place.config.url };
    const site = await siteProcess(folder, variables);
    try {
      return await use(site);
    } finally {
      await site.kill();
      await place.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  }
});

import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '@/tests/fixtures/runProgram';
import { scratchFolder } from '../fixtures/scratchFolder';
import { asAccount } from '../fixtures/service/authClient';
import { openAt, signUpAt } from '../fixtures/site/siteClient';
import { type SiteProcess, siteProcess } from '../fixtures/site/siteProcess';
import { until } from '../fixtures/until';

jest.setTimeout(600_000);

/** A disk of its own in memory, which only root can mount. */
const diskSize = '160m';

let folder: string;
let site: SiteProcess;
beforeAll(async () => {
  folder = scratchFolder('site-full-disk');
  output('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'tmpfs', folder]);
  site = await siteProcess(join(folder, 'data'), { DATABASE_URL: '' });
  await site.start();
});
afterAll(async () => {
  await site?.stop();
  output('umount', [folder]);
  rmSync(folder, { recursive: true });
});

const account = (accessToken: string) => asAccount(`${site.origin}/api/auth/v2/account`, accessToken);

it('102. on a full disk writes fail cleanly, pages go on, nothing is lost, and space heals it without a restart of the site', async () => {
  const before = await signUpAt(site.origin);
  fillDisk();
  const refused = await until('a write to be refused', () =>
    openAt(site.origin).then(
      () => null,
      (error: unknown) => String(error),
    ),
  );
  expect(refused).toContain('503');
  expect((await fetch(`${site.origin}/pro`)).status).toBe(200);
  rmSync(join(folder, 'filler'));
  await until('the site to be ready', async () => ((await fetch(`${site.origin}/ready`)).ok ? true : null));
  expect((await account(before.accessToken)).status).toBe(200);
  const later = await signUpAt(site.origin);
  expect((await account(later.accessToken)).status).toBe(200);
  site.expectRunning();
});

function fillDisk(): void {
  const file = openSync(join(folder, 'filler'), 'w');
  try {
    for (const size of [2 ** 20, 4096, 1]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch {
        // It is full up to less than this size.
      }
    }
  } finally {
    closeSync(file);
  }
}

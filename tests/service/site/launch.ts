import { rmSync } from 'node:fs';
import { migratedDatabase } from '../../fixtures/database/databases';
import { scratchFolder } from '../../fixtures/scratchFolder';
import { sandboxKey } from '../../fixtures/site/sandboxKey';
import { siteProcess } from '../../fixtures/site/siteProcess';

/** A start of the site with exactly these variables: it either answers, or ended with a code. */
export type Launch = {
  origin: string;
  /** What opens its sandbox. */
  key: string;
  /** Null while it runs. */
  exitCode: number | null;
  stderr: string;
  /** What it has told whoever started it so far. */
  stdout: () => string;
  close: () => Promise<void>;
};

/** Starts the built site, on a database of its own unless the variables name one, and waits until it answers or ends. */
export async function launch(variables: Record<string, string>): Promise<Launch> {
  const folder = scratchFolder('site-launch');
  const place = variables.DATABASE_URL === undefined ? await migratedDatabase() : null;
  const site = await siteProcess(folder, { ...(place && { DATABASE_URL: place.config.url }), ...variables });
  site.launch();
  const exitCode = await site.answers().then(
    () => null,
    () => site.ended(),
  );
  return {
    origin: `http://127.0.0.1:${site.port}`,
    key: sandboxKey(folder),
    exitCode,
    stderr: site.stderr(),
    stdout: site.stdout,
    close: async () => {
      await site.kill();
      await place?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { resolveMx } from 'node:dns/promises';
import type { Logger } from 'pino';
import type { Config } from '@/server/config/config';

const timeoutMilliseconds = 2000;

/**
 * Whether a domain receives mail. Only a live site asks the DNS resolver; a resolver failure counts as yes, so that it
 * locks nobody out.
 */
export function makeAcceptsMail(mode: Config['mode'], log: Logger): (domain: string) => Promise<boolean> {
  if (mode === 'sandbox') return async () => true;
  return async (domain) => {
    const timeout = new Promise<true>((resolve) => setTimeout(resolve, timeoutMilliseconds, true).unref());
    return Promise.race([ask(domain, log), timeout]);
  };
}

async function ask(domain: string, log: Logger): Promise<boolean> {
  try {
    const records = await resolveMx(domain);
    return records.some((record) => record.exchange !== '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return false;
    log.warn({ err: error }, 'the DNS resolver did not respond');
    return true;
  }
}

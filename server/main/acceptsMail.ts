import dns from 'node:dns/promises';
import type { Logger } from 'pino';

type Resolver = {
  resolveMx(domain: string): Promise<{ exchange: string }[]>;
  resolve4(domain: string): Promise<string[]>;
  resolve6(domain: string): Promise<string[]>;
};

const timeoutMilliseconds = 2000;

/** Makes the check that a domain receives mail. A resolver that fails or is slow counts as yes: it locks nobody out. */
export function makeAcceptsMail(
  log: Pick<Logger, 'warn'>,
  resolver: Resolver = dns,
): (domain: string) => Promise<boolean> {
  return async (domain) => {
    const timeout = new Promise<true>((resolve) => setTimeout(resolve, timeoutMilliseconds, true).unref());
    const answer = hasMailServer(domain, resolver).catch((error: unknown) => {
      log.warn({ err: error }, 'the DNS resolver did not respond');
      return true;
    });
    return Promise.race([answer, timeout]);
  };
}

/**
 * Mail goes to the servers that a domain names, and to its own address where it names none (RFC 5321 section 5.1). One
 * without a name says that the domain takes no mail (RFC 7505).
 */
async function hasMailServer(domain: string, resolver: Resolver): Promise<boolean> {
  const servers = await recordsOf(resolver.resolveMx(domain));
  if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '');
  const addresses = await recordsOf(resolver.resolve4(domain));
  return addresses.length > 0 || (await recordsOf(resolver.resolve6(domain))).length > 0;
}

/** The records that the resolver found; none when there is no such domain, or no such record of it. */
async function recordsOf<Records extends unknown[]>(query: Promise<Records>): Promise<Records | never[]> {
  try {
    return await query;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}

import type { KyselyPlugin } from 'kysely';
import type { Mailer } from '@/server/mailer';

export const outageParts = ['mail', 'stripe', 'database'] as const;
type OutagePart = (typeof outageParts)[number];

/** How a part is away: it takes no connection, or it takes one and never says a word. */
export const outageManners = ['gone', 'hanging'] as const;
export type OutageManner = (typeof outageManners)[number];

/** Parts that are made to fail for a while. Measured in real time, because an outage is about waiting, not dates. */
export type Outages = {
  begin(part: OutagePart, seconds: number, manner?: OutageManner): void;
  /** Real time in milliseconds at which the part is back; in the past when it is not away. */
  until(part: OutagePart): number;
  isAway(part: OutagePart): boolean;
  manner(part: OutagePart): OutageManner;
};

export function makeOutages(): Outages {
  const ends: Record<OutagePart, number> = { mail: 0, stripe: 0, database: 0 };
  const manners: Record<OutagePart, OutageManner> = { mail: 'gone', stripe: 'gone', database: 'gone' };
  return {
    begin(part, seconds, manner = 'gone') {
      ends[part] = Date.now() + seconds * 1000;
      manners[part] = manner;
    },
    until: (part) => ends[part],
    isAway: (part) => Date.now() < ends[part],
    manner: (part) => manners[part],
  };
}

/** The error a closed port gives, so that callers meet what they would meet in a real outage. */
function outageError(part: OutagePart): Error {
  return Object.assign(new Error(`connect ECONNREFUSED (${part} outage in the sandbox)`), {
    code: 'ECONNREFUSED',
  });
}

/** What a mailer waits for a word of a mail server before it gives up, in milliseconds. */
const greetingTimeout = 5000;

/** The mailer, refusing while mail is gone and giving up late while it hangs. */
export function mailerWithOutages(mailer: Mailer, outages: Outages): Mailer {
  return {
    async send(mail) {
      if (outages.isAway('mail')) {
        if (outages.manner('mail') === 'gone') throw outageError('mail');
        await new Promise((resolve) => setTimeout(resolve, greetingTimeout).unref());
        throw Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
      }
      await mailer.send(mail);
    },
  };
}

/** Makes every statement of a database fail as a refused connection while the database is away. */
export function outagePlugin(outages: Outages): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (outages.isAway('database')) throw outageError('database');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

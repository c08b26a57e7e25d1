import type { Mailer } from '@/server/mail/mailer';

export const outageParts = ['mail', 'stripe', 'database'] as const;
export type OutagePart = (typeof outageParts)[number];

/** Parts that are made to fail for a while. Measured in real time, because an outage is about waiting, not dates. */
export type Outages = {
  begin(part: OutagePart, seconds: number): void;
  /** Real time in milliseconds at which the part is back; in the past when it is not away. */
  until(part: OutagePart): number;
  isAway(part: OutagePart): boolean;
};

export function makeOutages(): Outages {
  const ends: Record<OutagePart, number> = { mail: 0, stripe: 0, database: 0 };
  return {
    begin(part, seconds) {
      ends[part] = Date.now() + seconds * 1000;
    },
    until: (part) => ends[part],
    isAway: (part) => Date.now() < ends[part],
  };
}

export function isOutagePart(value: unknown): value is OutagePart {
  return outageParts.some((part) => part === value);
}

/** The error a closed port gives, so that callers meet what they would meet in a real outage. */
export function outageError(part: OutagePart): Error {
  return Object.assign(new Error(`connect ECONNREFUSED (${part} outage in the sandbox)`), {
    code: 'ECONNREFUSED',
  });
}

/** The mailer, refusing while mail is away. */
export function mailerWithOutages(mailer: Mailer, outages: Outages): Mailer {
  return {
    async send(mail) {
      if (outages.isAway('mail')) throw outageError('mail');
      await mailer.send(mail);
    },
  };
}

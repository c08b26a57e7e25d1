import { momentWithZone } from '@/lib/content/days';
import { cancellationReceived } from '@/lib/content/mails/cancellationReceived';
import { withdrawalReceived } from '@/lib/content/mails/withdrawalReceived';
import type { StatementWords } from '@/lib/content/mails/words';
import type { Language } from '@/lib/content/site/languages/languages';
import type { CancellationKind } from '@/lib/contract/cancellation';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { openSite } from '@/tests/fixtures/service/serviceSite';
import { postForm, postJson } from '../site/ask';

export const anna = 'anna@example.org';
const parties = { name: 'Anna Müller', email: 'Anna@Example.org', contract: 'buyer@example.org' };
const stated = { ...parties, email: anna };
const canceling: { kind: CancellationKind; reason: string; end: string } = {
  kind: 'ordinary',
  reason: '',
  end: '',
};

type StatementForm = {
  path: '/help/withdraw' | '/help/cancel';
  good: typeof parties & Partial<typeof canceling>;
  subject: string;
  limits: {
    byClient: 'withdrawals-by-client' | 'cancellations-by-client';
    mails: 'withdrawal-mails' | 'cancellation-mails';
  };
  /** The fields that need another look when nothing was filled in. */
  missing: readonly string[];
  /** Its own fields, wrongly filled in. */
  odd: Partial<typeof canceling>;
  /** What is confirmed of the good statement. */
  words: (language: Language, at: string) => StatementWords;
};

/** The two forms with which consumers state something about a contract, each with a statement that is taken in. */
export const statementForms: Record<'withdrawal' | 'cancellation', StatementForm> = {
  withdrawal: {
    path: '/help/withdraw',
    good: parties,
    subject: 'Withdrawal from a contract',
    limits: { byClient: 'withdrawals-by-client', mails: 'withdrawal-mails' },
    missing: ['name', 'email', 'contract'],
    odd: {},
    words: (language, at) => withdrawalReceived[language]({ ...stated, at }),
  },
  cancellation: {
    path: '/help/cancel',
    good: { ...canceling, ...parties },
    subject: 'Cancellation of a contract',
    limits: { byClient: 'cancellations-by-client', mails: 'cancellation-mails' },
    missing: ['kind', 'name', 'email', 'contract'],
    odd: { kind: 'cause', end: '2001-01-01' },
    words: (language, at) => cancellationReceived[language]({ ...canceling, ...stated, end: null, at }),
  },
};

/** A site to which a form of the help pages is sent, the mails that follow, and what is kept once they are sent. */
export async function startFormSite({ path }: { path: StatementForm['path'] | '/help/contact' }) {
  const site = await openSite();
  const { services } = site;
  return {
    ...site,
    send: (fields: object, headers: Record<string, string> = {}, prefix = '') =>
      postJson(`${site.origin}${prefix}${path}`, fields, headers),
    /** Expects that each of these is refused and that those of its fields are named. */
    async expectNamed(wrong: readonly [object, string[]][]) {
      for (const [fields, names] of wrong) {
        const { status, text } = await postJson(`${site.origin}${path}`, fields);
        const refusal = { error: 'invalid_request', fields: names };
        expect([fields, status, JSON.parse(text)]).toEqual([fields, 400, refusal]);
      }
    },
    sendForm: (fields: Record<string, string>) => postForm(`${site.origin}${path}`, fields),
    sendMessage: (message: string) =>
      postJson(`${site.origin}/help/contact`, { topic: 'other', email: anna, message }),
    async mailsTo(address: string) {
      await deliverDueMails(services);
      return services.mails.filter(({ to }) => to === address);
    },
    async kept() {
      await deliverDueMails(services);
      const outbox = await services.database.selectFrom('outbox').selectAll().execute();
      const counters = await services.database.selectFrom('counters').selectAll().execute();
      return { outbox, counters, logLines: services.logLines };
    },
    /** The time as an answer and a mail write it. */
    moment: (language = 'en') => momentWithZone(services.clock.now(), language),
  };
}

/** The text of a mail on one line, whatever was wrapped. */
export function unwrapped(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ');
}

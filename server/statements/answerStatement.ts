import { brand } from '@/lib/content/brand';
import type { ToSupport } from '@/lib/content/mails/statementMatch';
import type { StatementWords } from '@/lib/content/mails/words';
import { type Language, standardLanguage } from '@/lib/content/site/languages/languages';
import type { RoutePath } from '@/lib/content/site/routes';
import { giveBack } from '@/server/attempts/attempts';
import type { LimitName } from '@/server/attempts/limitTable';
import { isWhole, missingFrom, type Parties, type Read } from '@/server/contact/statedText';
import { admitSender, keyWithinHour } from '@/server/contact/supportSender';
import { answerDocumentForm } from '@/server/http/answerDocumentForm';
import { localeOf } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { type StatementMails, takeMailUnder } from '@/server/mail/addressing/mailBudget';
import type { MailMessage, StatementStanding } from '@/server/mail/messages';
import { enqueuedAt, enqueueMail, enqueueNewMail } from '@/server/mail/queue/outbox';
import { formatMoment } from '@/server/mail/templates/formatDate';
import { inTransaction, type Services } from '@/server/services';
import { answerFor } from './answerFor';

type StatementForm<Statement extends Parties> = StatementKind<Statement> & {
  path: RoutePath;
  thanks: string;
  limits: { byClient: LimitName; all: LimitName };
  /** All that was typed, by field name. */
  typed: Readonly<Record<string, string>> & { reference: string };
  read: Read<Statement>;
  /** The statement as its confirmation words it. */
  words: (statement: Statement, language: Language) => StatementWords;
};

/** Takes in a statement about a contract from the form of its page, which then says what was received, and when. */
export async function answerStatement<Statement extends Parties>(
  context: RequestContext,
  form: StatementForm<Statement>,
): Promise<HandlerResult> {
  const { path, thanks, limits, read, words } = form;
  const { reference, ...fields } = form.typed;
  return answerDocumentForm(context, {
    path,
    thanks,
    fields,
    async take() {
      if (!isWhole(read)) return missingFrom(read);
      if (!(await admitSender(context, { email: read.email, reference }, limits))) return ['email'];
      const at = await sendStatement(context.services, form, read, localeOf(context));
      const language = context.language ?? standardLanguage;
      return {
        received: formatMoment(at, language),
        stated: words(read, language).stated.join('\n'),
      };
    },
  });
}

/** A kind of statement about a contract, with its mails. */
type StatementKind<Statement extends Parties> = {
  kind: 'withdrawal' | 'cancellation';
  /** The limit of its confirmations. */
  confirmations: StatementMails;
  /** The day on which the contract should end (ISO 8601); empty for the earliest possible time. */
  wantedEnd: string;
  toSupport: (statement: Statement, receipt: ToSupport & { at: number }) => MailMessage;
  confirmation: (statement: Statement, at: number, standing: StatementStanding) => MailMessage;
};

/**
 * Mails a statement about a contract to support, and to its sender the confirmation that the law asks for: what was stated,
 * and when. As with other messages to support, its content is nowhere but in the outbox, and the same statement sent twice
 * within the hour is mailed once.
 *
 * Anybody can type anybody's address. So an address gets only a few confirmations a day; a statement is taken in without
 * one all the same, since its time may be running out, and support is told to confirm it. And what can be done about a
 * contract goes to the address that we hold for it and to no other. Whether one was named shows neither in the answer nor
 * in the time that it takes: the same rows are written in each case.
 */
async function sendStatement<Statement extends Parties>(
  services: Services,
  { kind, confirmations, wantedEnd, toSupport, confirmation }: StatementKind<Statement>,
  statement: Statement,
  locale: string,
): Promise<number> {
  const key = keyWithinHour(services, kind, Object.values(statement));
  const dedupeKey = `${kind}:${key}`;
  const at = services.clock.now();
  const submittedAt = await inTransaction(services, async (services) => {
    const taken = await takeMailUnder(services, confirmations, statement.email);
    const { email, contract } = statement;
    const asked = { kind, email, contract, wantedEnd, at };
    const { holder, subscription, attempt, ...answer } = await answerFor(services, asked);
    const isHolder = holder === email;
    const isForHolder = holder !== null && !isHolder && answer.url !== null;
    const isTold = isForHolder || (isHolder && taken !== null);
    const standing = answer.standing === 'open' && !isTold ? 'support' : answer.standing;
    const receipt = { at, language: locale, confirmed: taken !== null, subscription, standing };
    const isNew = await enqueueNewMail(services, {
      ...toSupport(statement, receipt),
      to: brand.supportEmail,
      locale: 'en',
      dedupeKey,
    });
    if (!isNew) {
      await giveBack(services.database, [taken, attempt]);
      return (await enqueuedAt(services.database, dedupeKey)) ?? at;
    }
    const toSender = confirmation(statement, at, isHolder ? answer : {});
    const sent = { ...toSender, to: email, locale, dedupeKey: `${kind}-received:${key}` };
    await enqueueMail(services, sent, { discard: taken === null });
    const toHolder = confirmation(statement, at, answer);
    const named = { ...toHolder, to: holder ?? email, locale, dedupeKey: `${kind}-named:${key}` };
    await enqueueMail(services, named, { discard: !isForHolder });
    return at;
  });
  services.wakeMail();
  return submittedAt;
}

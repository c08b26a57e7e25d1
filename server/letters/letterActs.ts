import * as z from 'zod/mini';
import { letterWords } from '@/lib/content/letterWords';
import { ApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import type { RequestContext } from '@/server/http/requestContext';
import { requireMailable } from '@/server/mail/addressing/requireMailable';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { forbiddenIn } from '@/server/mail/rendering/letterMarkdown';
import type { TransactionServices } from '@/server/services';
import { letterPage } from './letterPages';
import {
  changeLetter,
  deleteLetter,
  type Letter,
  type LetterAct,
  type LetterContents,
  letterLanguages,
  longest,
  writtenIn,
} from './letterRows';
import { trialMail } from './mailOf';

/** What a form sends: `reason`, `version` as it was seen, and what its act asks for. */
export const LetterFields = z.record(z.string(), z.string());

type Problem = 'changed' | 'unable' | 'incomplete' | 'reason' | 'gone';
/** What came of an act: done, or why not, or a page that asks again. */
type Outcome = 'done' | Problem | { page: string };

/** What was pressed on the page of a letter, by whom. */
type Pressed = { context: RequestContext; letter: Letter; fields: z.infer<typeof LetterFields>; by: string };

/**
 * Each act is on record in the transaction that does it. None is on record that did nothing.
 * @throws ApiError invalid_request, invalid_email_address, failed_mx_check
 */
export const actsOnLetter: Record<LetterAct, (pressed: Pressed) => Promise<Outcome>> = {
  async save({ context, letter, fields, by }) {
    const contents = contentsIn(fields);
    const problem = problemIn(contents);
    if (problem)
      return { page: letterPage({ ...letter, contents, version: versionIn(fields) }, { problem }) };
    return recorded(context, 'changed', ({ database, clock }) => {
      const seen = draftSeen(letter, fields);
      const written = { contents: JSON.stringify(contents), written_by: by, written_at: clock.now() };
      return changeLetter(database, seen, { ...written, version: seen.version + 1 });
    });
  },
  async test({ context, letter, fields }) {
    const email = await requireMailable(context.services, fields.email);
    return recorded(context, 'incomplete', async (services) => {
      for (const language of writtenIn(letter))
        await enqueueMail(services, trialMail(services, letter, language, email));
      return writtenIn(letter).length > 0;
    });
  },
  async send({ context, letter, fields, by }) {
    if (writtenIn(letter).length < letterLanguages.length) return 'incomplete';
    return recorded(context, 'changed', ({ database, clock }) => {
      const seen = draftSeen(letter, fields);
      const now = clock.now();
      return changeLetter(database, seen, { state: 'sending', sent_by: by, begun_at: now, next_at: now });
    });
  },
  stop: ({ context, letter: { id } }) =>
    recorded(context, 'unable', ({ database }) =>
      changeLetter(database, { id, state: 'sending' }, { state: 'stopped' }),
    ),
  resume: ({ context, letter: { id } }) =>
    recorded(context, 'unable', ({ database, clock }) =>
      changeLetter(database, { id, state: 'stopped' }, { state: 'sending', next_at: clock.now() }),
    ),
  discard: ({ context, letter, fields }) =>
    recorded(context, 'changed', ({ database }) => deleteLetter(database, draftSeen(letter, fields))),
};

/** Does something and records it in one transaction, or says why it was not done. */
function recorded(
  context: RequestContext,
  otherwise: Problem,
  work: (services: TransactionServices) => Promise<boolean>,
): Promise<Outcome> {
  return auditedTransaction(context, async ({ services }, record) => {
    if (!(await work(services))) return otherwise;
    await record();
    return 'done';
  });
}

/** A draft as the sender of a form has seen it. */
function draftSeen({ id }: Letter, fields: z.infer<typeof LetterFields>) {
  return { id, state: 'draft', version: versionIn(fields) } as const;
}

/** Which version of the letter its sender has seen; 0 for none. */
function versionIn({ version = '' }: z.infer<typeof LetterFields>): number {
  return /^\d{1,6}$/.test(version) ? Number(version) : 0;
}

/** The subjects and texts of a form. @throws ApiError invalid_request for one that is longer than its field takes */
function contentsIn(fields: z.infer<typeof LetterFields>): LetterContents {
  const text = (name: keyof typeof longest, language: string) => {
    const value = (fields[`${name}-${language}`] ?? '').replaceAll('\r\n', '\n').trim();
    if (value.length > longest[name]) throw new ApiError('invalid_request');
    return value;
  };
  const inLanguage = (language: string) => ({
    subject: text('subject', language).replace(/\p{Cc}+/gu, ' '),
    body: text('body', language),
  });
  return { en: inLanguage('en'), de: inLanguage('de'), fr: inLanguage('fr'), es: inLanguage('es') };
}

/** Why these texts may not be kept, in words; undefined when they may. */
function problemIn(contents: LetterContents): string | undefined {
  const { languages, problems } = letterWords;
  const found = letterLanguages.map((language) => ({ language, text: forbiddenIn(contents[language].body) }));
  const first = found.find(({ text }) => text !== null);
  return first && problems.forbidden(languages[first.language], first.text ?? '');
}

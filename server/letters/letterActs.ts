import * as z from 'zod/mini';
import { letterWords } from '@/lib/content/letters';
import { ApiError, isApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import type { RequestContext } from '@/server/http/requestContext';
import { requireMailable } from '@/server/mail/addressing/requireMailable';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { forbiddenIn } from '@/server/mail/rendering/letterMarkdown';
import type { TransactionServices } from '@/server/services';
import { lookPage, writePage } from './letterPages';
import {
  beginLetter,
  type Letter,
  type LetterContents,
  letterLanguages,
  longest,
  saveLetter,
  turnLetter,
  writtenIn,
} from './letterRows';
import { trialMail } from './mailOf';
import { countRecipients } from './recipients';

export const letterActs = ['save', 'test', 'send', 'stop', 'resume'] as const;
export type LetterAct = (typeof letterActs)[number];

/** What a form sends: `reason`, and what its act asks for. */
export const Fields = z.record(z.string(), z.string());
export type Fields = z.infer<typeof Fields>;

export type Problem = Exclude<keyof typeof letterWords.problems, 'heading' | 'forbidden'>;
/** What came of an act: done, or why not, or a page that asks again. */
export type Outcome = 'done' | Problem | { page: string };

/** What was pressed on the page of a letter, by whom. */
type Pressed = { context: RequestContext; letter: Letter; fields: Fields; by: string };

/** Each act is on record in the transaction that does it. None is on record that did nothing. */
export const acts: Record<LetterAct, (pressed: Pressed) => Promise<Outcome>> = {
  async save(pressed) {
    const { letter, fields, by } = pressed;
    const contents = contentsIn(fields);
    const seen = { id: letter.id, version: Number(fields.version) };
    const problem = problemIn(contents);
    if (problem !== null) return { page: writePage({ ...letter, contents, ...seen, problem }) };
    return recorded(pressed, 'changed', (services) => saveLetter(services, seen, { contents, by }));
  },
  async test(pressed) {
    const { context, letter, fields } = pressed;
    const email = await mailable(context, fields.email);
    if (email === null) return 'address';
    return recorded(pressed, 'incomplete', async (services) => {
      const languages = writtenIn(letter);
      for (const language of languages)
        await enqueueMail(services, trialMail(services, letter, language, email));
      return languages.length > 0;
    });
  },
  async send(pressed) {
    const { context, letter, fields, by } = pressed;
    if (letter.state !== 'draft') return 'unable';
    if (writtenIn(letter).length < letterLanguages.length) return 'incomplete';
    if (!fields.version) {
      const counts = await countRecipients(context.services, letter);
      if (Object.keys(counts).length === 0) return 'nobody';
      const { lettersPerMinute } = context.services.config.mail;
      return { page: lookPage(letter, { counts, lettersPerMinute, reason: fields.reason ?? '' }) };
    }
    const seen = { id: letter.id, version: Number(fields.version) };
    return recorded(pressed, 'changed', (services) => beginLetter(services, seen, by));
  },
  stop: (pressed) =>
    recorded(pressed, 'unable', (services) => turnLetter(services, pressed.letter.id, 'stop')),
  resume: (pressed) =>
    recorded(pressed, 'unable', (services) => turnLetter(services, pressed.letter.id, 'resume')),
};

/** Does something and records it in one transaction, or says why it was not done. */
function recorded(
  { context }: Pick<Pressed, 'context'>,
  otherwise: Problem,
  work: (services: TransactionServices) => Promise<boolean>,
): Promise<Outcome> {
  return auditedTransaction(context, async ({ services }, record) => {
    if (!(await work(services))) return otherwise;
    await record();
    return 'done';
  });
}

/** The address in its stored form; null for one that gets no mail. */
async function mailable({ services }: RequestContext, email: string | undefined): Promise<string | null> {
  try {
    return await requireMailable(services, email);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

/** The subjects and texts of a form. @throws ApiError invalid_request for one that is longer than its field takes */
export function contentsIn(fields: Fields): LetterContents {
  const text = (name: string, most: number) => {
    const value = (fields[name] ?? '').replaceAll('\r\n', '\n').trim();
    if (value.length > most) throw new ApiError('invalid_request');
    return value;
  };
  const inLanguage = (language: string) => ({
    subject: text(`subject-${language}`, longest.subject).replace(/\p{Cc}+/gu, ' '),
    body: text(`body-${language}`, longest.body),
  });
  return { en: inLanguage('en'), de: inLanguage('de'), es: inLanguage('es'), fr: inLanguage('fr') };
}

/** Why these texts may not be kept, in words; null when they may. */
export function problemIn(contents: LetterContents): string | null {
  for (const language of letterLanguages) {
    const found = forbiddenIn(contents[language].body);
    if (found !== null) return letterWords.problems.forbidden(letterWords.languages[language], found);
  }
  return null;
}

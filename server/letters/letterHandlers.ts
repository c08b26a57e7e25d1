import { brand } from '@/lib/content/brand';
import { letterWords } from '@/lib/content/letterWords';
import { letterKinds } from '@/lib/content/mails/letterReasons';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { inlineMark } from '@/server/mail/rendering/inlineMark';
import { renderMail } from '@/server/mail/rendering/renderMail';
import { asOperator, noSuchPage } from '@/server/ops/opsHandler';
import { opsHeaders } from '@/server/ops/page/opsFrame';
import { actsOnLetter, LetterFields } from './letterActs';
import { discardPage, letterPage, letterProblem, listPage, lookPage } from './letterPages';
import { createLetter, type Letter, letterActs, listLetters, readLetter, writtenIn } from './letterRows';
import { trialMail } from './mailOf';
import { countRecipients } from './recipients';

const { problems } = letterWords;

/** `GET /ops/letters`: every letter, newest first. */
export async function showLetters(context: RequestContext): Promise<HandlerResult> {
  const { services, query } = context;
  const isDiscarded = query.get('done') === 'discard';
  return asOperator(context, 'letters', async () =>
    page(listPage(await listLetters(services.database), isDiscarded)),
  );
}

/** `POST /ops/letters {kind}`: begins an empty draft. @throws ApiError cross_site_request, forbidden */
export async function beginLetter(context: RequestContext): Promise<HandlerResult> {
  return asOperator(context, 'letters', async ({ name: by }) => {
    const fields = await context.body(LetterFields);
    const kind = letterKinds.find((one) => one === fields.kind) ?? 'newsletter';
    const id = await auditedTransaction(context, async ({ services, auditContext }, record) => {
      const created = await createLetter(services, { kind, by });
      auditContext.detail = `begin ${created} by ${by}`;
      await record();
      return created;
    });
    return { redirect: `/ops/letters/${id}`, status: 303 };
  });
}

/**
 * `GET /ops/letters/<id>`, `…/send`, which says to how many it goes, `…/discard`, which asks again, and `…/<language>.html`
 * or `.txt`, a preview.
 */
export async function showLetter(context: RequestContext): Promise<HandlerResult> {
  const { services, query, parameters } = context;
  const [id = '', part] = (parameters.rest ?? '').split('/');
  return asOperator(context, 'letters', async () => {
    const letter = await readLetter(services.database, id);
    if (!letter) return page(letterProblem(problems.gone), 404);
    const done = letterActs.find((act) => act === query.get('done'));
    if (part === undefined) return page(letterPage(letter, { done }));
    if (part === 'discard')
      return letter.state === 'draft'
        ? page(discardPage(letter))
        : page(letterProblem(problems.unable, id), 409);
    if (part !== 'send') return preview(context, letter, part);
    const { lettersPerMinute } = services.config.mail;
    return page(lookPage(letter, await countRecipients(services, letter), lettersPerMinute));
  });
}

/**
 * `POST /ops/letters/<id>/<act>`: does something with a letter, for a reason, which is on record with it.
 * @throws ApiError cross_site_request, forbidden, invalid_request
 */
export async function actOnLetter(context: RequestContext): Promise<HandlerResult> {
  const { services, parameters, auditContext } = context;
  const [id = '', named] = (parameters.rest ?? '').split('/');
  const act = letterActs.find((one) => one === named);
  if (!act) return noSuchPage(context);
  return asOperator(context, 'letters', async ({ name: by }) => {
    const fields = await context.body(LetterFields);
    // On one line, so that no row of the log looks like two.
    const reason = (fields.reason ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200);
    const letter = await readLetter(services.database, id);
    auditContext.detail = `${act} ${id} by ${by}: ${reason}`;
    const missing = letter ? 'reason' : 'gone';
    const outcome = letter && reason ? await actsOnLetter[act]({ context, letter, fields, by }) : missing;
    services.wakeMail();
    const next = act === 'discard' ? '/ops/letters' : `/ops/letters/${id}`;
    if (outcome === 'done') return { redirect: `${next}?done=${act}`, status: 303 };
    auditContext.unrecorded = true;
    if (typeof outcome !== 'string') return page(outcome.page, 409);
    return page(letterProblem(problems[outcome], letter?.id), 409);
  });
}

/** A mail shows its own styles and the mark that comes with it, and nothing else; its links open beside it. */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups";

function preview(context: RequestContext, letter: Letter, part: string): HandlerResult {
  const [language, format] = part.split('.');
  const locale = writtenIn(letter).find((one) => one === language);
  if (!locale || (format !== 'html' && format !== 'txt')) return noSuchPage(context);
  const { publicOrigin } = context.services.config;
  const mail = renderMail(trialMail(context.services, letter, locale), { locale, brand, publicOrigin });
  const picture = `data:${inlineMark.type};base64,${inlineMark.content.toString('base64')}`;
  const [text, type] =
    format === 'txt'
      ? [mail.text, 'text/plain']
      : [mail.html.replace(`cid:${inlineMark.contentId}`, picture), 'text/html'];
  const policy = { 'Content-Security-Policy': previewPolicy };
  return { text, headers: { ...opsHeaders, ...policy, 'Content-Type': `${type}; charset=utf-8` } };
}

function page(text: string, status = 200): HandlerResult {
  return { text, status, headers: opsHeaders };
}

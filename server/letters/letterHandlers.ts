import { brand } from '@/lib/content/brand';
import { letterWords } from '@/lib/content/letters';
import { letterKinds } from '@/lib/content/mails/letterReasons';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { inlineMark } from '@/server/mail/rendering/inlineMark';
import { renderMail } from '@/server/mail/rendering/renderMail';
import { asOperator, noSuchPage } from '@/server/ops/opsHandler';
import { opsHeaders } from '@/server/ops/page/opsFrame';
import { acts, contentsIn, Fields, letterActs, problemIn } from './letterActs';
import { letterPage, listPage, problemPage, writePage } from './letterPages';
import { createLetter, type Letter, listLetters, readLetter, writtenIn } from './letterRows';
import { trialMail } from './mailOf';

/** `GET /ops/letters`: every letter, newest first. */
export async function showLetters(context: RequestContext): Promise<HandlerResult> {
  return asOperator(context, 'letters', async () => page(listPage(await listLetters(context.services))));
}

/**
 * `POST /ops/letters`: keeps a new letter as a draft.
 * @throws ApiError cross_site_request, forbidden, invalid_request
 */
export async function writeLetter(context: RequestContext): Promise<HandlerResult> {
  const { auditContext } = context;
  return asOperator(context, 'letters', async ({ name: by }) => {
    const fields = await context.body(Fields);
    const kind = kindNamed(fields.kind);
    const contents = contentsIn(fields);
    const reason = reasonIn(fields);
    const problem = problemIn(contents) ?? (reason === '' ? letterWords.problems.reason : null);
    if (problem !== null) {
      auditContext.unrecorded = true;
      return page(writePage({ kind, contents, problem }), 409);
    }
    const id = await auditedTransaction(context, async ({ services }, record) => {
      const created = await createLetter(services, { kind, contents, by });
      auditContext.detail = `write ${created} by ${by}: ${reason}`;
      await record();
      return created;
    });
    return { redirect: `/ops/letters/${id}?done=save`, status: 303 };
  });
}

/** `GET /ops/letters/new?kind=`, `/ops/letters/<id>`, `…/edit`, and `…/<language>.html` or `.txt`, a preview. */
export async function showLetter(context: RequestContext): Promise<HandlerResult> {
  const { services, query, parameters } = context;
  const [id = '', part] = (parameters.rest ?? '').split('/');
  return asOperator(context, 'letters', async () => {
    if (id === 'new')
      return page(writePage({ kind: kindNamed(query.get('kind')), contents: contentsIn({}), problem: null }));
    const letter = await readLetter(services, id);
    if (!letter) return page(problemPage(letterWords.problems.gone, ''), 404);
    if (part === 'edit') return page(writePage({ ...letter, problem: null }));
    if (part !== undefined) return preview(context, letter, part);
    return page(
      letterPage(
        letter,
        letterActs.find((act) => act === query.get('done')),
      ),
    );
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
    const fields = await context.body(Fields);
    const reason = reasonIn(fields);
    const letter = await readLetter(services, id);
    auditContext.detail = `${act} ${id} by ${by}: ${reason}`;
    const missing = letter ? 'reason' : 'gone';
    const outcome = letter && reason ? await acts[act]({ context, letter, fields, by }) : missing;
    services.wakeMail();
    if (outcome === 'done') return { redirect: `/ops/letters/${id}?done=${act}`, status: 303 };
    auditContext.unrecorded = true;
    if (typeof outcome !== 'string') return page(outcome.page);
    return page(problemPage(letterWords.problems[outcome], id), 409);
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
  const isHtml = format === 'html';
  const picture = `data:${inlineMark.type};base64,${inlineMark.content.toString('base64')}`;
  return {
    text: isHtml
      ? mail.html.replace(`cid:${inlineMark.contentId}`, picture)
      : `${mail.subject}\n\n${mail.text}`,
    headers: {
      ...opsHeaders,
      'Content-Type': `text/${isHtml ? 'html' : 'plain'}; charset=utf-8`,
      'Content-Security-Policy': previewPolicy,
    },
  };
}

function kindNamed(name: string | null | undefined): Letter['kind'] {
  return letterKinds.find((kind) => kind === name) ?? 'newsletter';
}

/** On one line, so that no row of the log looks like two. */
function reasonIn(fields: Fields): string {
  return (fields.reason ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
}

function page(text: string, status = 200): HandlerResult {
  return { text, status, headers: opsHeaders };
}

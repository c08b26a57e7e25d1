import * as z from 'zod/mini';
import { deskWords } from '@/lib/content/desk';
import { isApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { type DeskAct, deskActs, type Operator } from '@/server/ops/operator';
import { asOperator, noSuchPage } from '@/server/ops/opsHandler';
import { opsHeaders } from '@/server/ops/page/opsFrame';
import { acts } from './acts/acts';
import { Fields, type Outcome } from './acts/Pressed';
import { personPage, problemPage, searchPage } from './deskPages';
import { findPeople, onlyOne } from './findPeople';
import { listPeople } from './listPeople';
import { readPerson } from './record/readPerson';
import { screenOf } from './screen/screenOf';

/** `GET /ops/people`: the search box. */
export async function showSearch(context: RequestContext): Promise<HandlerResult> {
  return asOperator(context, 'look', async () => page(searchPage('', null, [])));
}

const Search = z.object({ query: z.string().check(z.maxLength(200)) });

/**
 * `POST /ops/people {query}`: finds a person by whatever they gave, and opens the one who is found. It is sent in the body,
 * so that no address of a person gets into a log or a history of addresses.
 * @throws ApiError cross_site_request, forbidden
 */
export async function searchPeople(context: RequestContext): Promise<HandlerResult> {
  const { services, auditContext } = context;
  return asOperator(context, 'look', async ({ name }) => {
    const query = (await context.body(Search)).query.trim();
    const found = await findPeople(services, query);
    auditContext.detail = `by ${name}, ${found.kind}`;
    const only = onlyOne(found);
    if (only !== null) return { redirect: `/ops/people/${only}`, status: 303 };
    const listed = await listPeople(services, found.accounts);
    return page(searchPage(query, found, listed));
  });
}

/** `GET /ops/people/<account id>`: everything on one screen, which is on record before it is shown. */
export async function showPerson(context: RequestContext): Promise<HandlerResult> {
  const { services, query, parameters, auditContext } = context;
  const [, id] = /^people\/([0-9a-f-]{36})$/.exec(parameters.rest ?? '') ?? [];
  if (id === undefined) return noSuchPage(context);
  return asOperator(context, 'look', async (operator) => {
    const person = await readPerson(services, id);
    if (!person) {
      auditContext.unrecorded = true;
      return page(problemPage('', deskWords.nobody), 404);
    }
    auditContext.accountId = id;
    auditContext.detail = `by ${operator.name}`;
    await auditedTransaction(context, (_, record) => record());
    const done = deskActs.find((act) => act === query.get('done'));
    return page(personPage(id, screenOf(person), operator, done));
  });
}

function page(text: string, status = 200): HandlerResult {
  return { text, status, headers: opsHeaders };
}

/**
 * `POST /ops/people/<account id>/<act>`: does something for a person, for a reason, which is on record with it.
 * @throws ApiError cross_site_request, forbidden
 */
export async function actForPerson(context: RequestContext): Promise<HandlerResult> {
  const { parameters, auditContext } = context;
  const [, id = '', named] = /^people\/([0-9a-f-]{36})\/([a-z-]+)$/.exec(parameters.rest ?? '') ?? [];
  const act = deskActs.find((one) => one === named);
  if (!act) return noSuchPage(context);
  auditContext.accountId = id;
  return asOperator(context, act, async (operator) => {
    const outcome = await carryOut(context, id, act, operator);
    if (outcome === 'done') return { redirect: `/ops/people/${id}?done=${act}`, status: 303 };
    auditContext.unrecorded = true;
    if (typeof outcome !== 'string' && 'page' in outcome) return page(outcome.page);
    const problem = typeof outcome === 'string' ? deskWords.problems[outcome] : outcome.problem;
    return page(problemPage(id, problem), 409);
  });
}

async function carryOut(
  context: RequestContext,
  id: string,
  act: DeskAct,
  { name }: Operator,
): Promise<Outcome> {
  const { services, auditContext } = context;
  const fields = await context.body(Fields);
  const reason = (fields.reason ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  if (reason === '') return 'reason';
  const person = await readPerson(services, id);
  if (!person) return 'unable';
  auditContext.detail = `${act} by ${name}: ${reason}`;
  try {
    const outcome = await acts[act]({ context, person, reason, fields });
    services.wakeMail();
    return outcome;
  } catch (error) {
    if (isApiError(error) && error.code === 'too_many_requests') return 'mails';
    throw error;
  }
}

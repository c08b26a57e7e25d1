import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { BodyTooLarge, readText } from '../requestBody';
import type { HostedWords } from '../words/hostedWords';
import { checkoutPage } from './checkout/checkoutPage';
import { statementView } from './hostedPage';
import { invoicePage } from './invoice/invoicePage';
import type { PageContext, PageRequest } from './pageRequest';
import { type PageResult, writePage } from './pageResult';
import { pageWords } from './pageWords';
import { portalPage } from './portal/portalPage';
import { recordsPage } from './recordsPage';

type PageLocation = { path: string; query: string; basePath: string; log: Logger };

/** Answers a hosted page: checkout, billing portal, an invoice, or the list of all records. `path` is relative to the base path. */
export async function handlePage(
  context: PageContext,
  request: IncomingMessage,
  response: ServerResponse,
  location: PageLocation,
): Promise<void> {
  const { path, log } = location;
  const words = pageWords(context, path, context.visitorLanguage(request));
  const { wrongMethod, failed } = words.checkout;
  let answer: PageResult;
  try {
    answer = await pageOf(context, request, location, words);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      const { title, heading } = wrongMethod;
      response.setHeader('Connection', 'close');
      const page = statementView({ title, heading }, homeOf(words));
      writePage(context.frame, response, { status: 413, page }, words.language, []);
      return;
    }
    log.error({ err: error }, 'a page of the sandbox payment provider failed');
    answer = { status: 500, page: statementView(failed, null) };
  }
  writePage(context.frame, response, answer, words.language, leadsOf(context, path));
}

async function pageOf(
  context: PageContext,
  request: IncomingMessage,
  { path, query: search, basePath }: PageLocation,
  words: HostedWords,
): Promise<PageResult> {
  const { missing, wrongMethod } = words.checkout;
  const home = homeOf(words);
  const [, kind, id = '', step = '', ...rest] = path.split('/');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method !== 'GET' && method !== 'POST') return { status: 405, page: statementView(wrongMethod, home) };
  const query = new URLSearchParams(search);
  const form = new URLSearchParams(method === 'POST' ? await readText(request) : '');
  const call: PageRequest = {
    context,
    basePath,
    method,
    id,
    step,
    query,
    form,
    visitorCountry: context.visitorCountry(request),
    words,
  };
  const answer =
    rest.length > 0
      ? null
      : !kind
        ? recordsPage(call)
        : kind === 'checkout'
          ? checkoutPage(call)
          : kind === 'portal'
            ? portalPage(call)
            : kind === 'invoice'
              ? invoicePage(call)
              : null;
  return answer ?? { status: 404, page: statementView(missing, home) };
}

function homeOf({ checkout }: HostedWords) {
  return { href: '/sandbox', label: checkout.missing.link };
}

/** External URLs to which this page's forms may lead. */
function leadsOf(context: PageContext, path: string): string[] {
  const id = path.split('/')[2] ?? '';
  const checkout = context.store.get('checkout.session', id);
  const flow = context.store.get('billing_portal.session', id)?.flow;
  return [checkout?.success_url, flow?.after_completion.redirect?.return_url].flatMap((url) => url ?? []);
}

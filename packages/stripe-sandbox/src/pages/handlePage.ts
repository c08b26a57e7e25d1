import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { BodyTooLarge, readText } from '../requestBody';
import { checkoutWords } from '../words/checkoutWords';
import { checkoutPage } from './checkout/checkoutPage';
import { invoicePage } from './invoice/invoicePage';
import type { PageContext } from './pageContext';
import type { PageRequest } from './pageRequest';
import { type PageResult, writePage } from './pageResult';
import { portalPage } from './portal/portalPage';
import { recordsPage } from './recordsPage';
import { statementView } from './statementView';
import { hostedStyles } from './styles';

type PageLocation = { path: string; query: string; basePath: string; log: Logger };

const { missing, wrongMethod, failed } = checkoutWords;
const home = { href: '/sandbox', label: missing.link };

/** Answers a hosted page: checkout, billing portal, an invoice, or the list of all records. `path` is relative to the base path. */
export async function handlePage(
  context: PageContext,
  request: IncomingMessage,
  response: ServerResponse,
  location: PageLocation,
): Promise<void> {
  const { path, log } = location;
  let answer: PageResult;
  try {
    answer = await pageOf(context, request, location);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      const { title, heading } = wrongMethod;
      response.setHeader('Connection', 'close');
      writePage(context.frame, response, { status: 413, page: statementView({ title, heading }, home) }, []);
      return;
    }
    log.error({ err: error }, 'a page of the sandbox payment provider failed');
    answer = { status: 500, page: statementView(failed, null) };
  }
  writePage(context.frame, response, answer, leadsOf(context, path));
}

async function pageOf(
  context: PageContext,
  request: IncomingMessage,
  { path, query: search, basePath }: PageLocation,
): Promise<PageResult> {
  if (path === '/style.css') return { styles: hostedStyles };
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

/** External URLs to which this page's forms may lead. */
function leadsOf(context: PageContext, path: string): string[] {
  const id = path.split('/')[2] ?? '';
  const checkout = context.store.get('checkout.session', id);
  const flow = context.store.get('billing_portal.session', id)?.flow;
  return [checkout?.success_url, flow?.after_completion.redirect?.return_url].flatMap((url) => url ?? []);
}

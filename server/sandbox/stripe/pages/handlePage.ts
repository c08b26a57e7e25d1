import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { sandboxCheckout } from '@/lib/content/subscription/sandboxCheckout';
import { isApiError } from '@/server/http/ApiError';
import { readBody } from '@/server/http/request/body';
import type { EmulatorContext } from '@/server/sandbox/stripe/context';
import { checkoutPage } from '@/server/sandbox/stripe/pages/checkout/checkoutPage';
import { portalPage } from '@/server/sandbox/stripe/pages/portal/portalPage';
import { statementView } from '@/server/sandbox/stripe/pages/portal/statementView';
import type { PageRequest } from './pageRequest';
import { type PageResult, writePage } from './pageResult';
import { hostedStyles } from './styles';

type Place = { path: string; query: string; basePath: string; log: Logger };

const { missing, wrongMethod, failed } = sandboxCheckout;
const home = { href: '/sandbox', label: missing.link };

/** Answers a hosted page: checkout or billing portal. `path` is below the base path. */
export async function handlePage(
  context: EmulatorContext,
  request: IncomingMessage,
  response: ServerResponse,
  place: Place,
): Promise<void> {
  const { path, log } = place;
  let answer: PageResult;
  try {
    answer = await pageOf(context, request, place);
  } catch (error) {
    if (isApiError(error)) {
      const { title, heading } = wrongMethod;
      response.setHeader('Connection', 'close');
      writePage(response, { status: error.status, page: statementView({ title, heading }, home) }, []);
      return;
    }
    log.error({ err: error }, 'a page of the sandbox payment provider failed');
    answer = { status: 500, page: statementView(failed, null) };
  }
  writePage(response, answer, leadsOf(context, path));
}

async function pageOf(
  context: EmulatorContext,
  request: IncomingMessage,
  { path, query: search, basePath }: Place,
): Promise<PageResult> {
  if (path === '/style.css') return { styles: hostedStyles };
  const [, kind, id = '', step = '', ...rest] = path.split('/');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method !== 'GET' && method !== 'POST') return { status: 405, page: statementView(wrongMethod, home) };
  const query = new URLSearchParams(search);
  const form = new URLSearchParams(method === 'POST' ? (await readBody(request)).toString('utf8') : '');
  const call: PageRequest = { context, basePath, method, id, step, query, form };
  const answer =
    rest.length > 0
      ? null
      : kind === 'checkout'
        ? checkoutPage(call)
        : kind === 'portal'
          ? portalPage(call)
          : null;
  return answer ?? { status: 404, page: statementView(missing, home) };
}

/** Addresses outside to which the forms of this page may lead. */
function leadsOf(context: EmulatorContext, path: string): string[] {
  const session = context.store.get('checkout.session', path.split('/')[2] ?? '');
  return session ? [session.success_url] : [];
}

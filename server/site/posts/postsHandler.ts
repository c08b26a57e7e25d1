import { shippedPosts } from '@/lib/content/company/posts';
import { type Post, type Posts, postFields } from '@/lib/contract/blogPosts';
import { makeFailureLog } from '@/server/failureLog';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { lastGoodCopy } from '@/server/site/lastGoodCopy';
import { upstreamPosts } from './upstreamPosts';

const defaultLimit = 15;
const maxLimit = 100;

type Question = { limit: number; page: number; fields: readonly (keyof Post)[] };

/** `GET /api/content/posts`, as of the Ghost Content API; failures in our shape and Ghost's (product facts §5.6). */
export async function postsHandler({ query, services }: RequestContext): Promise<HandlerResult> {
  const question = readQuestion(query);
  if (typeof question === 'string') return refusal(400, 'invalid_request', question, 'BadRequestError');
  try {
    const list = await postList(services);
    return { json: answerTo(question, list), headers: { 'Cache-Control': 'public, max-age=300' } };
  } catch {
    const away = refusal(503, 'service_unavailable', 'The blog does not answer.', 'MaintenanceError');
    return { ...away, headers: { 'Retry-After': '15' } };
  }
}

/** The requested posts, or a sentence that explains what is wrong with the query. */
function readQuestion(query: URLSearchParams): Question | string {
  const asked = query.get('limit') ?? String(defaultLimit);
  const limit = asked === 'all' ? maxLimit : wholeNumber(asked);
  if (limit === null || limit > maxLimit) return `limit must be a number from 1 to ${maxLimit}.`;
  const page = wholeNumber(query.get('page') ?? '1');
  if (page === null) return 'page must be a number from 1.';
  const names = listOf(query.get('fields'));
  const fields = names.length > 0 ? postFields.filter((field) => names.includes(field)) : postFields;
  if (fields.length === 0) return `fields must name some of ${postFields.join(', ')}.`;
  const tags = listOf(query.get('include')).includes('tags');
  return { limit, page, fields: tags ? [...fields, 'tags', 'primary_tag'] : fields };
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

function listOf(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function answerTo({ limit, page, fields }: Question, list: readonly Post[]): Posts {
  const pages = Math.max(1, Math.ceil(list.length / limit));
  const shown = list.slice((page - 1) * limit, page * limit);
  return {
    posts: shown.map((post) => Object.fromEntries(fields.map((field) => [field, post[field]]))),
    meta: {
      pagination: {
        page,
        limit,
        pages,
        total: list.length,
        next: page < pages ? page + 1 : null,
        prev: page > 1 ? page - 1 : null,
      },
    },
  };
}

function refusal(status: number, error: string, message: string, type: string): HandlerResult {
  return { status, json: { error, errors: [{ message, type }] } };
}

const copies = new WeakMap<Services, () => Promise<readonly Post[]>>();

/** All published posts, newest first: of `BLOG_UPSTREAM`, or else ours. @throws Error if the blog has never answered */
async function postList(services: Services): Promise<readonly Post[]> {
  const { blogUpstream: upstream, imageHosts } = services.config;
  if (upstream === null) return shippedPosts;
  const read = copies.get(services) ?? copyOf(upstream, imageHosts, services);
  copies.set(services, read);
  return read();
}

function copyOf(upstream: string, imageHosts: readonly string[], { clock, log }: Services) {
  const logFailure = makeFailureLog(log, 'the blog is unavailable');
  return lastGoodCopy(() => upstreamPosts(upstream, imageHosts), clock, logFailure);
}

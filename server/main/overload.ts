import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@/lib/content/site/languages/languages';
import { ApiError } from '@/server/http/ApiError';
import { errorResult } from '@/server/http/api';
import { prefersPage } from '@/server/http/request/negotiation';
import { writeResult } from '@/server/http/writeResult';
import type { Services } from '@/server/services';
import type { Admission, Lane } from './admission';
import { sendPage } from './pages/sendFile';
import type { SiteFiles } from './pages/siteFiles';

/**
 * Calls outside /api that write to the database, as in siteRoutes. What others need is in memory, or is bounded where it
 * isn't (pictures): they never wait.
 */
const waitingSiteCalls: ReadonlySet<string> = new Set([
  'bangs/new',
  'help/cancel',
  'help/confirm',
  'help/contact',
  'help/withdraw',
  'itr/issue',
  'newsletter/confirm',
  'newsletter/subscription/subscribe',
  'newsletter/unsubscribe',
  'pro/notify',
  'pro/notify/request',
  'staging/*',
]);

/** Calls below /api that only read our own content. */
const readsContent = /^\/api\/(?:content|products|v2)(?:\/|$)/;
/** Payments that have been made, and tokens of people who are signed in or about to be. */
const goesAhead = /^\/api\/(?:webhooks\/|auth\/v2\/token$)/;

/** Callers are told different times to come back, up to this long, so that they don't all return at once. */
const maxRetrySeconds = 4;
/** While calls are refused, the log gets a line at most this often, in milliseconds. */
const logEvery = 10_000;

export type OverloadGuard = ReturnType<typeof guardOverload>;

type Call = {
  /** The path of a call below /api, or the name of another one. */
  name: string;
  request: IncomingMessage;
  response: ServerResponse;
  language: Language;
};

type GuardParts = {
  services: Pick<Services, 'log' | 'metrics' | 'random'>;
  files: Pick<SiteFiles, 'errorPage'>;
  admission: Admission;
};

/** Lets calls wait for their turn, and answers those that would wait too long. */
export function guardOverload({ services, files, admission }: GuardParts) {
  let logAgainAt = 0;
  return {
    /** Runs the call, or answers it with 503 and Retry-After when it would have to wait too long. */
    async run({ name, request, response, language }: Call, answer: () => Promise<void>): Promise<void> {
      const lane = laneOf(name, request);
      if (lane === null) return answer();
      const client = { isGone: () => response.destroyed, hasSent: () => request.complete };
      if (await admission.run(lane, answer, client)) return;
      services.metrics.countShedCall(lane);
      if (performance.now() >= logAgainAt) {
        logAgainAt = performance.now() + logEvery;
        services.log.warn({ call: name }, 'overloaded: calls are refused');
      }
      const retryAfterSeconds = 1 + services.random.below(maxRetrySeconds);
      if (!name.startsWith('/api/') && prefersPage(request.headers.accept)) {
        response.setHeader('Retry-After', retryAfterSeconds);
        sendPage(request, response, files.errorPage(500, language), 503);
      } else {
        writeResult(response, errorResult(new ApiError('service_unavailable', { retryAfterSeconds })));
      }
    },
  };
}

/** Where a call waits; null when it never does. */
function laneOf(name: string, { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): Lane | null {
  if (!name.startsWith('/api/')) return waitingSiteCalls.has(name.slice(1)) ? 'behind' : null;
  if (readsContent.test(name)) return null;
  const isRead = method === 'GET' || method === 'HEAD';
  return goesAhead.test(name) || (isRead && headers.authorization !== undefined) ? 'ahead' : 'behind';
}

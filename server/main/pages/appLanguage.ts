import type { IncomingMessage } from 'node:http';
import { type Language, standardLanguage } from '@/lib/content/site/languages/languages';
import { routeAt } from '@/lib/content/site/routes';
import { namedLocaleOf } from '@/server/http/caller';
import type { RequestAddress } from '@/server/http/request/requestAddress';

/** As our apps and their web views name themselves (native contract §4, §5.1). */
const ownApp = /\b(?:DuckDuckGo|Ddg)\/\d/;

/**
 * The language in which an app shows a page, or null where the path alone decides. Apps know our pages by their paths,
 * compare them, and give tokens to those they know, so a page has the same path in every language there. The app says
 * its language by `locale`, otherwise by Accept-Language.
 */
export function appLanguage(request: IncomingMessage, { path, search }: RequestAddress): Language | null {
  if (routeAt(path)?.kind !== 'flow') return null;
  const query = new URLSearchParams(search);
  const header = (name: string) => [request.headers[name]].flat()[0] ?? null;
  if (!query.has('locale') && !ownApp.test(header('user-agent') ?? '')) return null;
  const language = namedLocaleOf({ query, header });
  return language === standardLanguage ? null : language;
}

import type { IncomingMessage } from 'node:http';
import { type Language, standardLanguage } from '@/lib/content/site/languages/languages';
import { routeAt } from '@/lib/content/site/routes';
import { browser } from '@/lib/device/browser';
import { namedLocaleOf } from '@/server/http/caller';
import type { RequestAddress } from '@/server/http/request/requestAddress';

/**
 * The language in which an app shows a page, or null where the path alone decides. Apps know our pages by their paths,
 * compare them, and give tokens to those they know, so a page has the same path in every language there. The app says
 * its language by `locale`, otherwise by Accept-Language.
 */
export function appLanguage(request: IncomingMessage, { path, search }: RequestAddress): Language | null {
  if (routeAt(path)?.kind !== 'flow') return null;
  const query = new URLSearchParams(search);
  const header = (name: string) => [request.headers[name]].flat()[0] ?? null;
  const { name } = browser({ userAgent: header('user-agent') ?? '', brave: false });
  if (!query.has('locale') && name !== 'own') return null;
  const language = namedLocaleOf({ query, header });
  return language === standardLanguage ? null : language;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchRoute } from '@/server/http/matchRoute';

/** The default export of a file in `pages/api`. */
export type ApiRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Finds the file in `pages/api` that answers a path, or null. As in the framework, a fixed path wins over one with dynamic
 * parts.
 *
 * @param routes the routes by their file path, such as `/api/products/[id]/features`
 */
export function makeApiRouter(routes: Readonly<Record<string, ApiRoute>>): (path: string) => ApiRoute | null {
  const dynamic = Object.entries(routes).filter(([name]) => name.includes('['));
  return (path) => {
    if (Object.hasOwn(routes, path)) return routes[path] ?? null;
    return dynamic.find(([name]) => matchRoute(name, path))?.[1] ?? null;
  };
}

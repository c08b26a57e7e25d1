import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * In development the framework's scripts also hydrate documents, which never happens in the built site. They would undo
 * the changes of any enhancement that ran first: they would not find the markup they expect and render it again.
 */
const afterHydration = `await new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('Next.js-hydration').length > 0) resolve();
  }).observe({ type: 'measure', buffered: true });
});
await import(new URL('?bundled', import.meta.url).href);
`;

/**
 * In development, enhancements are served as scripts/dev last bundled them, at their URL with `?bundled`; what a page
 * requests waits for the framework first. The boot script, which runs before the first paint, waits for nothing. False
 * for any other path.
 */
export function sendDevelopmentScript(response: ServerResponse, path: string, search: string): boolean {
  const name = /^\/enhance\/((?:\w+\/)?\w+\.js)$/.exec(path)?.[1];
  const file = name && join(process.cwd(), '.build', 'enhance', name);
  if (!file || !existsSync(file)) return false;
  const waits = search !== '?bundled' && !name.startsWith('boot/');
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(waits ? afterHydration : readFileSync(file));
  return true;
}

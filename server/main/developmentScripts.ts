import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * In development the framework's scripts take over documents as well, which they never see once built. An enhancement that
 * changed the page before them would be undone: they would miss the markup that they expect and render it anew.
 */
const afterHydration = `await new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('Next.js-hydration').length > 0) resolve();
  }).observe({ type: 'measure', buffered: true });
});
await import(new URL('?bundled', import.meta.url).href);
`;

/**
 * In development the enhancements are answered as scripts/dev last bundled them, at their address with `?bundled`; what a
 * page asks for waits for the framework first. The boot script, which decides before the first paint, waits for nothing.
 * False for any other path.
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

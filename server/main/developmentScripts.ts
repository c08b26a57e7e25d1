import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/** In development the enhancements are answered as scripts/dev last bundled them. False for any other path. */
export function sendDevelopmentScript(response: ServerResponse, path: string): boolean {
  const name = /^\/enhance\/((?:\w+\/)?\w+\.js)$/.exec(path)?.[1];
  const file = name && join(process.cwd(), '.build', 'enhance', name);
  if (!file || !existsSync(file)) return false;
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(readFileSync(file));
  return true;
}

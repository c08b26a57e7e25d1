import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HandlerResult } from '@/server/http/handlerResult';
import { forcedStates } from './stateCatalog';

const address = /^\/sandbox\/states\/([\w-]+)\.js$/;

export function stateScriptUrl(name: string): string {
  return `/sandbox/states/${name}.js`;
}

/**
 * `GET /sandbox/states/<name>.js`: the state as data, then the part that puts it around the page, which the build bundles
 * from packages/fake-apps. Null for a name that is no state's.
 */
export function stateScript(path: string, folder = join(process.cwd(), '.next/site')): HandlerResult | null {
  const name = address.exec(path)?.[1];
  const state = forcedStates.find((one) => one.name === name);
  if (!state) return null;
  const install = readFileSync(join(folder, 'forcedState.js'), 'utf8');
  // U+2028 and friends need no care inside a script file; a closing tag could only matter inline.
  return {
    text: `globalThis.forcedState = ${JSON.stringify(state)};\n${install}`,
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '@/server/config/builtFolder';
import type { HandlerResult } from '@/server/http/requestContext';

/** A file that the build wrote for the sandbox. */
export function builtFile(name: string): string {
  return readFileSync(join(builtFolder, name), 'utf8');
}

/** A script that the build bundles from packages/fake-apps, after what it is told. */
export function builtScript(name: string, told = ''): HandlerResult {
  return {
    text: told + builtFile(name),
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  };
}

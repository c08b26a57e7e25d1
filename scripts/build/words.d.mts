import type { BuildCache } from './buildCache.mjs';

export default function askForWords(this: { resourcePath: string }, source: string): string;
export function bundleWords(
  root: string,
  language: string,
  names: readonly string[],
  cache: BuildCache,
): Promise<string>;

import type { Site } from './readOutput.mjs';

export function addFlowWords(
  site: Site,
  bundle: (language: string, names: readonly string[]) => Promise<string>,
): Promise<Site>;

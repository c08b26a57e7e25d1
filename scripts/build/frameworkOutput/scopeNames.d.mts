import type { Site } from './readOutput.mjs';

export function shortenFlowScopes(site: Site): Site;
export function shortenScript(script: string, short?: (name: string) => string): string;
export function shortNames(nameOf?: (name: string) => string): (name: string) => string;

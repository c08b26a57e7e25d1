import type { Site } from './readOutput.mjs';

export function withShortScopes(site: Site): Site;
export function shortNames(scopes: readonly string[]): Map<string, string>;

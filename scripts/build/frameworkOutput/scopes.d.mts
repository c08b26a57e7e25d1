export function shortNames(scopes: readonly string[]): Map<string, string>;

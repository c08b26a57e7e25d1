export function repeatedLoaders(pages: readonly string[]): Set<string>;
export function withoutLoader(script: string): string;

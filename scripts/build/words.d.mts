export default function askForWords(this: { resourcePath: string }, source: string): string;
export function bundleWords(root: string, language: string, names: readonly string[]): Promise<string>;

export function renderedHash(root: string, language: string): string;

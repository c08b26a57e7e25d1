export function withoutLoader(script: string): string;

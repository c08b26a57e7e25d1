export function schemaNames(source: string): string[];

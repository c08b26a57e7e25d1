export function withoutDocuments(script: string, isDocument: (path: string) => boolean): string;

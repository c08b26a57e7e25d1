export function listOfFlows(
  script: string,
  pages: ReadonlyMap<string, { kind: 'document' | 'flow' }>,
): string;

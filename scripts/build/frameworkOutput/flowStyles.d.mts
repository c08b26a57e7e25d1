export function flowStyles(
  flows: readonly string[],
  scripts: ReadonlyMap<string, string>,
): {
  of(html: string): Map<string, string>;
  without(address: string, script: string): string;
};

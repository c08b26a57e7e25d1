import type { Import } from './sources';

/** The files and folders in a folder, and which of them import which: `from → to`, with the imports that show it. */
export type FolderGraph = { members: string[]; needs: Map<string, Map<string, string[]>> };

/** The members of the folder and their dependencies on each other; '' is the root of the repository. */
export function graphOf(folder: string, imports: readonly Import[], paths: readonly string[]): FolderGraph {
  const prefix = folder === '' ? '' : `${folder}/`;
  const memberOf = (path: string) =>
    path.startsWith(prefix) ? path.slice(prefix.length).replace(/\/.*/s, '') : null;
  const needs: FolderGraph['needs'] = new Map();
  for (const { from, to, own } of imports) {
    const [user, used] = [memberOf(from), memberOf(to)];
    if (!own || user === null || used === null || user === used) continue;
    const ofUser = needs.get(user) ?? new Map<string, string[]>();
    needs.set(user, ofUser.set(used, [...(ofUser.get(used) ?? []), `${from} → ${to}`]));
  }
  const members = new Set(paths.map(memberOf).filter((member) => member !== null));
  return { members: [...members].sort(), needs };
}

/** Every folder that contains these files, except the root. */
export function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)].sort();
}

/**
 * The imports that form a cycle between members of a folder. Those of the edge with the fewest come first: most often
 * it is the unintended one.
 */
export function circlesIn({ needs }: FolderGraph): string[] {
  const reaches = (from: string, to: string) => {
    const seen = new Set([from]);
    for (const member of seen) for (const next of needs.get(member)?.keys() ?? []) seen.add(next);
    return seen.has(to);
  };
  const arrows = [...needs].flatMap(([user, used]) =>
    [...used].map(([member, imports]) => ({ user, member, imports })),
  );
  return arrows
    .filter(({ user, member }) => reaches(member, user))
    .sort((one, other) => one.imports.length - other.imports.length)
    .flatMap(({ user, member, imports }) => imports.map((found) => `${user} → ${member}: ${found}`));
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** One of our files: its path from the root of the repository, with forward slashes, and its text. */
export type Source = { path: string; text: string };
/** One import as written: `from` imports `to`, which is one of our files or the name of a package. */
export type Import = {
  from: string;
  to: string;
  own: boolean;
  /** Whether loading `from` loads `to`: not for types, nor for dynamic imports. */
  atStart: boolean;
};

const root = process.cwd();
const code = /\.(ts|tsx)$/;

const read = new Map<string, Source[]>();

/** Every file below the folders, oldest folders first. Each folder is read once for a file of tests. */
export function filesIn(...folders: string[]): Source[] {
  return folders.flatMap((folder) => {
    const known = read.get(folder) ?? readFolder(folder);
    read.set(folder, known);
    return known;
  });
}

function readFolder(folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(root, path).split(sep).join(posix.sep),
      text: readFileSync(path, 'utf8'),
    }))
    .sort((one, other) => one.path.localeCompare(other.path));
}

export function codeIn(...folders: string[]): Source[] {
  return filesIn(...folders).filter(({ path }) => code.test(path));
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|\brequire\(\s*['"]([^'"]+)['"]/g;

/** Every import of these files, including type-only ones: import rules apply to types too. */
export function importsOf(sources: readonly Source[], all: readonly Source[] = sources): Import[] {
  const known = new Set(all.map(({ path }) => path));
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(importPattern)].map((match) => {
      const written = match.slice(1).find((part) => part !== undefined) ?? '';
      const place = ownPlace(path, written);
      const atStart = !/^\s*(?:import|export)\s+type\s/.test(match[0]) && !match[3];
      return {
        from: path,
        to: place === null ? written : fileOf(place, known),
        own: place !== null,
        atStart,
      };
    }),
  );
}

/** Every file that these files reach through imports, including themselves. */
export function reachedFrom(entries: readonly string[], imports: readonly Import[]): string[] {
  const reached = new Set(entries);
  for (const path of reached) {
    for (const { from, to, own } of imports) if (own && from === path) reached.add(to);
  }
  return [...reached];
}

function ownPlace(from: string, written: string): string | null {
  if (written.startsWith('@/')) return written.slice(2);
  return written.startsWith('.') ? posix.join(dirname(from), written) : null;
}

function fileOf(place: string, known: ReadonlySet<string>): string {
  const forms = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => `${place}${ending}`);
  return forms.find((form) => known.has(form)) ?? place;
}

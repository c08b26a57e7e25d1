import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

function documentsIn(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\/(README|decisions\/[\w-]+)\.md$/.test(path));
}

/** What maintainers read, each with the most lines that it may have. */
const maintainersDocuments = [
  { documents: ['ARCHITECTURE.md'], most: 350 },
  { documents: documentsIn('server', 'lib', 'components', 'scripts'), most: 30 },
  { documents: documentsIn('docs/decisions'), most: 30 },
  {
    documents: [
      'CONTRIBUTING.md',
      'docs/alerts.md',
      'docs/letters.md',
      'docs/operating.md',
      'docs/translating.md',
    ],
    most: 700,
  },
];
const documents = maintainersDocuments.flatMap((kind) => kind.documents);
const rooms =
  /^(server|lib|components|enhance|pages|packages|tests|scripts|styles|deploy|docs|public)\/[\w[\]./{},-]+$/;

/** `a/{b,c}.ts` stands for two paths. */
function each(path: string): string[] {
  const [, before = '', inner, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return inner === undefined ? [path] : inner.split(',').map((one) => before + one + after);
}

/** A path may be written without its file extension. */
function exists(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(`${basename(path)}.`));
}

it.each(maintainersDocuments)('$documents.0 and its kind stay within $most lines', ({ documents, most }) => {
  const lines = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;
  expect(documents.filter((path) => lines(path) > most)).toEqual([]);
});

it.each(documents)('every path named in %s exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const paths = named.filter((text) => rooms.test(text)).flatMap(each);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

/** What ARCHITECTURE says is in a room: its row in the table of rooms, and the sentence that begins with its name. */
function describedIn(room: string): string {
  const [, rest = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('## Rooms and directions');
  const [section = ''] = rest.split('\n## ');
  const row = section.split('\n').find((line) => line.startsWith(`| \`${room}\` |`)) ?? '';
  const [, sentence = ''] = section.split(`\`${room}\`: `);
  return `${row} ${sentence.split(/\.\s/)[0]}`;
}

it.each(['components', 'enhance', 'lib', 'lib/hooks', 'server', 'server/auth', 'server/billing', 'tests'])(
  'ARCHITECTURE names every folder of %s',
  (room) => {
    const folders = readdirSync(room, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.length).toBeGreaterThan(4);
    const named = new Set(describedIn(room).match(/\w+/g));
    expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  },
);

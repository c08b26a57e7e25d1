import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minified } from './minified.mjs';
import { promisedBrowsers } from './promisedBrowsers.mjs';
import { withTranslations } from './translated.mjs';

const content = fileURLToPath(new URL('../../lib/content', import.meta.url));
const translations = join(content, 'translations');
const exported = /^export const (\w+)/gm;

/**
 * A loader of the framework's bundler. The pages are compiled once for all languages: in place of a module of lib/content
 * that has translations, they get one that asks for its words when it runs. What answers is `siteWords`, which is bundled
 * for each language: `bundleAllWords` for what renders the pages, `bundleWords` for a page in the browser.
 */
export default function askForWords(source) {
  const module = posix(relative(content, this.resourcePath)).replace(/\.ts$/, '');
  if (!translatedModules().includes(module)) return source;
  return namesIn(source)
    .map((name) => `export const ${name} = /*#__PURE__*/ siteWords('${module}/${name}');`)
    .join('\n');
}

/** Modules of lib/content whose words exist in every language, by their paths without the ending. */
export function translatedModules() {
  const [language] = readdirSync(translations, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return readdirSync(join(translations, language.name), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => posix(name).replace(/\.ts$/, ''))
    .sort();
}

/** Every word of one language, as a script that Node runs before anything else. */
export async function bundleAllWords(root, language, outfile) {
  const names = translatedModules().flatMap((module) =>
    namesIn(readFileSync(join(content, `${module}.ts`), 'utf8')).map((name) => `${module}/${name}`),
  );
  await build({ ...options(root, language, names), platform: 'node', format: 'cjs', outfile });
}

/** The named words of one language, as a script for the browser. */
export async function bundleWords(root, language, names, cache) {
  const { plugins, ...rest } = options(root, language, names);
  const { outputFiles } = await build({
    ...rest,
    plugins: [...plugins, ownWordsAlone],
    format: 'iife',
    write: false,
  });
  return minified(cache, outputFiles[0].text);
}

/** A package would travel to every reader beside the words. */
const ownWordsAlone = {
  name: 'own words alone',
  setup(build) {
    build.onResolve({ filter: /^[a-z]|^@[a-z]/ }, ({ path, importer }) => ({
      errors: [{ text: `${importer} is read by the words of a page, and must not import ${path}.` }],
    }));
  },
};

function options(root, language, names) {
  const imports = names.map((name, index) => {
    const end = name.lastIndexOf('/');
    return `import { ${name.slice(end + 1)} as w${index} } from './${name.slice(0, end)}';`;
  });
  const records = names.map((name, index) => `'${name}': w${index}`);
  return {
    stdin: {
      contents: `${imports.join('\n')}\nconst words = { ${records.join()} };\nglobalThis.siteWords = (name) => words[name];`,
      resolveDir: content,
    },
    plugins: [withTranslations(language)],
    bundle: true,
    charset: 'utf8',
    target: promisedBrowsers,
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  };
}

function namesIn(source) {
  return [...source.matchAll(exported)].map(([, name]) => name);
}

function posix(path) {
  return path.split(sep).join('/');
}

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { filesIn } from './frameworkOutput/readOutput.mjs';
import { languages } from './languages.mjs';
import { minified } from './minified.mjs';
import { promisedBrowsers } from './promisedBrowsers.mjs';
import { withTranslations } from './translated.mjs';

/**
 * Bundles server/main as `main.mjs` for Node, with a separate file for each command that it loads. Packages stay outside the bundle.
 */
export function serverOptions(root, folder = '.next/site') {
  return {
    entryPoints: [join(root, 'server/main/main.ts')],
    outdir: join(root, folder),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'linked',
    // Error traces name files and lines; the text itself would be held in memory, at 19 MB a process.
    sourcesContent: false,
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  };
}

export async function bundleServer(root) {
  await build(serverOptions(root));
  await bundleSpoken(root);
}

/** What the server writes for people, in every language but English, which is part of the server. */
export async function bundleSpoken(root, folder = '.next/site') {
  const { entryPoints, splitting, ...options } = serverOptions(root);
  const others = languages.filter((language) => language !== 'en');
  await Promise.all(
    others.map((language) =>
      build({
        ...options,
        entryPoints: { [language]: join(root, 'server/main/pages/spoken.ts') },
        outdir: join(root, folder, 'spoken'),
        plugins: [withTranslations(language)],
      }),
    ),
  );
}

/** Options for bundling a module as one script for the browser. */
function browserOptions(root, language = 'en') {
  return {
    plugins: [withTranslations(language)],
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: promisedBrowsers,
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  };
}

/**
 * Bundles what the sandbox puts around pages: a forced state, a pseudo-language, and the drawn apps with their web view.
 * They are not part of any page: only the sandbox reads them.
 */
export async function bundleSandboxScripts(root, outdir = join(root, '.next/site')) {
  const folder = join(root, 'packages/fake-apps/src');
  await build({
    ...browserOptions(root),
    entryPoints: {
      forcedState: join(folder, 'applyForcedState.ts'),
      drawnDevice: join(folder, 'drawn/drawnDevice.ts'),
      pseudoLanguage: join(folder, 'pseudo/applyPseudoLanguage.ts'),
      webView: join(folder, 'drawn/webView.ts'),
    },
    outdir,
    format: 'iife',
  });
  await Promise.all(languages.map((language) => writeForcedStates(root, language, outdir)));
}

/** Writes the forced states as data. They name the buttons to be pressed by their words, and so differ by language. */
async function writeForcedStates(root, language, outdir) {
  const outfile = join(root, `.build/forcedStates.${language}.mjs`);
  await build({
    ...serverOptions(root),
    entryPoints: [join(root, 'server/sandbox/states/stateCatalog.ts')],
    outdir: undefined,
    outExtension: {},
    outfile,
    splitting: false,
    sourcemap: false,
    plugins: [withTranslations(language)],
  });
  // A module is loaded once by its URL, and the build may run again in this process.
  const { forcedStates } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  const byName = Object.fromEntries(forcedStates.map((state) => [state.name, state]));
  writeFileSync(join(outdir, `forcedStates.${language}.json`), JSON.stringify(byName));
}

/**
 * Options for the scripts that pages carry in their head. They must run on systems that are too old for everything else,
 * in order to say so.
 */
export function bootOptions(root, language = 'en') {
  const entryPoints = ['boot', 'flowScripts'].map((name) => join(root, `enhance/boot/${name}.ts`));
  const outdir = join(root, '.build/enhance/boot');
  return { ...browserOptions(root, language), entryPoints, outdir, format: 'iife', target: 'es2017' };
}

/** Options for bundling every other module below enhance/ as one browser file, in the same folders. */
export function enhancementOptions(root, language = 'en') {
  const folder = join(root, 'enhance');
  const modules = filesIn(folder).filter((name) => name.endsWith('.ts') && !name.startsWith('boot/'));
  return {
    ...browserOptions(root, language),
    entryPoints: modules.map((name) => join(folder, name)),
    outbase: folder,
    format: 'esm',
  };
}

/** The texts of the scripts in the head, by the names under which pages ask for them. */
export async function bundleBoot(root, language, cache) {
  const { outputFiles } = await build({ ...bootOptions(root, language), minify: false, write: false });
  const texts = outputFiles.map(async ({ path, text }) => [
    `/enhance/boot/${basename(path)}`,
    await minified(cache, text, { ecma: 2017 }),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Bundles the modules below enhance/ that pages name, and names each by its content. A module with exports is part of
 * others.
 * @returns {Promise<{source: string, address: string, content: string}[]>} `source` is the name written in pages.
 */
export async function bundleEnhancements(root, language, cache) {
  const outdir = join(root, '.next/site/enhance');
  const options = { ...enhancementOptions(root, language), minify: false, outdir, absWorkingDir: root };
  const { outputFiles, metafile } = await build({ ...options, write: false, metafile: true });
  const exportsOf = (path) => metafile.outputs[posix(relative(root, path))].exports;
  const entries = outputFiles.filter(({ path }) => exportsOf(path).length === 0);
  return Promise.all(
    entries.map(async ({ path, text }) => {
      const source = `/enhance/${posix(relative(outdir, path))}`;
      const code = await minified(cache, text, { module: true });
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
      return { source, address: source.replace(/js$/, `${hash}.js`), content: code };
    }),
  );
}

function posix(path) {
  return path.split(sep).join('/');
}

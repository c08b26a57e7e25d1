import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { withTranslations } from '@/scripts/build/translated.mjs';
import type * as pages from './pages';

type Pages = typeof pages;

const bundles = new Map<string, Promise<Pages>>();

/** The pages in a language, bundled with its translations as the build does it. */
export function pagesIn(language: string): Promise<Pages> {
  const known = bundles.get(language) ?? bundle(language);
  bundles.set(language, known);
  return known;
}

/** Styles say nothing; only the framework's own compiler could read them. */
const withoutStyles: Plugin = {
  name: 'styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^styled-jsx\/css$/ }, ({ path }) => ({ path, namespace: 'styles' }));
    onLoad({ filter: /.*/, namespace: 'styles' }, () => ({
      contents: 'export default Object.assign(() => "", { global: () => "" });',
    }));
  },
};

async function bundle(language: string): Promise<Pages> {
  const outfile = join(process.cwd(), `.build/money/pages.${language}.js`);
  await build({
    entryPoints: [join(process.cwd(), 'tests/service/money/pages.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    // In one bundle, so that all of it is as in production and nothing is loaded twice.
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: join(process.cwd(), 'tsconfig.json'),
    plugins: [withTranslations(language), withoutStyles],
    logLevel: 'error',
  });
  return require(outfile);
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../lib/content', import.meta.url));
const translations = join(content, 'translations');

/** The file that holds the words of a module of lib/content in another language, or null where they are English alone. */
function translationOf(path, language) {
  const name = relative(content, path);
  if (language === 'en' || name.startsWith('..') || name.startsWith(`translations${sep}`)) return null;
  const file = join(translations, language, name);
  return existsSync(file) ? file : null;
}

/** The same as a loader of the framework's bundler, which serves the pages of one language while developing. */
export default function translate(source) {
  const file = translationOf(this.resourcePath, this.getOptions().language);
  if (!file) return source;
  this.addDependency(file);
  return readFileSync(file, 'utf8');
}

/** A plugin of esbuild: where a module of lib/content has a translation into this language, it stands in for the whole module. */
export function withTranslations(language) {
  return {
    name: 'translations',
    setup(build) {
      build.onLoad({ filter: /[\\/]lib[\\/]content[\\/].*\.ts$/ }, ({ path }) => {
        const file = translationOf(path, language);
        return file
          ? { contents: readFileSync(file, 'utf8'), loader: 'ts', resolveDir: dirname(path) }
          : null;
      });
    },
  };
}

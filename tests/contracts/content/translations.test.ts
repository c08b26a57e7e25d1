import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bangCategories } from '@/lib/content/search/allBangs';
import { bangCategoryNames, bangSubcategoryNames } from '@/lib/content/search/bangCategoryNames';
import { fixedTexts, languages, standardLanguage } from '@/lib/content/site/languages/languages';
import { filesIn } from '../sources';

const folder = 'lib/content/translations';
const others = languages.filter((language) => language !== standardLanguage);

/** The modules of one language, by their path below lib/content. */
function modulesIn(language: string): string[] {
  const own = `${folder}/${language}/`;
  return filesIn(`${folder}/${language}`)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.slice(own.length));
}

/** Every value of a module by the path of its keys, and what is asked of it: functions by how many values they take. */
function leavesOf(value: unknown, at = ''): [path: string, leaf: unknown][] {
  if (typeof value === 'function') return [[at, `function of ${value.length}`]];
  if (value === null || typeof value !== 'object') return [[at, value]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, at === '' ? key : `${at}.${key}`));
}

function load(path: string): Record<string, unknown> {
  return require(join(process.cwd(), path));
}

/** Values by which code finds or draws something; a translation repeats them. */
const structural =
  /(?:^|\.)(?:id|href|icon|slug|tone|target|kind|flag|picture|event|name|shownTo|variant|route|path|anchor)$/;
const looksLikeWords = /\s|^[A-ZÄÖÜÉÈÀÁÍÓÚ¿¡]/;

describe.each(others)('in %s', (language) => {
  const modules = modulesIn(language);

  it('every translation stands for an English module, and every translated module is in every language', () => {
    expect(modules.length).toBeGreaterThan(80);
    expect(modules.filter((path) => !existsSync(`lib/content/${path}`))).toEqual([]);
    expect(modules.sort()).toEqual(modulesIn('de').sort());
  });

  it.each(modules)('%s has all words, repeats what code reads, and leaves none in English', (path) => {
    const english = leavesOf(load(`lib/content/${path}`));
    const translated = leavesOf(load(`${folder}/${language}/${path}`));
    const shape = (leaves: typeof english) =>
      leaves.map(([at, leaf]) => [at, typeof leaf === 'string' ? 'text' : leaf]).sort();
    if (path !== 'site/languages/language.ts') expect(shape(translated)).toEqual(shape(english));
    const originals = new Map(english);
    const changed: string[] = [];
    const left: string[] = [];
    for (const [at, text] of translated) {
      const original = originals.get(at);
      if (typeof text !== 'string' || typeof original !== 'string') continue;
      // A text with an address in each language is called by its own language everywhere.
      if (fixedTexts.some(({ pages }) => Object.values(pages).some((page) => at.includes(`${page}.`))))
        continue;
      if (structural.test(at) && !looksLikeWords.test(original) && text !== original) changed.push(at);
      if (text === original && original.split(/\s+/).length > 4 && /[a-z]{3}/.test(original)) left.push(text);
    }
    expect({ changed, left }).toEqual({ changed: [], left: [] });
  });
});

/**
 * Modules whose sentences are for operators or machines, are in all languages already, or are in English everywhere: the
 * blog's entries, the job offers, and an issue of the newsletter, which pages mark as English.
 */
const notTranslated =
  /^lib\/content\/(?:(?:translations|mails|legal|events|measuring)\/|(?:ops|desk|letterWords|keptAfterDeletion|site\/languages\/languageOffer|company\/posts|company\/sampleLetter|company\/shippedOffers|search\/fonts|subscription\/countryRuleSources|subscription\/orderTerms)\.)/;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const writtenText = /(['"`])((?:(?!\1|\n).)*)\1/g;

it('every module with sentences is translated', () => {
  const untranslated = filesIn('lib/content')
    .filter(({ path }) => path.endsWith('.ts') && !notTranslated.test(path))
    .filter(({ path }) => !existsSync(path.replace('lib/content/', `${folder}/de/`)))
    .flatMap(({ path, text }) =>
      [...text.replace(comments, '').matchAll(writtenText)]
        .filter(([, , words = '']) => words.split(/\s+/).length > 4 && !words.includes('${'))
        .map(([, , words]) => `${path}: ${words}`),
    );
  expect(untranslated).toEqual([]);
});

it('every category and subcategory of shortcuts has a name to be shown', () => {
  const names = bangCategories.flatMap(({ name, subcategories }) => [
    name,
    ...subcategories.map((subcategory) => subcategory.name),
  ]);
  const shown = { ...bangCategoryNames, ...bangSubcategoryNames };
  expect(names.filter((name) => !Object.hasOwn(shown, name))).toEqual([]);
});

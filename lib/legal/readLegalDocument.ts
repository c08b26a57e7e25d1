import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptAfterDeletion } from '@/lib/content/keptAfterDeletion';
import { type LegalPath, legalPages } from '@/lib/content/legal/pages';
import { legalValues } from '@/lib/content/legal/values';
import type { Language } from '@/lib/content/site/languages/languages';
import type { LegalDocument } from './legalDocument';
import { parseLegalDocument } from './parseLegalDocument';

const folder = join('lib', 'content', 'legal');

/** A page's document, read from its file: at build, and at start for the sitemap's dates, equal in all languages. */
export function readLegalDocument(
  path: LegalPath,
  language: Language = legalPages[path].language,
): LegalDocument {
  return parseLegalDocument(readLegalText(path, language), fileOf(path, language), language);
}

export function legalProps(route: LegalPath) {
  return () => ({ props: { route, document: readLegalDocument(route) } });
}

function fileOf(path: LegalPath, language: Language): string {
  return join(folder, legalPages[path].document, `${language}.md`);
}

/** The Markdown of a page's document, with its values filled in. */
export function readLegalText(path: LegalPath, language: Language): string {
  const file = fileOf(path, language);
  const source = readFileSync(join(process.cwd(), file), 'utf8');
  const values: Readonly<Record<string, string | number>> = {
    ...legalValues,
    keptAfterDeletion: keptAfterDeletion[language]
      .map(({ what, howLong }) => `| ${what} | ${howLong} |`)
      .join('\n'),
  };
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: nothing is known as ${name}`);
    return String(value);
  });
}

import { type Language, readPath } from '@/lib/content/site/languages/languages';
import { type SiteFiles, type StoredPage, withMarkup } from './siteFiles';

type Rewriting<Known> = {
  /** The page, without a language. */
  path: string;
  /** What the server knows by now; the same value for as long as nothing has changed. */
  known(): Known;
  /** The page's markup with it, in that language. */
  write(markup: string, known: Known, language: Language): string;
};

/** The prepared pages, with what the server knows written into one of them: once per language and thing known. */
export function withRewrittenPage<Known>(
  files: SiteFiles,
  { path, known, write }: Rewriting<Known>,
): SiteFiles {
  const written = new Map<Language, { from: Known; source: StoredPage; page: StoredPage }>();

  function rewritten(source: StoredPage, language: Language): StoredPage {
    const now = known();
    const last = written.get(language);
    if (last && last.from === now && last.source === source) return last.page;
    const page = withMarkup(source, (markup) => write(markup, now, language));
    written.set(language, { from: now, source, page });
    return page;
  }

  return {
    ...files,
    page(asked) {
      const page = files.page(asked);
      const { language, path: plain } = readPath(asked);
      return page && plain === path ? rewritten(page, language) : page;
    },
  };
}

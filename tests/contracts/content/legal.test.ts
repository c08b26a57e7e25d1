import { existsSync } from 'node:fs';
import { keptAfterDeletion } from '@/lib/content/keptAfterDeletion';
import { legalWords } from '@/lib/content/legal/legalWords';
import { type LegalPath, legalPages } from '@/lib/content/legal/pages';
import { legalValues } from '@/lib/content/legal/values';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import {
  alternatesOf,
  fixedLanguageOf,
  fixedTexts,
  languages,
  standardLanguage,
} from '@/lib/content/site/languages';
import { routes } from '@/lib/content/site/routes';
import type { Block, Inline } from '@/lib/legal/legalDocument';
import { readLegalDocument } from '@/lib/legal/readLegalDocument';
import { silentLifetime } from '@/server/accounts/accounts';
import { codeMinutes } from '@/server/auth/codes/oneTimeCodes';
import { lifetimes } from '@/server/auth/lifetimes';
import { day, hour, minute } from '@/server/clock';
import { filesIn } from '../sources';

const paths = Object.keys(legalPages) as LegalPath[];
const documents = new Map(paths.map((path) => [path, readLegalDocument(path)]));

function document(path: LegalPath) {
  return documents.get(path) ?? readLegalDocument(path);
}

function anchorsOf(path: LegalPath): string[] {
  return document(path).sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
  ]);
}

function linksOf(block: Block): string[] {
  const within = (words: readonly Inline[]): string[] =>
    words.flatMap((word) => {
      if (word.kind === 'text') return [];
      return word.kind === 'link' ? [word.href, ...within(word.children)] : within(word.children);
    });
  if (block.kind === 'paragraph') return within(block.children);
  if (block.kind === 'list') return block.items.flatMap(within);
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flatMap(within) : [];
}

function wordsOf(path: LegalPath): number {
  return JSON.stringify(document(path).sections.map(({ blocks }) => blocks))
    .replace(/"(kind|href|id)":"[^"]*"/g, '')
    .split(/[^\p{L}\p{N}’'-]+/u)
    .filter((word) => !['children', 'text', 'items', 'rows', 'head', 'ordered'].includes(word)).length;
}

it('every document has a page, every page a document, and no file is unused', () => {
  const files = filesIn('lib/content/legal').filter(({ path }) => path.endsWith('.md'));
  const shown = Object.values(legalPages).map(
    ({ document: name, language }) => `lib/content/legal/${name}/${language}.md`,
  );
  expect(files.map(({ path }) => path).sort()).toEqual(shown.sort());
  expect(paths.filter((path) => !Object.hasOwn(routes, path))).toEqual([]);
});

it('the anchors of a document are the same in every language, in the same order', () => {
  for (const { pages } of fixedTexts) {
    const [first, ...others] = Object.values(pages) as LegalPath[];
    if (!first) throw new Error('A translation without pages.');
    expect(anchorsOf(first).length).toBeGreaterThan(20);
    for (const other of others) expect(anchorsOf(other)).toEqual(anchorsOf(first));
  }
});

it('translations have their own text and link to the same places', () => {
  for (const { pages } of fixedTexts) {
    const [first, ...others] = Object.values(pages) as LegalPath[];
    if (!first) throw new Error('A translation without pages.');
    const links = (path: LegalPath) =>
      document(path).sections.flatMap(({ blocks }) => blocks.flatMap(linksOf));
    for (const other of others) {
      expect(document(other).title).not.toBe(document(first).title);
      expect(document(other).updated).toBe(document(first).updated);
      expect(links(other)).toEqual(links(first));
    }
  }
});

it('every version lists all others and the page to choose from', () => {
  for (const { choice, pages } of fixedTexts) {
    for (const [language, path] of Object.entries(pages)) {
      expect(fixedLanguageOf(path)).toBe(language);
      expect(alternatesOf(path)).toEqual([
        ...languages.map((other) => ({ language: other, path: pages[other] })),
        { language: 'x-default', path: choice },
      ]);
    }
  }
});

it('a page is in the language of its text, and the frame has every word it shows', () => {
  for (const path of paths) {
    const { language, related } = legalPages[path];
    expect([path, fixedLanguageOf(path) ?? standardLanguage]).toEqual([path, language]);
    expect(related.filter((other) => !legalWords[language].pages[other])).toEqual([]);
    expect(related.length).toBeGreaterThan(1);
  }
});

it('documents are complete: a full text has sections and at least eight hundred words', () => {
  const short = new Set<LegalPath>(['/pro/privacy-terms', '/pro/privacy-terms/non-us']);
  const thin = paths.filter((path) => !short.has(path) && wordsOf(path) < 800);
  expect(thin).toEqual([]);
});

it('links within and between documents lead to anchors that exist', () => {
  const lost = paths.flatMap((path) =>
    document(path)
      .sections.flatMap(({ blocks }) => blocks.flatMap(linksOf))
      .filter((href) => href.startsWith('/') || href.startsWith('#'))
      .filter((href) => {
        const [target = '', anchor] = href.split('#');
        const page = (target || path) as LegalPath;
        if (!Object.hasOwn(legalPages, page)) return anchor !== undefined;
        return anchor !== undefined && !anchorsOf(page).includes(anchor);
      })
      .map((href) => `${path} → ${href}`),
  );
  expect(lost).toEqual([]);
});

it('the lifetimes that the texts promise are those the service keeps', () => {
  expect(legalValues.refreshDays).toBe(lifetimes.refreshToken / day);
  expect(legalValues.familyDays).toBe(lifetimes.family / day);
  expect(legalValues.accessHours).toBe(lifetimes.accessToken / hour);
  expect(legalValues.sessionMinutes).toBe(lifetimes.authSession / minute);
  expect(legalValues.codeMinutes).toBe(codeMinutes);
  expect(legalValues.silentAccountDays).toBe(silentLifetime / day);
  const constants = filesIn('server').map(({ text }) => text);
  // “One year” in the texts, counted as a leap year.
  const yearOfAudit = 366;
  for (const days of [
    [/keepFinished = (\d+) \* day/, legalValues.mailRecordDays],
    [/keptFor = (\d+) \* day/, legalValues.billingRecordDays],
    [/keptFor = (\d+) \* day/, yearOfAudit],
    [/undo\w* = (\d+) \* day/i, legalValues.undoDays],
    [/keptDays = (\d+);/, legalValues.countDays],
  ] as const) {
    const found = constants.flatMap((text) => days[0].exec(text)?.[1] ?? []);
    expect(found.map(Number)).toContain(days[1]);
  }
});

it('terms, mail and page tell of the same records that outlive an account', () => {
  for (const path of paths.filter((one) => anchorsOf(one).includes('deletion'))) {
    const { language } = legalPages[path];
    const tables = JSON.stringify(
      document(path).sections.map(({ blocks }) => blocks.filter(({ kind }) => kind === 'table')),
    );
    const mail = mailLanguages[language].deleted({}).lead.join(' ');
    expect(keptAfterDeletion[language].length).toBe(keptAfterDeletion.en.length);
    for (const { what, howLong } of keptAfterDeletion[language]) {
      expect(tables).toContain(JSON.stringify(what));
      expect(tables).toContain(JSON.stringify(howLong));
      expect(mail).toContain(`${what}: ${howLong}`);
    }
  }
});

it('no legal text spells out one of our names', () => {
  const spelled = filesIn('lib/content/legal').filter(
    ({ path, text }) => path.endsWith('.md') && /\bTeal\b|Duck\.ai|teal\.example/.test(text),
  );
  expect(spelled.map(({ path }) => path)).toEqual([]);
  expect(existsSync('lib/content/legal')).toBe(true);
});

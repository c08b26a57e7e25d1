import { readFileSync } from 'node:fs';
import { keptAfterDeletion } from '@/lib/content/keptAfterDeletion';
import { type LegalPath, legalPages } from '@/lib/content/legal/pages';
import { retentionFigures } from '@/lib/content/legal/retentionFigures';
import { legalValues } from '@/lib/content/legal/values';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import {
  alternatesOf,
  fixedLanguageOf,
  fixedTexts,
  type Language,
  languages,
  readPath,
} from '@/lib/content/site/languages/languages';
import { routes } from '@/lib/content/site/routes';
import { questions as en } from '@/lib/content/subscription/proQuestions';
import { questions as de } from '@/lib/content/translations/de/subscription/proQuestions';
import { questions as es } from '@/lib/content/translations/es/subscription/proQuestions';
import { questions as fr } from '@/lib/content/translations/fr/subscription/proQuestions';
import type { LegalDocument } from '@/lib/legal/legalDocument';
import { readLegalDocument } from '@/lib/legal/readLegalDocument';
import { silentLifetime } from '@/server/accounts/accounts';
import { codeMinutes } from '@/server/auth/codes/oneTimeCodes';
import { lifetimes } from '@/server/auth/lifetimes';
import { day, hour, minute } from '@/server/clock';
import type { MailMessage } from '@/server/mail/messages';
import { filesIn } from '../sources';

const questions = { en, de, es, fr } as const;

/** A page in one of its languages; four pages have the same document, each in a language of its own. */
type Version = { path: LegalPath; language: Language };

const paths = Object.keys(legalPages) as LegalPath[];
const documentNames = [...new Set(paths.map((path) => legalPages[path].document))];
const versions: readonly Version[] = documentNames.flatMap(versionsOf);
const documents = new Map(versions.map((version) => [fileOf(version), readVersion(version)]));

function versionsOf(name: string): readonly Version[] {
  const own = paths.filter((path) => legalPages[path].document === name);
  return own.flatMap((path) =>
    own.length === 1
      ? languages.map((language) => ({ path, language }))
      : [{ path, language: legalPages[path].language }],
  );
}

function fileOf({ path, language }: Version): string {
  return `lib/content/legal/${legalPages[path].document}/${language}.md`;
}

function readVersion({ path, language }: Version): LegalDocument {
  return readLegalDocument(path, language);
}

function document(version: Version): LegalDocument {
  return documents.get(fileOf(version)) ?? readVersion(version);
}

/** The English version of each document with each of its translations. */
const pairs = documentNames.flatMap((name) => {
  const english = versionsOf(name).find(({ language }) => language === 'en');
  if (!english) throw new Error(`${name} is not in English.`);
  return versionsOf(name).flatMap((version) =>
    version.language === 'en' ? [] : [[fileOf(version), english, version] as const],
  );
});

function anchorsOf(version: Version): string[] {
  return document(version).sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
}

/** What a text is built from: its blocks, items, rows, and cells, in order. */
function shapeOf(version: Version): unknown {
  return document(version).sections.map(({ markup }) => markup.match(/<(?:p|h3|ul|ol|li|tr|th|td)\b/g));
}

/** The markup below a heading, up to the next one. */
function markupUnder(version: Version, anchor: string): string {
  const below = document(version).sections.map(({ id, markup }) =>
    id === anchor ? markup : markup.split(`<h3 id="${anchor}">`)[1],
  );
  return below.find(Boolean)?.split('<h3')[0] ?? '';
}

const tablesIn = (markup: string): string => (markup.match(/<table.*?<\/table>/gs) ?? []).join('');

/** Where the links of a text lead, in English. */
function allLinksOf(version: Version): string[] {
  return document(version).sections.flatMap(({ markup }) =>
    [...markup.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => readPath(href).path),
  );
}

/** The names and figures that a text takes from elsewhere, in any order, by how often it does. */
function valuesOf(version: Version): string[] {
  return (readFileSync(fileOf(version), 'utf8').match(/\{\{\w+\}\}/g) ?? []).sort();
}

it('every document is in every language, every page has a document, and no file is unused', () => {
  const files = filesIn('lib/content/legal').filter(({ path }) => path.endsWith('.md'));
  expect(files.map(({ path }) => path).sort()).toEqual(versions.map(fileOf).sort());
  expect(paths.filter((path) => !Object.hasOwn(routes, path))).toEqual([]);
  for (const name of documentNames) {
    expect(
      versionsOf(name)
        .map(({ language }) => language)
        .sort(),
    ).toEqual([...languages].sort());
  }
});

describe.each(pairs)('%s beside the English', (_file, english, translation) => {
  it('has the same anchors in the same order, and as many paragraphs, items, and rows', () => {
    expect(anchorsOf(translation)).toEqual(anchorsOf(english));
    expect(shapeOf(translation)).toEqual(shapeOf(english));
  });

  it('has its own text of the same day, and links to the same places', () => {
    expect(document(translation).title).not.toBe(document(english).title);
    expect(document(translation).lead).not.toBe(document(english).lead);
    expect(document(translation).updated).toBe(document(english).updated);
    expect(allLinksOf(translation)).toEqual(allLinksOf(english));
  });

  it('takes the same names and figures from elsewhere, and has the same digits', () => {
    const digits = (version: Version) =>
      (
        JSON.stringify(document(version))
          .replace(/(?:href|class|id)=\\"[^"]*"/g, '')
          .match(/\d+/g) ?? []
      ).sort();
    expect(valuesOf(translation)).toEqual(valuesOf(english));
    expect(digits(translation)).toEqual(digits(english));
  });
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

it('links within and between documents lead to anchors that exist', () => {
  const anchors = new Map(versions.map((version) => [version.path, anchorsOf(version)]));
  const lost = versions.flatMap((version) =>
    allLinksOf(version)
      .filter((href) => href.startsWith('/') || href.startsWith('#'))
      .filter((href) => {
        const [target = '', anchor] = href.split('#');
        const page = (target || version.path) as LegalPath;
        if (!Object.hasOwn(legalPages, page)) return anchor !== undefined;
        return anchor !== undefined && !anchors.get(page)?.includes(anchor);
      })
      .map((href) => `${fileOf(version)} → ${href}`),
  );
  expect(lost).toEqual([]);
});

it('the lifetimes that the texts promise are those the service keeps', () => {
  expect(legalValues.refreshDays).toBe(lifetimes.refreshToken / day);
  expect(legalValues.familyDays).toBe(lifetimes.family / day);
  expect(retentionFigures.deviceRecordDays).toBe(lifetimes.revokedFamilyMemory / day);
  expect(legalValues.accessHours).toBe(lifetimes.accessToken / hour);
  expect(legalValues.sessionMinutes).toBe(lifetimes.authSession / minute);
  expect(legalValues.codeMinutes).toBe(codeMinutes);
  expect(legalValues.silentAccountDays).toBe(silentLifetime / day);
  const constants = filesIn('server').map(({ text }) => text);
  // “One year” in the texts, counted as a leap year.
  const yearOfAudit = 366;
  for (const days of [
    [/'outbox', 'sent_at', now - (\d+) \* day/, legalValues.mailRecordDays],
    // “Seven days” in the texts.
    [/'outbox', 'failed_at', now - (\d+) \* day/, 7],
    [/keptFor = (\d+) \* day/, legalValues.billingRecordDays],
    [/'audit_log', 'at', now - (\d+) \* day/, yearOfAudit],
    [/undo\w* = (\d+) \* day/i, legalValues.undoDays],
    [/firstDayOfCounts = new Date\(now - (\d+) \* day/, legalValues.countDays],
  ] as const) {
    const found = constants.flatMap((text) => days[0].exec(text)?.[1] ?? []);
    expect(found.map(Number)).toContain(days[1]);
  }
});

it('what we send subscribers names every mail about an account', () => {
  const words: Record<MailMessage['template'], RegExp | null> = {
    code: /codes/,
    'address-code': /codes/,
    'address-taken': /address that was added/,
    'delete-code': /codes/,
    'long-code': /too many tries/,
    'former-delete-code': /codes/,
    'address-added': /address that was added/,
    'address-changed': /changed/,
    'address-removed': /removed/,
    'address-restored': /restored/,
    'new-sign-in': /new sign-in/,
    purchase: /your purchase/,
    'address-subscribed': /second subscription/,
    'trial-refused': /trial that did not start/,
    'payment-failed': /failed payment/,
    'trial-ending': /reminders before a trial ends/,
    renewal: /yearly plan renews/,
    receipt: /receipts/,
    'plan-changed': /change of plan/,
    resumed: /turned back on/,
    refunded: /refund/,
    cancelled: /cancellation/,
    ended: /its end/,
    'second-subscription': /second subscription/,
    deleted: /deletion of the account/,
    'support-acted': /our support did/,
    // What is asked for without an account is in the privacy policy of the site.
    'newsletter-confirm': null,
    'sale-interest-confirm': null,
    'sale-opened': null,
    'contact-message': null,
    'contact-received': null,
    withdrawal: null,
    'withdrawal-received': null,
    cancellation: null,
    'cancellation-received': null,
    'statement-confirmed': null,
    letter: /a higher price, important changes to these texts/,
  };
  const told = markupUnder({ path: '/pro/privacy-terms/us', language: 'en' }, 'mail-privacy');
  const silent = Object.entries(words).filter(([, word]) => word && !word.test(told));
  expect(silent.map(([mail]) => mail)).toEqual([]);
});

it('terms, mail and page tell of the same records that outlive an account', () => {
  const promising = versions.filter((version) => anchorsOf(version).includes('deletion'));
  expect(promising.length).toBe(2 * languages.length);
  for (const version of promising) {
    const { language } = version;
    const tables = tablesIn(
      document(version)
        .sections.map(({ markup }) => markup.replace(/<\/?span[^>]*>/g, ''))
        .join(''),
    );
    const mail = mailLanguages[language].deleted({}).lead.join(' ');
    expect(keptAfterDeletion[language].length).toBe(keptAfterDeletion.en.length);
    for (const { what, howLong } of keptAfterDeletion[language]) {
      expect(tables).toContain(`>${what}<`);
      expect(tables).toContain(`>${howLong}<`);
      expect(mail).toContain(`${what}. ${howLong}.`);
    }
  }
});

it('what keeps the money-back guarantee to one for each card is told in every version that limits it so', () => {
  const guarantee: Record<Language, string> = {
    en: 'money-back guarantee',
    de: 'Geld-zurück-Garantie',
    es: 'garantía de devolución',
    fr: 'garantie de remboursement',
  };
  const promising = versions.filter((version) => anchorsOf(version).includes('money-back'));
  expect(promising.length).toBe(2 * languages.length);
  const silent = promising.filter(
    (version) => !markupUnder(version, 'payment-data').includes(guarantee[version.language]),
  );
  expect(silent.map(fileOf)).toEqual([]);
  // The days are those that the service counts.
  expect(promising.filter((version) => !valuesOf(version).includes('{{moneyBackDays}}'))).toEqual([]);
  const refusals = filesIn('lib/content').flatMap(
    ({ text }) => /not_refundable:\s+'(.+)'/.exec(text)?.[1] ?? [],
  );
  expect(refusals.filter((text) => text.includes(`${legalValues.moneyBackDays}`))).toHaveLength(
    languages.length,
  );
});

it('the 14 days to withdraw are told of for every country whose terms grant them, Canada among them', () => {
  const canada: Record<Language, string> = { en: 'Canada', de: 'Kanada', es: 'Canadá', fr: 'Canada' };
  for (const language of languages) {
    const refund = questions[language].find(({ id }) => id === 'refund')?.answer.join(' ');
    expect(refund).toContain(canada[language]);
    expect(refund).toMatch(/\b14\b/);
    expect(refund).toContain(`${legalValues.moneyBackDays}`);
    const overview = tablesIn(markupUnder({ path: '/pro/privacy-terms', language }, 'differences'));
    // No law of Canada gives them; the terms do.
    expect(overview).toMatch(
      />14 (days from purchase|Tage ab dem Kauf|días desde la compra|jours à compter de l’achat)</,
    );
  }
});

it('no legal text spells out one of our names', () => {
  const spelled = filesIn('lib/content/legal').filter(
    ({ path, text }) => path.endsWith('.md') && /\bTeal\b|Duck\.ai|teal\.example/.test(text),
  );
  expect(spelled.map(({ path }) => path)).toEqual([]);
});

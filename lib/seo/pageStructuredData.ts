import { hiringQuestions } from '@/lib/content/company/howWeHire';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { updates } from '@/lib/content/company/updates';
import { updateTexts } from '@/lib/content/company/updateWords';
import { appQuestions } from '@/lib/content/downloadPages/app';
import { macQuestions } from '@/lib/content/downloadPages/mac';
import { windowsQuestions } from '@/lib/content/downloadPages/windows';
import { comparisonAsOf } from '@/lib/content/downloads/comparison';
import { plainAnswer } from '@/lib/content/help/helpQuestion';
import { helpTopics } from '@/lib/content/help/helpTopics';
import { chatQuestions } from '@/lib/content/productPages/chat';
import { mailQuestions } from '@/lib/content/productPages/mail';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { type RoutePath, routes } from '@/lib/content/site/routes';
import { questions as proQuestions } from '@/lib/content/subscription/proQuestions';
import { canonicalUrl } from './canonicalUrl';
import { jobPosting } from './jobPosting';
import {
  article,
  breadcrumbs,
  browserProduct,
  organization,
  phoneApp,
  questionPage,
  subscriptionProduct,
  type Thing,
  website,
} from './structuredData';

/** How many changes are listed individually; the feed has all of them. */
const newest = 10;

function pageArticle(path: RoutePath, date: string): Thing {
  const { title, description } = routes[path];
  return article(path, { headline: title, text: description, date });
}

/** An answer that depends on a remote flag is left to the page: this data is the same whatever the flag's value. */
const proAnswers = proQuestions
  .filter(({ withoutChat }) => !withoutChat)
  .map(({ question, answer }) => ({ question, answer: answer.join(' ') }));

const helpAnswers = helpTopics.flatMap(({ questions }) =>
  questions.map((question) => ({ question: question.question, answer: plainAnswer(question) })),
);

/**
 * What each page is about. A page that is not listed here still gets its breadcrumbs. The home page, which is as heavy as
 * a page may be, leaves its questions to the text that everybody reads.
 */
const pages: Partial<Record<RoutePath, () => readonly Thing[]>> = {
  '/': () => [organization(), website()],
  '/about': () => [organization()],
  '/press': () => [organization()],
  '/app': () => [phoneApp('ios'), phoneApp('android'), questionPage(appQuestions.items)],
  '/browser': () => [phoneApp('ios'), phoneApp('android')],
  '/mac': () => [browserProduct('macOS', canonicalUrl(localUrl('/mac'))), questionPage(macQuestions.items)],
  '/windows': () => [
    browserProduct('Windows', canonicalUrl(localUrl('/windows'))),
    questionPage(windowsQuestions.items),
  ],
  '/pro': () => [subscriptionProduct(), questionPage(proAnswers)],
  '/email': () => [questionPage(mailQuestions.items)],
  '/duckai': () => [questionPage(chatQuestions.items)],
  '/help': () => [questionPage(helpAnswers)],
  '/help/contact': () => [organization()],
  '/how-we-hire': () => [questionPage(hiringQuestions.items)],
  '/hiring': () => [organization(), ...shippedOffers.map(jobPosting)],
  '/compare-privacy': () => [organization(), pageArticle('/compare-privacy', comparisonAsOf.date)],
  '/updates': () => [
    organization(),
    ...updates.slice(0, newest).map(({ id, name, date }) => {
      const { title, text } = updateTexts[name];
      return article(`/updates#${id}`, { headline: title, text, date });
    }),
  ],
};

/** The structured data of a page (JSON-LD), or null for pages that are not indexed. */
export function pageStructuredData(route: RoutePath): string | null {
  if (!routes[route].sitemap) return null;
  const breadcrumbList = breadcrumbs(route);
  const graph = [...(pages[route]?.() ?? []), ...(breadcrumbList ? [breadcrumbList] : [])];
  // Inside a script element, only this character could end the data early.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

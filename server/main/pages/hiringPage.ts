import { byDepartment } from '@/lib/content/company/jobOfferList';
import type { Offer } from '@/lib/contract/jobOffers';
import { publicOriginPlaceholder } from '@/lib/seo/canonicalUrl';
import type { RoleFeed } from '@/server/jobs/roleFeed';
import { withRewrittenPage } from './rewrittenPage';
import type { SiteFiles } from './siteFiles';
import { type SpokenIn, spokenInEnglish } from './spokenIn';

const path = '/hiring';
/** What roles may take in the page before compression: a feed may hold 2 MB, and a page may weigh 20 KB. */
const maxBytesOfRoles = 30 * 1024;
/** On the list of roles, on the words for an empty one behind it, and on the data for search engines. */
export const marks = {
  list: ' data-roles=',
  empty: '</div><div data-roles-empty',
  data: '<script type="application/ld+json"',
} as const;

/**
 * The prepared pages, with the roles of the feed in the page about open roles. The page was built with those that we ship,
 * and where there is a feed, nothing may say that these are open: not to search engines, and not to readers without a
 * script. The roles that do not fit are added by enhance/lists/roles.
 */
export function withOpenRoles(
  files: SiteFiles,
  roleFeed: RoleFeed,
  publicOrigin: string,
  spokenIn: SpokenIn = spokenInEnglish,
): SiteFiles {
  if (!roleFeed.hasFeed) return files;
  // Asked at once, so that the first reader finds an answer.
  roleFeed.fromFeed();
  return withRewrittenPage(files, {
    path,
    known: () => roleFeed.fromFeed(),
    write(markup, offers, language) {
      const { rolesMarkup, rolePostings } = spokenIn(language);
      const shown = fitting(offers ?? [], (offer) =>
        Buffer.byteLength(rolesMarkup([offer]).markup + embedded(rolePostings([offer]), publicOrigin)),
      );
      const listed = withRows(markup, rolesMarkup(shown).markup, offers?.length === 0);
      return withPostings(listed, rolePostings(shown), publicOrigin);
    },
  });
}

/** The first roles, in the order of the page, that together take no more than they may. */
function fitting(offers: readonly Offer[], bytesOf: (offer: Offer) => number): Offer[] {
  const inOrder = byDepartment(offers).flatMap(([, group]) => group);
  let left = maxBytesOfRoles;
  const end = inOrder.findIndex((offer) => {
    left -= bytesOf(offer);
    return left < 0;
  });
  return end < 0 ? inOrder : inOrder.slice(0, end);
}

/** The rows in the list. The words for an empty one are shown if the feed says so, whatever the build has shipped. */
function withRows(markup: string, rows: string, isEmpty: boolean): string {
  const marked = markup.indexOf(marks.list);
  const from = markup.indexOf('>', marked) + 1;
  const until = markup.indexOf(marks.empty, from);
  if (marked < 0 || until < 0) return markup;
  const end = markup.indexOf('>', until + marks.empty.length);
  const empty = markup.slice(until, end).replace(' hidden=""', '');
  return markup.slice(0, from) + rows + empty + (isEmpty ? '' : ' hidden') + markup.slice(end);
}

/** The postings in the place of those of the build. */
function withPostings(markup: string, postings: readonly object[], publicOrigin: string): string {
  const marked = markup.indexOf(marks.data);
  const from = markup.indexOf('>', marked) + 1;
  const until = markup.indexOf('</script>', from);
  if (marked < 0 || until < 0) return markup;
  const data: { '@graph': { '@type': string }[] } = JSON.parse(markup.slice(from, until));
  const others = data['@graph'].filter((thing) => thing['@type'] !== 'JobPosting');
  const text = embedded({ ...data, '@graph': [...others, ...postings] }, publicOrigin);
  return markup.slice(0, from) + text + markup.slice(until);
}

function embedded(data: object, publicOrigin: string): string {
  return JSON.stringify(data).replaceAll(publicOriginPlaceholder, publicOrigin).replaceAll('<', '\\u003c');
}

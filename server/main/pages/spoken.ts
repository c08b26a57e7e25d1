/**
 * What the server itself writes for people, in one language: the build bundles this module once for each language, with
 * its translations in place of the English words, as it does with the pages.
 */
export { unreadRequest } from '@/lib/content/site/errors/unreadRequest';
export { rolesMarkup } from '@/lib/hiring/rolesMarkup';
export { rolePostings } from '@/lib/seo/jobPosting';
export { openSearchDescription } from '@/server/site/openSearch';
export { updatesFeed } from '@/server/site/updatesFeed';
export { statusMarkup } from '@/server/status/statusMarkup';

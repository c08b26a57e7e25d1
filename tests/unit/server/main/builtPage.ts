import type { SiteFiles, StoredPage } from '@/server/main/pages/siteFiles';

/** A page as the build stores it, with this markup. */
export function builtPage(markup: string): StoredPage {
  const encodings = { identity: () => Buffer.from(markup), br: () => Buffer.from('built'), gzip: null };
  return { type: 'text/html', etag: 'built', immutable: false, encodings, headers: {} };
}

/** A site of this page alone, at every address or at one. */
export function filesOf(page: StoredPage, at?: string): SiteFiles {
  const pageAt = (path: string) => (at === undefined || path === at ? page : null);
  return {
    page: pageAt,
    asset: () => null,
    pageInApp: () => null,
    pageInMarket: pageAt,
    errorPage: () => page,
  };
}

/** What a browser makes of it. */
export function documentOf({ encodings }: StoredPage): Document {
  return new DOMParser().parseFromString(encodings.identity().toString('utf8'), 'text/html');
}

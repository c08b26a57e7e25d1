import type { RoutePath } from '@/lib/content/site/routes';
import { pageStructuredData } from '@/lib/seo/pageStructuredData';

/** What the page is about, for search engines. Browsers do not run it, so the content policy need not allow it. */
export function StructuredData({ route }: { route: RoutePath }) {
  const data = pageStructuredData(route);
  if (!data) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own catalogs, with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
}

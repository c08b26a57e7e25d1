import Head from 'next/head';
import { brand } from '@/lib/content/brand';
import { language } from '@/lib/content/site/languages/language';
import { alternatesOf, fixedLanguageOf, openGraphLocales } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { type RoutePath, routes } from '@/lib/content/site/routes';
import { appBanner } from '@/lib/seo/appBanner';
import { canonicalUrl } from '@/lib/seo/canonicalUrl';
import { sharingCardUrl } from '@/lib/seo/sharingCard';

/** Title, description, canonical URL and sharing card of a page, all from its record in the route catalog. */
export function PageHead({ route }: { route: RoutePath }) {
  const { title, description, path, sitemap, kind, event } = routes[route];
  const app = appBanner(route);
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="description" content={description} />
      {sitemap ? (
        <>
          <link rel="canonical" href={canonicalUrl(localUrl(path))} />
          {alternatesOf(path).map((alternate) => (
            <link
              key={alternate.language}
              rel="alternate"
              hrefLang={alternate.language}
              href={canonicalUrl(alternate.path)}
            />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {/* Read by enhance/counting/pageView; a flow counts its views itself. */}
      {kind === 'document' ? <meta name="page-event" content={event} /> : null}
      {app ? <meta name="apple-itunes-app" content={app} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocales[fixedLanguageOf(path) ?? language]} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalUrl(localUrl(path))} />
      <meta property="og:image" content={canonicalUrl(sharingCardUrl(routes[route]))} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}

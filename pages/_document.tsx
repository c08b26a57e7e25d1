import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { ownScriptsOnly } from '@/components/layout/flow/ownScriptsOnly';
import { Enhancements } from '@/components/layout/page/Enhancements';
import { brand } from '@/lib/content/brand';
import { languageOf } from '@/lib/content/site/languages';
import { routeAt } from '@/lib/content/site/routes';
import { speculationRules } from '@/lib/content/site/speculationRules';
import { pageExperiments } from '@/lib/experiments/pageExperiments';
import { surfaceColors } from '@/lib/theme/surfaceColors';

export default function SiteDocument({ __NEXT_DATA__ }: DocumentProps) {
  // By its record: in development the framework takes every page for a flow, and does not say what the page says it is.
  const isFlow = routeAt(__NEXT_DATA__.page)?.kind === 'flow';
  const { light, dark } = surfaceColors;
  return (
    <Html lang={languageOf(__NEXT_DATA__.page)} data-experiments={pageExperiments(__NEXT_DATA__.page)}>
      <Head>
        {/* The build allows exactly these texts by their hashes. */}
        {isFlow ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, it must run before every other script
          <script dangerouslySetInnerHTML={{ __html: ownScriptsOnly }} />
        ) : null}
        {/* The build puts its text in place: what it marks must be there before the first paint. */}
        <script src="/enhance/boot/boot.js" />
        {/* Early, but behind the styles: the text is there at once in a fallback that is fitted to this face. */}
        <link
          rel="preload"
          href="/fonts/instrument-sans-basic.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={brand.search}
          href="/opensearch.xml"
        />
      </Head>
      <body>
        <Main />
        <NextScript />
        <Enhancements names={[isFlow ? 'frame' : 'site']} />
        {isFlow ? null : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </body>
    </Html>
  );
}

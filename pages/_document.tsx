import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { LostScript } from '@/components/layout/flow/LostScript';
import { ownScriptsOnly } from '@/components/layout/flow/ownScriptsOnly';
import { Enhancements } from '@/components/layout/page/Enhancements';
import { StructuredData } from '@/components/layout/StructuredData';
import { brand } from '@/lib/content/brand';
import { language } from '@/lib/content/site/languages/language';
import { fixedLanguageOf } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { routeAt } from '@/lib/content/site/routes';
import { speculationRules } from '@/lib/content/site/speculationRules';
import { pageExperiments } from '@/lib/experiments/pageExperiments';
import { surfaceColors } from '@/lib/theme/surfaceColors';

/** The pages to which the payment page returns. */
const paidRoutes = new Set<string>(['/pro/welcome', '/subscriptions/welcome/stripe']);

export default function SiteDocument({ __NEXT_DATA__ }: DocumentProps) {
  // A page that is built more than once has a parameter at its end, which is no part of its URL.
  const page = __NEXT_DATA__.page.replace(/\/\[\[.*/, '');
  // From the route's record: in development the framework treats every page as a flow and does not report the page's
  // kind.
  const route = routeAt(page);
  const isFlow = route?.kind === 'flow';
  const { light, dark } = surfaceColors;
  return (
    <Html lang={fixedLanguageOf(page) ?? language} data-experiments={pageExperiments(page)}>
      <Head>
        {/* The build allows exactly these scripts by their hashes. */}
        {isFlow ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before other scripts
          <script dangerouslySetInnerHTML={{ __html: ownScriptsOnly }} />
        ) : null}
        {/* The build inlines its text: what it marks must be there before the first paint. */}
        <script src="/enhance/boot/boot.js" />
        {isFlow ? <script src="/enhance/boot/flowScripts.js" /> : null}
        {/* After the styles. Until it arrives, the text is shown in a fallback fitted to this font. Not on phones, whose
            lines are slow: Chromium holds the first paint back for up to 50 ms for a font that is asked for early. */}
        <link
          rel="preload"
          href="/fonts/instrument-sans-basic.woff2"
          as="font"
          type="font/woff2"
          media="(min-width: 42rem)"
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
          href={localUrl('/opensearch.xml')}
        />
      </Head>
      <body>
        {isFlow ? <LostScript afterPayment={paidRoutes.has(__NEXT_DATA__.page)} /> : null}
        <Main />
        {/* After everything that is seen, which need not wait for it. */}
        {route ? <StructuredData route={route.path} /> : null}
        <NextScript />
        <Enhancements names={[isFlow ? 'frame' : 'site']} />
        {isFlow ? null : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </body>
    </Html>
  );
}

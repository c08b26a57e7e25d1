import { schemaLibraryFile } from './scripts/build/frameworkOutput/schemaLibraryFile.mjs';

/** What stands in for a module in the browser. The build writes the schemas before it builds the pages. */
const inBrowser = { 'zod/mini': { browser: `./${schemaLibraryFile}` } };

// While developing, styles come and go with their components, and the framework replaces modules by itself. A build
// writes every style of a page into a stylesheet, and starts its flows without the framework's router.
const isBuild = process.env.NODE_ENV === 'production';
if (isBuild) {
  inBrowser['styled-jsx/style'] = { browser: './components/layout/flow/StyleInPage.ts' };
  inBrowser['next/dist/client/next-turbopack.js'] = { browser: './components/layout/flow/hydrateFlow.tsx' };
}

/** Pages are compiled once, and then rendered in each language in a folder of its own. */
const language = process.env.SITE_LANGUAGE;

/** @type {import('next').NextConfig} */
const config = {
  distDir: language ? `.next/languages/${language}` : '.next',
  // The calls of pages/api are part of the server bundle; only development answers them by the framework.
  pageExtensions: isBuild ? ['tsx'] : ['tsx', 'ts'],
  reactStrictMode: true,
  poweredByHeader: false,
  // The server in server/main compresses at build time and sends its own headers.
  compress: false,
  generateEtags: false,
  devIndicators: false,
  // Pictures go out as they are; the framework's own optimizer stays shut even if a request should reach it.
  images: { unoptimized: true },
  // The check has its own step in `npm test`; a start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: inBrowser,
    rules: {
      '*.{css,ts,tsx}': {
        condition: { content: /@media[^{]*\(--/ },
        loaders: ['./scripts/build/mediaWidths.mjs'],
      },
      // While developing, the pages speak English.
      ...(isBuild ? { '**/lib/content/**/*.ts': { loaders: ['./scripts/build/words.mjs'] } } : {}),
    },
  },
  experimental: {
    // Without this Turbopack puts an executable inline script into every page, which the content security policy forbids.
    turbopackSharedRuntime: false,
    // Pages link to each other by plain anchors, so the router needs no list of other routes.
    clientRouterFilter: false,
  },
  // jose is published as ES modules alone, which the test compiler must know; the messaging package is TypeScript.
  transpilePackages: ['jose', '@duckduckgo/messaging'],
};

export default config;

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

/** A build compiles the pages once, and then renders them in each language in a folder of its own. */
const language = process.env.SITE_LANGUAGE;

/** @type {import('next').NextConfig} */
const config = {
  distDir: isBuild && language ? `.next/languages/${language}` : '.next',
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
      '**/lib/content/**/*.ts': {
        // Changed words are shown at once while developing, since nothing bundles them again; one language at a time.
        loaders: isBuild
          ? ['./scripts/build/words.mjs']
          : [{ loader: './scripts/build/translated.mjs', options: { language: language ?? 'en' } }],
      },
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

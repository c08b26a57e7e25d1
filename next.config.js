/** @type {import('next').NextConfig} */
const config = {
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
  // Written by scripts/build/schemaLibrary before the pages are built.
  turbopack: { resolveAlias: { 'zod/mini': { browser: './.build/zod-mini.js' } } },
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

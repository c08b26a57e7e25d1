/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The server in server/main compresses at build time and sends its own headers.
  compress: false,
  generateEtags: false,
  devIndicators: false,
  // The check has its own step in `npm test`; a start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Without this Turbopack puts an executable inline script into every page, which the content security policy forbids.
    turbopackSharedRuntime: false,
  },
  // Only the test compiler reads this: jose is published as ES modules alone.
  transpilePackages: ['jose'],
};

export default config;

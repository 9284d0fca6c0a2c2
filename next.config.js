import { readdirSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { leanNext } from './scripts/next/lean-next.mjs';

/** The site has the languages that it has texts of (lib/domain/settings/locales). */
const locales = readdirSync(`${import.meta.dirname}/locales`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Next renders; the server in front (lib/server/http) compresses, caches and
 * sets headers, so both are off here. Types and lint are checked by `npm test`.
 * @type {import('next').NextConfig}
 */
const config = {
  reactStrictMode: true,
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  i18n: { locales, defaultLocale: 'en', localeDetection: false },
  compiler: { styledComponents: true },
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Only sites that also have an app router need the filter of its pages.
    clientRouterFilter: false,
    // Resolves nesting for the browsers of `.browserslistrc`. A "<" in a style block, as in (width <= 719px), is none that the policy takes.
    useLightningcss: true,
    lightningCssFeatures: { include: ['media-range-syntax'] },
  },
  webpack: (config, { webpack, isServer, dev }) => {
    if (!isServer && !dev) {
      leanNext(config, import.meta.dirname);
      // Chrome then compiles a file's functions while it loads, in another thread, not one by one as they are first called (docs/performance.md#hints-to-v8).
      config.plugins.push(
        new webpack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /\.js$/,
          // After the minifier, which drops comments.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        }),
      );
    }
    if (!isServer) {
      config.module.rules.push({
        test: /\/@zxcvbn-ts\/language-common\/src\/passwords\.json$/,
        use: `${import.meta.dirname}/scripts/next/most-used-passwords.mjs`,
      });
      // Next's start hydrates a page in one task otherwise.
      config.module.rules.push({
        test: /\/next\/dist\/(?:esm\/)?client\/index\.js$/,
        resolve: { alias: { 'react-dom/client': `${import.meta.dirname}/scripts/next/hydrate-in-slices.mjs` } },
      });
    }
    return config;
  },
};

/** @param {string} phase */
export default (phase) => ({
  ...config,
  // A page that exists only under `npm run dev` ends in `.dev.js`, which a build does not take as a page.
  pageExtensions: [...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.js'] : []), 'tsx', 'ts'],
});

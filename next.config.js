import { readdirSync } from 'node:fs';

/** The site has the languages that it has texts of (lib/domain/locales). */
const locales = readdirSync(`${import.meta.dirname}/locales`).flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []);

/**
 * Next renders; the server in front (lib/server/front) compresses, caches and
 * sets headers, so both are off here. Types and lint are checked by `npm test`.
 * @type {import('next').NextConfig}
 */
export default {
  reactStrictMode: true,
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  i18n: { locales, defaultLocale: 'en', localeDetection: false },
  compiler: { styledComponents: true },
  typescript: { ignoreBuildErrors: true },
  webpack: (config) => {
    // React has had it since version 18; SWR's shim for older ones would travel to everybody.
    config.resolve.alias['use-sync-external-store/shim'] = 'react';
    return config;
  },
};

import '../i18n/server-messages';
import { paths } from '../domain/page/paths';
import { SITEMAP_PATH } from '../domain/page/sitemap';
import { THEME_COLORS } from '../domain/page/theme-colors';
import { LOCALES, type Locale } from '../domain/settings/locales';
import { DAY_MS } from '../domain/values/durations';
import { localizedPath } from '../i18n/localized-path';
import { translator } from '../i18n/message-registry';

/** Pages for one visitor, and what they lead to: nothing to find there. */
const PERSONAL = [paths.account(), '/admin', paths.notifications(), paths.settings(), paths.handler(), paths.unsubscribe()];

/**
 * `/robots.txt` (RFC 9309). JSON answers may be fetched: search engines run the
 * page's scripts, and those request them.
 */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...LOCALES.flatMap((locale) => PERSONAL.map((path) => `Disallow: ${localizedPath(locale, path)}`)),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}${SITEMAP_PATH}`,
    '',
  ].join('\n');
}

/** The RFC recommends less than a year; the date moves with the day, so a running site is never past it. */
const VALID_DAYS = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): where a hole in the site is reported.
 * `contact`: a mailto: or https: address; without one the site's contact page.
 * `now`: the real clock, milliseconds since 1970.
 */
export function securityText({
  siteUrl,
  contact,
  now,
}: {
  readonly siteUrl: string;
  readonly contact: string | undefined;
  readonly now: number;
}): string {
  // Of the day, so that the answer stays the same for its lifetime.
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact ?? new URL(paths.contact(), siteUrl).href}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(paths.securityTxt(), siteUrl).href}`,
    '',
  ].join('\n');
}

const png = (size: number, name: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Drawn by `scripts/manifest-screenshots.mjs`: the pages in English, whatever the language of the manifest. */
const SCREENSHOTS = [
  { name: 'home-narrow', sizes: '780x1688', form: 'narrow', label: 'manifest.home' },
  { name: 'standings-narrow', sizes: '780x1688', form: 'narrow', label: 'manifest.standings' },
  { name: 'home-wide', sizes: '1440x900', form: 'wide', label: 'manifest.home' },
  { name: 'match-wide', sizes: '1440x900', form: 'wide', label: 'manifest.match' },
] as const;

/**
 * The web app's manifest in a language (https://www.w3.org/TR/appmanifest/), as
 * JSON. Whatever its language, it is one app: `id` stays.
 */
export function webManifest(locale: Locale): string {
  const t = translator(locale);
  const shortcut = (name: string, path: string) => ({
    name,
    url: localizedPath(locale, path),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return JSON.stringify({
    id: '/',
    name: t('manifest.name', { site: t('site.title') }),
    short_name: t('site.title'),
    description: t('manifest.description'),
    lang: locale,
    dir: 'ltr',
    start_url: localizedPath(locale, paths.home()),
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLORS.dark,
    theme_color: THEME_COLORS.dark,
    categories: ['sports', 'games', 'news'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192, 'icon', 'any'),
      png(512, 'icon', 'any'),
      png(192, 'maskable', 'maskable'),
      png(512, 'maskable', 'maskable'),
      png(96, 'badge', 'monochrome'),
    ],
    shortcuts: [
      shortcut(t('manifest.today'), paths.matches('today')),
      shortcut(t('manifest.mine'), paths.following()),
      shortcut(t('manifest.live'), `${paths.home()}#home-live`),
    ],
    screenshots: SCREENSHOTS.map(({ name, sizes, form, label }) => ({
      src: `/screenshots/${name}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: t(label),
    })),
  });
}

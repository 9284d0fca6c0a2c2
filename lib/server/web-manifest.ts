import type { Locale } from '../domain/settings/locales';
import { paths } from '../domain/page/paths';
import { THEME_COLORS } from '../domain/page/theme-colors';
import { localizedPath } from '../i18n/localized-path';
import { translator } from '../i18n/message-registry';
// Registers every locale's texts.
import '../i18n/server-messages';

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

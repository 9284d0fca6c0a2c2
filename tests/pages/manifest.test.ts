import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../lib/domain/settings/locales';
import { manifestLocale, manifestPath } from '../../lib/domain/page/manifest-path';
import { paths } from '../../lib/domain/page/paths';
import { THEME_COLORS } from '../../lib/domain/page/theme-colors';
import { localizedPath } from '../../lib/i18n/localized-path';
import { webManifest } from '../../lib/server/well-known-files';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';

const text = v.pipe(v.string(), v.minLength(2));
const sizes = v.pipe(v.string(), v.regex(/^(?:any|\d+x\d+)$/));

/** https://www.w3.org/TR/appmanifest/, as far as it is used. */
const ManifestSchema = v.strictObject({
  id: v.literal('/'),
  name: text,
  short_name: v.pipe(text, v.maxLength(12)),
  description: text,
  lang: v.picklist(LOCALES),
  dir: v.literal('ltr'),
  start_url: v.string(),
  scope: v.literal('/'),
  display: v.literal('standalone'),
  background_color: v.literal(THEME_COLORS.dark),
  theme_color: v.literal(THEME_COLORS.dark),
  categories: v.array(v.picklist(['sports', 'games', 'news'])),
  icons: v.array(v.object({ src: v.string(), sizes, type: v.string(), purpose: v.picklist(['any', 'maskable', 'monochrome']) })),
  shortcuts: v.array(v.object({ name: text, url: v.string(), icons: v.array(v.object({ src: v.string(), sizes, type: v.string() })) })),
  screenshots: v.array(
    v.object({ src: v.string(), sizes, type: v.literal('image/webp'), form_factor: v.picklist(['narrow', 'wide']), label: text }),
  ),
});

const inPublic = (path: string) => join(CHECKOUT, 'public', path);
const manifestIn = (locale: Locale) => v.parse(ManifestSchema, JSON.parse(webManifest(locale)));
const manifest = manifestIn('en');

describe.each(LOCALES)('the manifest in %s', (locale) => {
  const own = manifestIn(locale);

  it('is found at its own address', () => {
    expect(manifestLocale(manifestPath(locale))).toBe(locale);
  });

  it('is of one app whose pages are in its language', () => {
    expect([own.lang, own.start_url]).toEqual([locale, localizedPath(locale, '/')]);
    expect(own.shortcuts.map(({ url }) => url)).toEqual(
      [paths.matches('today'), paths.following(), `${paths.home()}#home-live`].map((path) => localizedPath(locale, path)),
    );
    if (locale !== 'en') expect(own.shortcuts.map(({ name }) => name)).not.toEqual(manifest.shortcuts.map(({ name }) => name));
  });
});

it('the manifest’s pictures exist, in the sizes that it states, and are small', async () => {
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons), ...manifest.screenshots];
  for (const { src, sizes: told } of pictures) {
    expect(existsSync(inPublic(src)), src).toBe(true);
    expect((await stat(inPublic(src))).size, src).toBeLessThan(100_000);
    if (told === 'any') continue;
    const { width, height } = await sharp(inPublic(src)).metadata();
    expect(`${width}x${height}`, src).toBe(told);
  }
});

it('one icon of the manifest is maskable, and there are screenshots for phones and desktops', () => {
  const ofPurpose = (wanted: string) => manifest.icons.filter(({ purpose }) => purpose === wanted).map(({ sizes: told }) => told);
  expect(ofPurpose('maskable')).toEqual(['192x192', '512x512']);
  expect(ofPurpose('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

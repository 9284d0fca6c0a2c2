import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { paths } from '../../lib/domain/paths';
import { THEME_COLORS } from '../../lib/domain/theme-colors';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';

/** https://www.w3.org/TR/appmanifest/, as far as it is used. */
const ManifestSchema = v.object({
  start_url: v.literal('/'),
  scope: v.literal('/'),
  display: v.literal('standalone'),
  background_color: v.literal(THEME_COLORS.dark),
  theme_color: v.literal(THEME_COLORS.dark),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string(), purpose: v.picklist(['any', 'maskable']) })),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
});

const inPublic = (path: string) => join(CHECKOUT, 'public', path);
const manifest = v.parse(ManifestSchema, JSON.parse(readFileSync(inPublic('manifest.webmanifest'), 'utf8')));

it('the manifest leads to today’s matches and to what is followed', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([paths.matches('today'), paths.following(), paths.standings()]);
});

it('the manifest’s icons are there, in the sizes that it tells, and one may be cut round', async () => {
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(inPublic(src)), src).toBe(true);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(inPublic(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  expect(purposes).toContain('maskable');
  expect(manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
});

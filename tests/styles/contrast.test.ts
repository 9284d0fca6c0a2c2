import { describe, expect, it } from 'vitest';
import { THEMES } from '../../lib/domain/settings/settings';
import { NAME_COLORS } from '../../lib/domain/play/cosmetics';
import { NAME_COLOR_VALUES } from '../../styles/name-colors';
import { tokenOf } from '../support/style-tokens';

/** WCAG 2.2 relative luminance and contrast; `#rrggbbaa` is laid over `under` first. */
function channels(hex: string, under = '#000000'): number[] {
  const parts = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  const alpha = hex.length === 9 ? parseInt(hex.slice(7), 16) / 255 : 1;
  if (alpha === 1) return parts;
  const base = channels(under);
  return parts.map((part, index) => part * alpha + (base[index] ?? 0) * (1 - alpha));
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, surface: string, under?: string): number {
  const [high = 0, low = 0] = [luminance(channels(text)), luminance(channels(surface, under))].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXTS = ['main-color', 'text-color', 'dim-text-color', 'faint-text-color', 'hl-color1', 'live-text-color', 'win-text'] as const;
const SURFACES = ['bg-color', 'bg-element-color', 'bg-element-hl-color', 'bg-sunken-color'] as const;
const GRAPHICS = ['control-border-color', 'blue-side', 'red-side', 'main-mark', 'live-fill'] as const;

describe.each(THEMES)('the %s theme', (theme) => {
  const color = (name: string) => tokenOf(theme, name);

  it.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    'writes %s on %s with at least 4.5:1',
    (text, surface) => {
      expect(contrast(color(text), color(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['text-color', 'dim-text-color', 'live-text-color', 'main-color'] as const)(
    'writes %s on the live and the selected tint with at least 4.5:1',
    (text) => {
      expect(contrast(color(text), color('live-tint'), color('bg-element-color'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color(text), color('main-tint'), color('bg-element-color'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['text-dark-color', 'main-fill'],
    ['text-dark-color', 'main-fill-hover'],
    ['live-fill-text', 'live-fill'],
    ['error-text', 'error-bg'],
    ['info-text', 'info-bg'],
  ] as const)('writes %s on %s with at least 4.5:1', (text, surface) => {
    expect(contrast(color(text), color(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(NAME_COLORS.flatMap((name) => SURFACES.map((surface) => [name, surface] as const)))(
    'writes names in %s on %s with at least 4.5:1',
    (name, surface) => {
      expect(contrast(NAME_COLOR_VALUES[theme][name], color(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(GRAPHICS)('draws %s with at least 3:1', (graphic) => {
    expect(contrast(color(graphic), color('bg-color'))).toBeGreaterThanOrEqual(3);
    expect(contrast(color(graphic), color('bg-element-color'))).toBeGreaterThanOrEqual(3);
  });
});

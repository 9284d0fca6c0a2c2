import type { Theme } from '../lib/domain/settings/settings';
import { THEME_COLORS } from '../lib/domain/page/theme-colors';

/**
 * Every colour of the site, per theme. Text colours
 * keep 4.5:1 on every surface of their theme, the dimmed ones too
 * (tests/styles/contrast.test.ts).
 */
export const COLORS = {
  dark: {
    /** Leads, selected, primary: as text, icon or line. */
    'main-color': '#ffc14d',
    'text-color': '#eaeef6',
    'dim-text-color': '#a3aec1',
    'bg-color': THEME_COLORS.dark,
    'bg-element-color': '#12161f',
    'bg-element-hl-color': '#1a202c',
    'border-color': '#222a38',
    /** Links and the second accent. */
    'hl-color1': '#8fb8ff',
    'live-text-color': '#ff7380',
    'error-text': '#ff9a9f',
    'error-bg': '#2b1318',
    'error-border': '#6b2a33',
    'info-text': '#a9c8ff',
    'info-bg': '#121d33',
    'info-border': '#2a4270',
    /** Text on a surface filled with `main-fill`. */
    'text-dark-color': '#1c1503',

    /** A surface filled with the main colour. */
    'main-fill': '#ffc14d',
    'main-fill-hover': '#ffd079',
    'main-tint': '#ffc14d1f',
    'faint-text-color': '#8b96ab',
    'bg-sunken-color': '#0e1219',
    'border-strong-color': '#3a465b',
    'control-border-color': '#66728a',
    'live-fill': '#d92b3f',
    'live-fill-text': '#ffffff',
    'live-tint': '#ff5c6c1a',
    'live-border': '#7a2f3a',
    'win-text': '#62d6a0',
    'loss-text': '#a3aec1',
    'blue-side': '#5aa2ff',
    'red-side': '#ff8472',
    'overlay-color': '#04060ab8',
    'shadow-color': '#00000080',
    'crest-lightness': '32%',
    'crest-chroma': '0.075',
    'crest-text-lightness': '88%',
  },
  light: {
    'main-color': '#9a4a00',
    'text-color': '#131926',
    'dim-text-color': '#4f5b72',
    'bg-color': THEME_COLORS.light,
    'bg-element-color': '#ffffff',
    'bg-element-hl-color': '#ecf0f7',
    'border-color': '#dde3ed',
    'hl-color1': '#1d53c4',
    'live-text-color': '#c2152c',
    'error-text': '#a3122a',
    'error-bg': '#fdecee',
    'error-border': '#f0b4bc',
    'info-text': '#1b4aa8',
    'info-bg': '#e8f0ff',
    'info-border': '#b3cbf5',
    'text-dark-color': '#1c1503',

    'main-fill': '#ffbe45',
    'main-fill-hover': '#ffcf75',
    'main-tint': '#ffbe4533',
    'faint-text-color': '#5d6980',
    'bg-sunken-color': '#f7f9fc',
    'border-strong-color': '#c2cbda',
    'control-border-color': '#7a869c',
    'live-fill': '#cf1f36',
    'live-fill-text': '#ffffff',
    'live-tint': '#cf1f360f',
    'live-border': '#eab3bb',
    'win-text': '#0b7245',
    'loss-text': '#4f5b72',
    'blue-side': '#1f6fd6',
    'red-side': '#c8452f',
    'overlay-color': '#0f172a73',
    'shadow-color': '#1f293d29',
    'crest-lightness': '92%',
    'crest-chroma': '0.05',
    'crest-text-lightness': '38%',
  },
} as const satisfies Record<Theme, Record<string, string>>;

/** One type scale (rem on a 16 px root), one spacing scale, one set of radii, shadows and durations. */
export const SCALES = {
  'fs-2xs': '0.6875rem',
  'fs-xs': '0.75rem',
  'fs-sm': '0.8125rem',
  'fs-md': '0.875rem',
  'fs-lg': '1rem',
  'fs-xl': '1.1875rem',
  'fs-2xl': '1.5rem',
  'fs-3xl': '2rem',
  'fs-4xl': '2.75rem',
  'sp-1': '4px',
  'sp-2': '8px',
  'sp-3': '12px',
  'sp-4': '16px',
  'sp-5': '24px',
  'sp-6': '32px',
  'sp-7': '48px',
  'radius-s': '6px',
  'radius-m': '10px',
  'radius-l': '14px',
  'radius-full': '999px',
  'motion-fast': '120ms',
  motion: '160ms',
  'nav-width': '232px',
  'rail-width': '68px',
  'schedule-width': '352px',
  'topbar-height': '56px',
} as const;

/** A group of values as CSS custom properties. */
export function customProperties(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

import type { NameColorKey } from '../lib/domain/play/cosmetics';
import type { Theme } from '../lib/domain/settings/settings';

/** The name colours that the store sells: readable as text on every surface of their theme (tests/styles/contrast.test.ts). */
export const NAME_COLOR_VALUES = {
  dark: { amber: '#f7bd4b', sky: '#7cc4ff', coral: '#ff9d8c', mint: '#6fe0b0', violet: '#c5a9ff' },
  light: { amber: '#855000', sky: '#0b5ca6', coral: '#b02f25', mint: '#0a664a', violet: '#6a3cc7' },
} as const satisfies Record<Theme, Record<NameColorKey, string>>;

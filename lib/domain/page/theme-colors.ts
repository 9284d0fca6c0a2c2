import type { Theme } from '../settings/settings';

/** The colour behind every page, and of the browser's own bars around it, by theme. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { dark: '#0a0c11', light: '#f3f5f9' };

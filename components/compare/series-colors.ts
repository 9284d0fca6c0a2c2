/** The colours of the compared, in their order; line styles and positions distinguish them as well. */
const SERIES_COLORS = ['var(--hl-color1)', 'var(--main-color)', 'var(--win-text)', 'var(--red-side)'] as const;

export function seriesColor(index: number): string {
  return SERIES_COLORS[index % SERIES_COLORS.length] ?? SERIES_COLORS[0];
}

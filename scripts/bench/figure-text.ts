/** How figures read in the table. */

export const ratio = (value: number) => (Number.isFinite(value) ? `${value.toFixed(value < 10 ? 2 : 0)}×` : '');

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const rate = (perSecond: number) => `${countText(perSecond)}/s`;

export const countText = (value: number) => Math.round(value).toLocaleString('en');

export const milliseconds = (ms: number) => `${countText(ms)} ms`;

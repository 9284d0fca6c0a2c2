/** How figures read in the table. */

/** @param {number} value */
export const ratio = (value) => (Number.isFinite(value) ? `${value.toFixed(value < 10 ? 2 : 0)}×` : '');

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} perSecond */
export const rate = (perSecond) => `${countText(perSecond)}/s`;

/** @param {number} value */
export const countText = (value) => Math.round(value).toLocaleString('en');

/** @param {number} ms */
export const milliseconds = (ms) => `${countText(ms)} ms`;

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} ours
 * @property {string} against what stands beside it, measured in the same run
 * @property {string} ratio
 * @property {string} [target]
 * @property {boolean} [met]
 */

const HEADER = { name: 'figure', ours: 'ours', against: 'against', ratio: 'ratio', target: 'target' };

/** @param {Figure} figure */
function targetCell({ target = '', met }) {
  return target === '' ? '' : `${target} ${met ? '✓' : '✗'}`;
}

/**
 * Figures as an aligned table, one line each.
 * @param {readonly Figure[]} figures
 * @returns {string}
 */
export function table(figures) {
  const rows = [HEADER, ...figures.map((figure) => ({ ...figure, target: targetCell(figure) }))].map(
    ({ name, ours, against, ratio, target }) => [name, ours, against, ratio, target],
  );
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    row
      .map((cell, column) => (column === 1 || column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const [header = [], ...body] = rows;
  return [line(header), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

/**
 * @typedef {object} Figure
 * @property {string} name the same in every run, so that runs can be compared
 * @property {string} ours
 * @property {string} against what stands beside it, measured in the same run
 * @property {string} ratio
 * @property {string} [target]
 * @property {boolean} [met]
 */

/** @param {Figure} figure */
function targetCell({ target = '', met }) {
  return target === '' ? '' : `${target} ${met ? '✓' : '✗'}`;
}

/**
 * Figures as an aligned table, one line each.
 * @param {readonly Figure[]} figures
 * @param {readonly Figure[] | null} [earlier] figures of another run, shown in a column of their own
 * @returns {string}
 */
export function figureTable(figures, earlier = null) {
  const was = new Map(earlier?.map(({ name, ours }) => [name, ours]));
  /** @type {{title: string, cell: (figure: Figure) => string, isNumber?: boolean}[]} */
  const columns = [
    { title: 'figure', cell: ({ name }) => name },
    ...(earlier === null ? [] : [{ title: 'was', cell: (/** @type {Figure} */ { name }) => was.get(name) ?? '', isNumber: true }]),
    { title: earlier === null ? 'ours' : 'is', cell: ({ ours }) => ours, isNumber: true },
    { title: 'ratio', cell: ({ ratio }) => ratio, isNumber: true },
    { title: 'target', cell: targetCell },
    { title: 'against', cell: ({ against }) => against },
  ];
  const filled = columns.map(({ title, cell, isNumber = false }) => {
    const cells = [title, ...figures.map(cell)];
    const width = Math.max(...cells.map(({ length }) => length));
    const aligned = cells.map((text) => (isNumber ? text.padStart(width) : text.padEnd(width)));
    return [aligned[0] ?? '', '─'.repeat(width), ...aligned.slice(1)];
  });
  return Array.from({ length: figures.length + 2 }, (_, row) =>
    filled
      .map((column) => column[row])
      .join('  ')
      .trimEnd(),
  ).join('\n');
}

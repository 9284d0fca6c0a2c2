export type BenchFigure = {
  /** The name, the same in every run, so that runs can be compared. */
  readonly name: string;
  readonly ours: string;
  /** What stands beside it, measured in the same run. */
  readonly against?: string;
  readonly ratio?: string;
  readonly target?: string;
  readonly met?: boolean;
};

function targetCell({ target = '', met }: BenchFigure) {
  return target === '' ? '' : `${target} ${met ? '✓' : '✗'}`;
}

/**
 * Figures as an aligned table, one line each.
 * @param earlier figures of another run, shown in a column of their own
 */
export function figureTable(figures: readonly BenchFigure[], earlier: readonly BenchFigure[] | null = null): string {
  const was = new Map(earlier?.map(({ name, ours }) => [name, ours]));
  const columns: { title: string; cell: (figure: BenchFigure) => string; isNumber?: boolean }[] = [
    { title: 'figure', cell: ({ name }) => name },
    ...(earlier === null ? [] : [{ title: 'was', cell: ({ name }: BenchFigure) => was.get(name) ?? '', isNumber: true }]),
    { title: earlier === null ? 'ours' : 'is', cell: ({ ours }) => ours, isNumber: true },
    { title: 'ratio', cell: ({ ratio = '' }) => ratio, isNumber: true },
    { title: 'target', cell: targetCell },
    { title: 'against', cell: ({ against = '' }) => against },
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

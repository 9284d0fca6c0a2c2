import type { Backtest, MethodScores } from '../../lib/domain/rating/backtest-figures';

/** A back-test as Markdown, for the terminal and for docs/ratings.md. */

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

const HEAD = ['', 'matches', 'always 50 %', 'better record', 'plain Elo', 'this model', 'Brier: Elo', 'Brier: model'];

function rowOf({ name, matches, scores: { even, record, elo, model } }: MethodScores): string[] {
  const losses = [even, record, elo, model].map(({ logLoss }) => logLoss.toFixed(4));
  return [name, String(matches), ...losses, elo.brier.toFixed(4), model.brier.toFixed(4)];
}

export function backtestText({ first, last, split, halves, years, kinds, series, calibration }: Backtest): string {
  const percent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);
  const group = (title: string, rows: readonly MethodScores[]) => `${title}\n\n${table(HEAD, rows.map(rowOf))}`;
  return [
    `Matches from ${first} to ${last} that had a winner; the second half begins on ${split}. Log-loss, and the Brier score of two of the methods.`,
    group('Both halves:', halves),
    group('By year:', years),
    group('The second half by kind of match:', kinds),
    group('The second half by best of:', series),
    `Calibration in the second half, by the left side's chance:\n\n${table(
      ['chance', 'matches', 'expected', 'won'],
      calibration.map(({ from, to, matches, expected, won }) => [
        `${Math.round(from * 100)}–${Math.round(to * 100)} %`,
        String(matches),
        percent(expected),
        percent(won),
      ]),
    )}`,
  ].join('\n\n');
}

export type FitVerdict = { readonly chance: number; readonly outcome: boolean };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

export const logLoss = (verdicts: readonly FitVerdict[]): number =>
  mean(verdicts.map(({ chance, outcome }) => -Math.log(outcome ? chance : 1 - chance)));

export const brier = (verdicts: readonly FitVerdict[]): number =>
  mean(verdicts.map(({ chance, outcome }) => (chance - Number(outcome)) ** 2));

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A table in Markdown; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
}

const BANDS = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Games by the chance of the favoured side: how many, the chance on average, and how often it won. */
export function calibration(verdicts: readonly FitVerdict[]): (string | number)[][] {
  const favoured = verdicts.map(({ chance, outcome }) => (chance < 0.5 ? { chance: 1 - chance, outcome: !outcome } : { chance, outcome }));
  return BANDS.slice(1).flatMap((to, index) => {
    const from = BANDS[index] ?? 0;
    const band = favoured.filter(({ chance }) => chance >= from && (chance < to || to === 1));
    if (band.length === 0) return [];
    const won = mean(band.map(({ outcome }) => Number(outcome)));
    const error = Math.sqrt((won * (1 - won)) / band.length);
    return [
      [`${100 * from}–${100 * to} %`, band.length, percent(mean(band.map(({ chance }) => chance))), percent(won), `± ${percent(error)}`],
    ];
  });
}

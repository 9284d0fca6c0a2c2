type Sample = { readonly terms: readonly number[]; readonly outcome: boolean };

const ROUNDS = 25;
/** Holds a term that is the same in all samples, such as dragons before the first one, at nothing. */
const RIDGE = 1e-3;

const chanceOf = (weights: readonly number[], terms: readonly number[]): number =>
  1 / (1 + Math.exp(-terms.reduce((sum, term, index) => sum + term * (weights[index] ?? 0), 0)));

/** Solves a system of linear equations with a positive definite matrix, each row followed by its right-hand side. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  rows.forEach((pivotRow, pivot) => {
    const scale = pivotRow[pivot] ?? 1;
    for (let column = pivot; column <= size; column++) pivotRow[column] = (pivotRow[column] ?? 0) / scale;
    for (const row of rows) {
      const factor = row[pivot] ?? 0;
      if (row !== pivotRow)
        for (let column = pivot; column <= size; column++) row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
    }
  });
  return rows.map((row) => row[size] ?? 0);
}

/** The weights under which the outcomes of the samples are likeliest, by Newton's method; all samples have as many terms. */
export function logisticRegression(samples: readonly Sample[]): number[] {
  const size = samples[0]?.terms.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const rows = weights.map((weight, row): number[] => [...weights.map((_, column) => (row === column ? RIDGE : 0)), -RIDGE * weight]);
    for (const { terms, outcome } of samples) {
      const chance = chanceOf(weights, terms);
      rows.forEach((row, index) => {
        const term = terms[index] ?? 0;
        terms.forEach((other, column) => (row[column] = (row[column] ?? 0) + chance * (1 - chance) * term * other));
        row[size] = (row[size] ?? 0) + term * (Number(outcome) - chance);
      });
    }
    const steps = solved(rows);
    weights = weights.map((weight, index) => weight + (steps[index] ?? 0));
  }
  return weights;
}

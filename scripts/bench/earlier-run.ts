import { readFileSync, writeFileSync } from 'node:fs';
import { UserError } from '../support/user-error.mjs';
import type { BenchFigure } from './table';

/** @param at when they were measured */
export function storeRun(file: string, figures: readonly BenchFigure[], at: string) {
  writeFileSync(file, `${JSON.stringify({ at, figures }, null, 2)}\n`);
}

/** The figures that an earlier run has stored. */
export function earlierRun(file: string): BenchFigure[] {
  try {
    const { figures }: { figures?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(figures)) return figures;
  } catch {
    // Said below: unreadable and not ours come to the same.
  }
  throw new UserError(`--was ${file} holds no figures of an earlier run: give a file that npm run bench has written.`);
}

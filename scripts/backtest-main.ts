import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archiveSource } from '../lib/source/archive/archive-source';
import { backtest, ratedMatchesOf } from './backtest/backtest';
import { backtestText } from './backtest/backtest-text';
import { archiveFolder } from './support/data-option.mjs';
import { parseWords } from './support/options.mjs';

/**
 * `npm run backtest [-- FOLDER] [--write]`: foretells every match of an archive
 * from what was over before it, and says how well. With `--write` the figures go into
 * docs/ratings.md and onto the page /rankings/method.
 */

const FIGURES = 'lib/domain/rating/backtest.json';
const DOCS = 'docs/ratings.md';
const [START, END] = ['<!-- backtest: written by npm run backtest -- --write -->', '<!-- /backtest -->'];

const {
  values: { write = false },
  positionals: [given = join('..', 'shared', 'data', 'lol-2022-2023')],
} = parseWords({ write: { type: 'boolean' } }, 'backtest');
const folder = archiveFolder('The archive', given);
const snapshot = await archiveSource(folder, { asOf: false }).snapshot(Date.now(), () => undefined);
const result = backtest(ratedMatchesOf(snapshot));
const text = backtestText(result);
process.stdout.write(`${text}\n`);
if (write) {
  writeFileSync(FIGURES, `${JSON.stringify(result, null, 2)}\n`);
  const page = readFileSync(DOCS, 'utf8');
  const [before = '', after = ''] = [page.split(START)[0], page.split(END)[1]];
  writeFileSync(DOCS, `${before}${START}\n\n${text}\n\n${END}${after}`);
  process.stdout.write(`\nWritten to ${FIGURES} and ${DOCS}; npm run format aligns the tables.\n`);
}

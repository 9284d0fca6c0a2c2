import { expect, it } from 'vitest';
import { backtestFigures } from '../../lib/domain/rating/backtest-figures';
import { archiveSource } from '../../lib/source/archive/archive-source';
import { backtest, ratedMatchesOf } from '../../scripts/backtest/backtest';
import { sharedFolder } from '../support/shared-data';

const archive = sharedFolder('lol-2022-2023');

it.skipIf(archive.absent)(
  `the back-test reproduces the figures that the site shows, with a good enough log-loss${archive.note}`,
  async () => {
    const snapshot = await archiveSource(archive.path, { asOf: false }).snapshot(Date.now(), () => undefined);
    const result = backtest(ratedMatchesOf(snapshot));
    expect(result).toEqual(backtestFigures);
    expect(result.halves.find(({ name }) => name === 'second')?.scores.model.logLoss).toBeLessThan(0.598);
  },
);

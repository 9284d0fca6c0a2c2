import type { Backtest, CalibrationRow, MatchKind, MethodScores, Method, Score } from '../../lib/domain/rating/backtest-figures';
import { isWinter } from '../../lib/domain/rating/parameters';
import { matchesOver, replay } from '../../lib/domain/rating/replay';
import type { RatedMatch } from '../../lib/domain/rating/rated-match';
import { ratedMatch } from '../../lib/ingest/index/rated-match';
import { StatsIndex } from '../../lib/ingest/index/stats-index';
import type { SourceSnapshot } from '../../lib/source/match-source';
import { betterRecord, elo, even, outcomeOf } from './baselines';

type Foretold = { readonly match: RatedMatch; readonly outcome: number; readonly chances: Readonly<Record<Method, number>> };

const rounded = (figure: number, digits = 4): number => Math.round(figure * 10 ** digits) / 10 ** digits;
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function scoreOf(foretold: readonly Foretold[], method: Method): Score {
  const pairs = foretold.map(({ outcome, chances }) => ({ outcome, chance: chances[method] }));
  return {
    logLoss: rounded(average(pairs.map(({ outcome, chance }) => -Math.log(outcome === 1 ? chance : 1 - chance)))),
    brier: rounded(average(pairs.map(({ outcome, chance }) => (outcome - chance) ** 2))),
  };
}

function compare(name: string, foretold: readonly Foretold[]): MethodScores {
  const of = (method: Method) => scoreOf(foretold, method);
  return { name, matches: foretold.length, scores: { even: of('even'), record: of('record'), elo: of('elo'), model: of('model') } };
}

function compareBy(foretold: readonly Foretold[], nameOf: (match: RatedMatch) => string): MethodScores[] {
  const names = [...new Set(foretold.map(({ match }) => nameOf(match)))].sort();
  return names.map((name) =>
    compare(
      name,
      foretold.filter(({ match }) => nameOf(match) === name),
    ),
  );
}

function calibrationOf(foretold: readonly Foretold[]): CalibrationRow[] {
  return Array.from({ length: 10 }, (_, tenth): CalibrationRow => {
    const within = foretold.filter(({ chances }) => Math.min(9, Math.floor(chances.model * 10)) === tenth);
    const figure = (of: (each: Foretold) => number) => (within.length === 0 ? null : rounded(average(within.map(of)), 3));
    return {
      from: tenth / 10,
      to: (tenth + 1) / 10,
      matches: within.length,
      expected: figure(({ chances }) => chances.model),
      won: figure(({ outcome }) => outcome),
    };
  });
}

/** Winter goes before the rest: the model is more careful then. */
function kindOf({ beginAt, international }: RatedMatch): MatchKind {
  return isWinter(beginAt) ? 'winter' : international ? 'international' : 'league';
}

/** The finished matches of a source for the rating model. */
export function ratedMatchesOf({ matches, games }: SourceSnapshot): RatedMatch[] {
  const stats = new StatsIndex();
  for (const [id, ownGames] of games) stats.learn(id, ownGames);
  return matchesOver(matches.flatMap((match) => ratedMatch(match, stats) ?? []));
}

/**
 * Foretells every match from what was over before it began, and compares with
 * what came. Matches without a winner are learned from, but foretell nothing.
 */
export function backtest(rated: readonly RatedMatch[]): Backtest {
  const matches = [...rated].sort((a, b) => a.beginAt - b.beginAt || a.id - b.id);
  const [evenChances, recordChances, eloChances] = [even, betterRecord, elo].map((baseline) => baseline(matches));
  const { chances } = replay(matches);
  const foretold = matches.flatMap((match): Foretold[] => {
    const outcome = outcomeOf(match);
    const chanceIn = (of: ReadonlyMap<number, number | null> | undefined) => of?.get(match.id) ?? 0.5;
    const by = { even: chanceIn(evenChances), record: chanceIn(recordChances), elo: chanceIn(eloChances), model: chanceIn(chances) };
    return outcome === 0.5 ? [] : [{ match, outcome, chances: by }];
  });
  const split = matches[Math.floor(matches.length / 2)]?.beginAt ?? 0;
  const second = foretold.filter(({ match }) => match.beginAt >= split);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return {
    first: day(matches[0]?.beginAt ?? 0),
    last: day(matches.at(-1)?.beginAt ?? 0),
    split: day(split),
    halves: [
      compare(
        'first',
        foretold.filter(({ match }) => match.beginAt < split),
      ),
      compare('second', second),
    ],
    years: compareBy(foretold, ({ beginAt }) => day(beginAt).slice(0, 4)),
    kinds: compareBy(second, kindOf),
    series: compareBy(second, ({ numOfGames }) => `bo${numOfGames}`),
    calibration: calibrationOf(second),
  };
}

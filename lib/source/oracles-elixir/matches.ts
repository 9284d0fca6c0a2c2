import { HOUR_MS } from '../../domain/values/durations';
import type { DataGame, DataTeam } from './games';

/**
 * Matches from the games of match data files, which list games only: those of
 * one league between the same two teams that follow each other by number are one
 * match, also over midnight. How many games it was to have follows from who won
 * the last one.
 */

export type DatedGame = DataGame & { readonly beginAt: number };

export type DataMatch = {
  /** Games, ascending by number, which counts from 1; one that the file lacks leaves a gap. */
  readonly games: readonly { readonly number: number; readonly game: DatedGame }[];
  /** The team on the blue side of the first game, then the other one. */
  readonly teams: readonly [DataTeam, DataTeam];
  readonly beginAt: number;
};

/** The longest time between the beginnings of two games of one match. */
const LONGEST_BREAK_MS = 12 * HOUR_MS;

type OpenMatch = { readonly games: { number: number; game: DatedGame }[] };

const pairOf = ({ league, blue, red }: DatedGame): string => [league, ...[blue.key, red.key].sort()].join('\n');

/** The matches of games, ascending by their beginnings. Two teams that are both unknown may be any: such a game is a match of its own. */
export function matchesOf(games: readonly DatedGame[]): DataMatch[] {
  const matches: OpenMatch[] = [];
  const latest = new Map<string, OpenMatch>();
  for (const game of games.toSorted((a, b) => a.beginAt - b.beginAt || (a.number ?? 0) - (b.number ?? 0))) {
    const pair = pairOf(game);
    const open = latest.get(pair);
    const last = open?.games.at(-1);
    const goesOn =
      last !== undefined &&
      game.beginAt - last.game.beginAt < LONGEST_BREAK_MS &&
      game.number !== 1 &&
      (game.blue.key !== '' || game.red.key !== '');
    if (open !== undefined && goesOn) {
      open.games.push({ number: game.number !== null && game.number > last.number ? game.number : last.number + 1, game });
      continue;
    }
    const match: OpenMatch = { games: [{ number: game.number ?? 1, game }] };
    matches.push(match);
    latest.set(pair, match);
  }
  return matches.flatMap(({ games: played }) => {
    const [first] = played;
    return first === undefined ? [] : [{ games: played, teams: [first.game.blue, first.game.red] as const, beginAt: first.game.beginAt }];
  });
}

/** Which of the match's teams won a game; null where that is not known. Of two unknown teams the one that stands first is blue. */
function winnerOf({ winner, blue, red }: DatedGame, teams: DataMatch['teams']): 0 | 1 | null {
  if (winner === null) return null;
  const first = blue.key === red.key ? blue : [blue, red].find(({ key }) => key === teams[0].key);
  return (winner === 'blue' ? blue : red) === first ? 0 : 1;
}

export type SeriesResult = {
  readonly bestOf: number;
  /** The games won, in the order of `teams`. */
  readonly score: readonly [number, number];
  /** The index of the winner in `teams`; null where it is not known, also because games are missing. */
  readonly winner: 0 | 1 | null;
};

const LENGTHS = [1, 3, 5, 7];

/** The games won as far as the file has them. */
function counted({ games, teams }: DataMatch): readonly [number, number] {
  const winners = games.map(({ game }) => winnerOf(game, teams));
  return [winners.filter((winner) => winner === 0).length, winners.filter((winner) => winner === 1).length];
}

/** How the match ended if it was a best of so many; null where its games contradict that. */
function endedAs(bestOf: number, match: DataMatch): SeriesResult | null {
  const last = match.games.at(-1);
  const winner = last === undefined ? null : winnerOf(last.game, match.teams);
  if (last === undefined || winner === null) return null;
  const [needed, lost] = [(bestOf + 1) / 2, last.number - (bestOf + 1) / 2];
  const won = counted(match);
  if (lost < 0 || lost >= needed || won[winner] > needed || won[winner === 0 ? 1 : 0] > lost) return null;
  return { bestOf, score: winner === 0 ? [needed, lost] : [lost, needed], winner };
}

const lengthOf = ({ games }: DataMatch): number => games.at(-1)?.number ?? 1;
/** So many other matches of a stage are needed to say that one of them broke off. */
const ENOUGH = 3;

/**
 * How the matches of one stage ended. A match that is over after fewer games than
 * any other of its stage is one that the file has only a part of: its winner is unknown.
 */
export function seriesResults(stage: readonly DataMatch[]): ReadonlyMap<DataMatch, SeriesResult> {
  const fitting = new Map(stage.map((match) => [match, LENGTHS.flatMap((bestOf) => endedAs(bestOf, match) ?? [])]));
  const certain = [...fitting.values()].flatMap(([one, ...others]) => (one !== undefined && others.length === 0 ? one.bestOf : []));
  const usual = (results: readonly SeriesResult[]) =>
    results.toSorted(
      (a, b) => certain.filter((each) => each === b.bestOf).length - certain.filter((each) => each === a.bestOf).length,
    )[0] ?? null;
  // A match without its first games may fit two lengths: then it has the stage's usual one.
  const ended = new Map([...fitting].map(([match, results]) => [match, usual(results)]));
  const lengths = [...ended.values()].flatMap((result) => result?.bestOf ?? []);
  const level = stage.filter((match) => lengthOf(match) === 2 && counted(match).every((won) => won === 1)).length;
  // In a best of two, a draw is as good as a win by two.
  const bestOfTwo = level > 0 && !stage.some((match) => lengthOf(match) > 2);
  return new Map(
    stage.map((match) => {
      const natural = ended.get(match) ?? null;
      const score = counted(match);
      if (bestOfTwo && lengthOf(match) <= 2) return [match, { bestOf: 2, score, winner: score[0] === 2 ? 0 : score[1] === 2 ? 1 : null }];
      const longer = lengths.filter((bestOf) => bestOf > (natural?.bestOf ?? lengthOf(match)));
      const alone = natural === null || lengths.filter((bestOf) => bestOf === natural.bestOf).length === 1;
      if (natural !== null && !(alone && longer.length >= ENOUGH)) return [match, natural];
      const bestOf = longer.length > 0 ? Math.min(...longer) : (LENGTHS.find((length) => length >= lengthOf(match)) ?? lengthOf(match));
      return [match, { bestOf, score, winner: null }];
    }),
  );
}

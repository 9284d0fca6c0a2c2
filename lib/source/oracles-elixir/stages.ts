import { DAY_MS } from '../../domain/values/durations';
import { grouped } from '../../domain/values/grouped';
import { type DataMatch, seriesResults, type SeriesResult } from './matches';

/**
 * Seasons and their stages. The files name league, year and split, and mark
 * playoffs of leagues; events without splits are one heap of games, whose stages
 * show in the calendar and in the length of their matches.
 */

export type DataStage = {
  readonly league: string;
  readonly year: number | null;
  readonly split: string;
  readonly name: string;
  /** Whether the loser is out: then it has no table. */
  readonly knockout: boolean;
  readonly matches: readonly (DataMatch & { readonly result: SeriesResult })[];
};

/** Regional finals stand weeks before the World Championship and under its name. */
const QUALIFIERS_BEFORE_MS = 14 * DAY_MS;
/** A knockout stage has a final and what comes before it. */
const FEWEST_KNOCKOUT_MATCHES = 3;
const KNOCKOUT_BEST_OF = 5;
/** A play-in is over a day before the main event, for which at least so many teams arrive. */
const PLAY_IN_BREAK_MS = 1.5 * DAY_MS;
const FEWEST_PLAY_IN_MATCHES = 4;
const FEWEST_NEW_TEAMS = 4;

function stageOf(matches: readonly DataMatch[], name: string, knockout: boolean): DataStage[] {
  const [first] = matches;
  if (first === undefined) return [];
  const game = first.games[0]?.game;
  if (game === undefined) return [];
  const results = seriesResults(matches);
  return [
    {
      league: game.league,
      year: game.year,
      split: game.split,
      name,
      knockout,
      matches: matches.flatMap((match) => {
        const result = results.get(match);
        return result === undefined ? [] : [{ ...match, result }];
      }),
    },
  ];
}

/** The index of the first match after the last long silence of the calendar; 0 for none. */
function afterSilence(matches: readonly DataMatch[]): number {
  return Math.max(
    0,
    matches.findLastIndex((match, index) => index > 0 && match.beginAt - (matches[index - 1]?.beginAt ?? 0) > QUALIFIERS_BEFORE_MS),
  );
}

/** The index at which an event's knockout stage begins: after its last short match; the number of matches for none. */
function knockoutFrom(matches: readonly DataMatch[]): number {
  const results = seriesResults(matches);
  const from = matches.findLastIndex((match) => (results.get(match)?.bestOf ?? 0) < KNOCKOUT_BEST_OF) + 1;
  return from > 0 && matches.length - from >= FEWEST_KNOCKOUT_MATCHES ? from : matches.length;
}

const teamKeys = ({ teams }: DataMatch): string[] => teams.map(({ key }) => key);

/** The index at which the main event begins, for which most teams come only then; 0 for an event without a play-in. */
function playInUntil(matches: readonly DataMatch[]): number {
  return Math.max(
    0,
    matches.findIndex((match, index) => {
      if (index < FEWEST_PLAY_IN_MATCHES || match.beginAt - (matches[index - 1]?.beginAt ?? 0) < PLAY_IN_BREAK_MS) return false;
      const before = new Set(matches.slice(0, index).flatMap(teamKeys));
      return (
        new Set(
          matches
            .slice(index)
            .flatMap(teamKeys)
            .filter((key) => !before.has(key)),
        ).size >= FEWEST_NEW_TEAMS
      );
    }),
  );
}

function eventStages(matches: readonly DataMatch[]): DataStage[] {
  const start = afterSilence(matches);
  const event = matches.slice(start);
  const [main, end] = [playInUntil(event), knockoutFrom(event)];
  return [
    ...stageOf(matches.slice(0, start), 'Qualifiers', true),
    ...stageOf(event.slice(0, main), 'Play-In', false),
    ...stageOf(event.slice(main, end), 'Main Event', false),
    ...stageOf(event.slice(end), 'Playoffs', true),
  ];
}

/** The stages of all matches, which must ascend by their beginnings. */
export function dataStages(matches: readonly DataMatch[]): DataStage[] {
  const seasons = grouped(matches, ({ games: [first] }) => [[first?.game.league, first?.game.year, first?.game.split].join('\n')]);
  return [...seasons.values()].flatMap((season) => {
    const playoffs = season.filter(({ games }) => games[0]?.game.playoffs === true);
    const rest = season.filter((match) => !playoffs.includes(match));
    const hasSplit = season[0].games[0]?.game.split !== '';
    if (playoffs.length === 0 && !hasSplit) return eventStages(rest);
    return [...stageOf(rest, 'Regular Season', false), ...stageOf(playoffs, 'Playoffs', true)];
  });
}

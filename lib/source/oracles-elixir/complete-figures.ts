import type { GameDetail } from '../../domain/match/game';
import { hasFigures } from '../../domain/match/has-figures';

/** Games as one source has them, completed by another: where both have a figure, the first one's stands. */

type Figures = Readonly<Record<string, unknown>>;

/** Known values before unknown ones; lists that have something before empty ones. */
function completed<Value extends Figures>(own: Value, other: Value): Value {
  const isKnown = (value: unknown) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  return { ...other, ...Object.fromEntries(Object.entries(own).filter(([, value]) => isKnown(value))) };
}

type Row = { readonly id: number } & Figures;

function completedRows<Value extends Row>(own: readonly Value[], other: readonly Value[]): Value[] {
  if (own.length === 0) return [...other];
  return own.map((row) => {
    const more = other.find(({ id }) => id === row.id);
    return more === undefined ? row : completed(row, more);
  });
}

function completedGame(own: GameDetail, { fromFiles, ...other }: GameDetail): GameDetail {
  return {
    ...completed(own, other),
    ...(hasFigures(own) || fromFiles === undefined ? {} : { fromFiles }),
    teams: completedRows(own.teams, other.teams).map((team) => {
      const types = other.teams.find(({ id }) => id === team.id)?.dragonTypes;
      return types === undefined ? team : { ...team, dragonTypes: completed(team.dragonTypes, types) };
    }),
    players: completedRows(own.players, other.players),
    frames: own.frames.length > 0 ? own.frames : other.frames,
  };
}

/** The games of a match by position. */
export function completedGames(own: readonly GameDetail[], other: readonly GameDetail[]): GameDetail[] {
  const games = new Map(other.map((game) => [game.id, game]));
  for (const game of own) {
    const more = games.get(game.id);
    games.set(game.id, more === undefined ? game : completedGame(game, more));
  }
  return [...games.values()].sort((a, b) => a.position - b.position);
}

import type { GameDetail } from '../../domain/match/game';
import type { GameStub, Match } from '../../domain/match/match';
import { gamePositions } from './game-positions';

/**
 * A game appears twice in a source: in
 * its match, and on its own with its figures. What one of the two leaves out is taken from the other.
 */

type Complete = {
  /** With what its games add to its own list of them, and with those that the list leaves out. */
  readonly match: Match;
  /** The games by position, complete as far as the match says. */
  readonly details: GameDetail[];
};

const isNone = ({ status, winnerId }: Pick<GameStub, 'status' | 'winnerId'>): boolean => status === 'not_played' && winnerId === null;

function completedWith<Told extends GameStub | GameDetail>(told: Told, other: GameStub | GameDetail | undefined, position: number): Told {
  return {
    ...told,
    position,
    beginAt: told.beginAt ?? other?.beginAt ?? null,
    lengthSeconds: told.lengthSeconds ?? other?.lengthSeconds ?? null,
    winnerId: told.winnerId ?? other?.winnerId ?? null,
    videoUrl: told.videoUrl ?? other?.videoUrl ?? null,
  };
}

function stubOf({ id, position, status, beginAt, lengthSeconds, winnerId, videoUrl }: GameDetail): GameStub {
  return { id, position, status, beginAt, endAt: null, lengthSeconds, winnerId, videoUrl };
}

const byPosition = (a: GameStub | GameDetail, b: GameStub | GameDetail): number => a.position - b.position;

/** A match and its games. A position of 0 is one that a game leaves out; a game that was not played has no figures. */
export function completeGames(match: Match, told: readonly GameDetail[]): Complete {
  const listed = new Map(match.games.map((stub) => [stub.id, stub]));
  const details = told.filter((detail) => detail.status !== 'not_played' && listed.get(detail.id)?.status !== 'not_played');
  const detailed = new Map(details.map((detail) => [detail.id, detail]));
  const games = [...match.games, ...details.filter(({ id }) => !listed.has(id)).map(stubOf)];
  const positions = gamePositions(
    games.map((game) => ({
      id: game.id,
      position: game.position || null,
      beginAt: game.beginAt ?? detailed.get(game.id)?.beginAt ?? null,
      isNone: isNone(game),
    })),
  );
  const placed = <Told extends GameStub | GameDetail>(game: Told, other: GameStub | GameDetail | undefined): Told =>
    completedWith(game, other, positions.get(game.id) ?? game.position);
  return {
    match: { ...match, games: games.map((stub) => placed(stub, detailed.get(stub.id))).sort(byPosition) },
    details: details.map((detail) => placed(detail, listed.get(detail.id))).sort(byPosition),
  };
}

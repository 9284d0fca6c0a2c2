import type { GameDetail } from '../../domain/match/game';
import type { GameStub, Match } from '../../domain/match/match';

/** The fields that decide which game of its match a game is. */
type GamePlace = {
  readonly id: number;
  /** The position, from 1 or from 0; null where the source gives none. */
  readonly position: number | null;
  readonly beginAt: string | null;
  /** Whether it was neither played nor awarded: a game that was remade, or one that a decided match no longer needed. */
  readonly isNone: boolean;
};

/** Games in the order in which they were played: by start if all have one, else by position, else by id. */
function inOrder(games: readonly GamePlace[]): GamePlace[] {
  const places = new Set(games.map(({ position }) => position));
  const [dated, placed] = [games.every(({ beginAt }) => beginAt !== null), !places.has(null) && places.size === games.length];
  return games.toSorted(
    (a, b) =>
      (dated ? (a.beginAt ?? '').localeCompare(b.beginAt ?? '') : placed ? (a.position ?? 0) - (b.position ?? 0) : 0) || a.id - b.id,
  );
}

/**
 * The position of each game in its match by its id, from 1 and unique: the source's, or, if that counts from 0, is missing or
 * occurs twice, by the order in which the games were played. Games that are `isNone` come last and shift no other.
 *
 * @param games null for one that cannot be read, whose position stays free
 */
export function gamePositions(games: readonly (GamePlace | null)[]): ReadonlyMap<number, number> {
  const listed = games.flatMap((game) => game ?? []);
  const played = listed.filter(({ isNone }) => !isNone);
  const none = listed.filter(({ isNone }) => isNone);
  const given = new Set(played.map(({ position }) => position || null));
  const positions = new Map<number, number>();
  if (given.size === played.length && !given.has(null)) {
    for (const { id, position } of played) {
      const remade = none.filter((other) => other.position !== null && other.position < (position ?? 0) && !given.has(other.position));
      positions.set(id, (position ?? 0) - remade.length);
    }
  } else {
    const free = games.flatMap((game, index) => (game === null ? [index + 1] : []));
    let next = 1;
    for (const { id } of inOrder(played)) {
      while (free.includes(next)) next += 1;
      positions.set(id, next);
      next += 1;
    }
  }
  let last = Math.max(0, ...positions.values());
  for (const { id } of inOrder(none)) positions.set(id, (last += 1));
  return positions;
}

type Complete = {
  /** The match; its list of games includes what `details` add, and games that it left out. */
  readonly match: Match;
  /** The games by position, complete as far as the match says. */
  readonly details: GameDetail[];
};

const isNone = ({ status, winnerId }: Pick<GameStub, 'status' | 'winnerId'>): boolean => status === 'not_played' && winnerId === null;

function completedWith<Game extends GameStub | GameDetail>(game: Game, other: GameStub | GameDetail | undefined, position: number): Game {
  return {
    ...game,
    position,
    beginAt: game.beginAt ?? other?.beginAt ?? null,
    lengthSeconds: game.lengthSeconds ?? other?.lengthSeconds ?? null,
    winnerId: game.winnerId ?? other?.winnerId ?? null,
    videoUrl: game.videoUrl ?? other?.videoUrl ?? null,
  };
}

function stubOf({ id, position, status, beginAt, lengthSeconds, winnerId, videoUrl }: GameDetail): GameStub {
  return { id, position, status, beginAt, endAt: null, lengthSeconds, winnerId, videoUrl };
}

const byPosition = (a: GameStub | GameDetail, b: GameStub | GameDetail): number => a.position - b.position;

/**
 * A match and its games, each completed by the other: a source has a game twice, in
 * its match and on its own with its figures, and either may leave something out. A
 * position of 0 means that the game has none; a game that was not played has no figures.
 */
export function completeGames(match: Match, received: readonly GameDetail[]): Complete {
  const listed = new Map(match.games.map((stub) => [stub.id, stub]));
  const details = received.filter((detail) => detail.status !== 'not_played' && listed.get(detail.id)?.status !== 'not_played');
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
  const placed = <Game extends GameStub | GameDetail>(game: Game, other: GameStub | GameDetail | undefined): Game =>
    completedWith(game, other, positions.get(game.id) ?? game.position);
  return {
    match: { ...match, games: games.map((stub) => placed(stub, detailed.get(stub.id))).sort(byPosition) },
    details: details.map((detail) => placed(detail, listed.get(detail.id))).sort(byPosition),
  };
}

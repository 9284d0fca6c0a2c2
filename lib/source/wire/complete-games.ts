import type { GameDetail } from '../../domain/match/game';
import type { GameStub, Match } from '../../domain/match/match';
import { freePositions } from './game-positions';

/**
 * A game appears twice in a source: in
 * its match, and on its own with its figures. What one of the two leaves out is taken from the other.
 */

function completed(detail: GameDetail, stub: GameStub | undefined, position: number): GameDetail {
  return {
    ...detail,
    position,
    beginAt: detail.beginAt ?? stub?.beginAt ?? null,
    lengthSeconds: detail.lengthSeconds ?? stub?.lengthSeconds ?? null,
    winnerId: detail.winnerId ?? stub?.winnerId ?? null,
    videoUrl: detail.videoUrl ?? stub?.videoUrl ?? null,
  };
}

/** The games of a match by position, complete as far as the match says; a position that a game leaves out (0) is that of the match, else the first free one. */
export function completeDetails(match: Match, details: readonly GameDetail[]): GameDetail[] {
  const stubOf = (detail: GameDetail) => match.games.find(({ id }) => id === detail.id);
  const inTime = [...details].sort((a, b) => (a.beginAt ?? '').localeCompare(b.beginAt ?? '') || a.id - b.id);
  const positions = freePositions(inTime.map((detail) => detail.position || (stubOf(detail)?.position ?? null)));
  return inTime
    .map((detail, index) => completed(detail, stubOf(detail), positions[index] ?? index + 1))
    .sort((a, b) => a.position - b.position);
}

function completedStub(stub: GameStub, detail: GameDetail | undefined): GameStub {
  return {
    ...stub,
    beginAt: stub.beginAt ?? detail?.beginAt ?? null,
    lengthSeconds: stub.lengthSeconds ?? detail?.lengthSeconds ?? null,
    winnerId: stub.winnerId ?? detail?.winnerId ?? null,
    videoUrl: stub.videoUrl ?? detail?.videoUrl ?? null,
  };
}

/** The match with what its games (complete ones, see above) add to its own list of them, and with those that the list leaves out. */
export function completeMatch(match: Match, details: readonly GameDetail[]): Match {
  const listed = match.games.map((stub) =>
    completedStub(
      stub,
      details.find(({ id }) => id === stub.id),
    ),
  );
  const added = details
    .filter(({ id, position }) => !match.games.some((stub) => stub.id === id || stub.position === position))
    .map(({ id, position, status, beginAt, lengthSeconds, winnerId, videoUrl }): GameStub => {
      return { id, position, status, beginAt, endAt: null, lengthSeconds, winnerId, videoUrl };
    });
  return { ...match, games: [...listed, ...added].sort((a, b) => a.position - b.position) };
}

import type { GameDetail } from './game';
import type { GameStub, Match } from './match';

/** What is known of a game without figures. */
function bareGame({ id, position, status, beginAt, lengthSeconds, winnerId, videoUrl }: GameStub): GameDetail {
  return { id, position, status, beginAt, lengthSeconds, winnerId, videoUrl, teams: [], players: [], frames: [] };
}

/** The match, marked as one without statistics, so that no page waits for them. */
export function withoutFigures<Some extends Match>(match: Some): Some {
  return { ...match, games: match.games.map((game) => ({ ...game, withoutFigures: true as const })) };
}

/** Every game of a match that has begun, by position: those with figures as they are, the others with just their result. */
export function gamesOfMatch(match: Match, detailed: readonly GameDetail[]): GameDetail[] {
  const bare = match.games
    .filter(({ status }) => status === 'finished' || status === 'running')
    .filter((stub) => !detailed.some(({ id, position }) => id === stub.id || position === stub.position));
  return [...detailed, ...bare.map(bareGame)].sort((a, b) => a.position - b.position);
}

import { hasFigures } from './has-figures';
import type { GameStatus, Match } from './match';
import type { PageGame } from './page-game';
import { isUnderWay } from './match-state';

/** A game of the series that has begun, with its figures once they are there. */
export type SeriesGame = {
  readonly position: number;
  readonly status: GameStatus;
  readonly winnerId: number | null;
  readonly lengthSeconds: number | null;
  readonly videoUrl: string | null;
  /** When the game ended; where that is not known, when its match ended, or else began. */
  readonly endAt: string;
  /** The source has no statistics of it. */
  readonly withoutFigures: boolean;
  /** Null until the source has figures (they may come long after the game's end). */
  readonly detail: PageGame | null;
};

/** The games that are being or have been played, by position; of an overdue match those that ended. What the match itself says of a game goes before its figures, which may be older. */
export function seriesGames(match: Match, details: readonly PageGame[]): SeriesGame[] {
  const byPosition = new Map(details.map((detail) => [detail.position, detail]));
  const positions = new Set([...match.games.map((stub) => stub.position), ...byPosition.keys()]);
  return [...positions]
    .sort((a, b) => a - b)
    .map((position) => {
      const stub = match.games.find((candidate) => candidate.position === position);
      const detail = byPosition.get(position) ?? null;
      return {
        position,
        status: stub?.status ?? detail?.status ?? 'not_started',
        winnerId: stub?.winnerId ?? detail?.winnerId ?? null,
        lengthSeconds: stub?.lengthSeconds ?? detail?.lengthSeconds ?? null,
        videoUrl: stub?.videoUrl ?? detail?.videoUrl ?? null,
        endAt: stub?.endAt ?? (match.status === 'finished' ? match.endAt : null) ?? stub?.beginAt ?? match.beginAt,
        withoutFigures: stub?.withoutFigures ?? false,
        detail: detail !== null && hasFigures(detail) ? detail : null,
      };
    })
    .filter(({ status }) => status === 'finished' || (status === 'running' && isUnderWay(match)));
}

/**
 * A finished game that still awaits its figures: existing ones are from while it
 * ran. A match and its games are separate documents, and either may be the first
 * to have the end.
 */
function lacksFigures({ status, detail, withoutFigures }: SeriesGame): boolean {
  return status === 'finished' && detail?.status !== 'finished' && !withoutFigures;
}

/** Whether figures of any of the games are still to come. */
export function awaitsFigures(games: readonly SeriesGame[]): boolean {
  return games.some(lacksFigures);
}

/** How long after a game figures are still expected. */
export const FIGURES_DUE_MS = 2 * 3_600_000;

/** Whether a game's figures are said to follow soon: within two hours of its end, where the source has any. Never before the clock is known. */
export function figuresFollow(game: SeriesGame, now: number | null): boolean {
  return now !== null && lacksFigures(game) && now - Date.parse(game.endAt) < FIGURES_DUE_MS;
}

import type { GameClock } from './game';

const LONGEST_GAME_SECONDS = 3 * 3600;
/** Figures that are older than this say how old they are. */
const FRESH_SECONDS = 90;
/** Figures that are older than this say nothing of how the game stands now. */
const STALE_SECONDS = 5 * 60;

/**
 * What the clock of a game shows at an instant, in seconds; null where that is not
 * known or cannot be right.
 *
 * @param clock the game's own, which stands while the game is paused; without one the time since `beginAt` is returned
 */
export function gameSecondsAt(now: number, beginAt: string | null, clock?: GameClock): number | null {
  if (clock?.stands) return clock.seconds;
  const begin = clock === undefined ? Date.parse(beginAt ?? '') : Date.parse(clock.at) - clock.seconds * 1000;
  const seconds = Math.floor((now - begin) / 1000);
  return seconds >= 0 && seconds <= LONGEST_GAME_SECONDS ? seconds : null;
}

export type FiguresAge = 'fresh' | 'old' | 'stale';

/** How old figures of a moment of a game are by its clock, both in seconds; fresh where either is unknown. With stale ones no chance is shown or counted. */
export function figuresAge(figuresAt: number | null, clockSeconds: number | null): FiguresAge {
  const age = figuresAt === null || clockSeconds === null ? 0 : clockSeconds - figuresAt;
  return age > STALE_SECONDS ? 'stale' : age > FRESH_SECONDS ? 'old' : 'fresh';
}

import { LONGEST_BEST_OF } from '../values/constants';
import { mostGames, winsNeeded } from './match-length';
import type { GameStub, MatchSummary, RunningSummary } from './match';
import { matchOutcome } from './match-outcome';
import { isUnderWay, otherSide, scoreText, type SideName } from './match-state';

export type Standing = 'leads' | 'trails' | 'ties' | 'none';

/** How a side stands: by the score while it is played, then by who won, which a forfeit decides against the score; "none" before the start. */
export function sideStanding(match: MatchSummary, side: SideName): Standing {
  if (match.status !== 'running' && match.status !== 'finished') return 'none';
  if (match.status === 'finished') {
    const outcome = matchOutcome(match);
    return outcome === side ? 'leads' : outcome === otherSide(side) ? 'trails' : 'ties';
  }
  const difference = match[side].score - match[otherSide(side)].score;
  return difference > 0 ? 'leads' : difference < 0 ? 'trails' : 'ties';
}

/** How a score is coloured: the leader in the main colour; others normal while running, dimmed afterwards. */
type ScoreTone = 'main' | 'normal' | 'dimmed';

export function scoreTone(match: MatchSummary, side: SideName): ScoreTone {
  if (sideStanding(match, side) === 'leads') return 'main';
  return isUnderWay(match) ? 'normal' : 'dimmed';
}

/**
 * Everything that a row, card or scoreboard may show of a result. Components take
 * it only from here, and get null while it is hidden: then no text, attribute or
 * count can depend on the score.
 */
export type SideResult = {
  /** The number, or a dash before the start. */
  readonly text: string;
  readonly standing: Standing;
  readonly tone: ScoreTone;
  readonly wins: number;
};

export type MatchResult = {
  readonly left: SideResult;
  readonly right: SideResult;
  /** The game under way of a running match, or between two games the next one. */
  readonly game: LiveGameState | null;
  /** The games of the match add up to another score. */
  readonly contradicts: boolean;
};

export type LiveGameState = { readonly position: number; readonly isRunning: boolean; readonly beginAt: string | null };

function sideResult(match: MatchSummary, side: SideName): SideResult {
  return { text: scoreText(match[side]), standing: sideStanding(match, side), tone: scoreTone(match, side), wins: match[side].score ?? 0 };
}

function currentGame(match: RunningSummary): LiveGameState {
  const running = match.games.find((game: GameStub) => game.status === 'running');
  if (running) return { position: running.position, isRunning: true, beginAt: running.beginAt };
  const next = Math.min(match.left.score + match.right.score + 1, mostGames(match));
  return { position: next, isRunning: false, beginAt: null };
}

/** The result of a match as the page may show it; null while it is hidden. */
export function matchResult(match: MatchSummary, hidden: boolean): MatchResult | null {
  if (hidden) return null;
  return {
    left: sideResult(match, 'left'),
    right: sideResult(match, 'right'),
    game: match.status === 'running' && isUnderWay(match) ? currentGame(match) : null,
    contradicts: match.status === 'finished' && match.contradicts === true,
  };
}

/**
 * How many pips a side has: the wins that a best-of needs, every game where all
 * are played. None for a single game, where a pip would repeat the score.
 */
export function pipCount(match: MatchSummary): number {
  const games = Math.min(match.numOfGames, LONGEST_BEST_OF);
  if (games <= 1) return 0;
  return Math.min(winsNeeded(match) ?? games, games);
}

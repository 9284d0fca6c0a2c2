import { winningRun } from '../../domain/match/winning-run';
import { matchAngles, type MatchAngles } from '../../domain/news/digest/angle';
import type { MatchIndex } from '../index/match-index';
import type { RatingIndex } from '../index/rating-index';
import { resultsBefore } from './match';

/** The angles of a league's finished matches. Runs are those of a match's own page: all matches of a team count, in whichever league. */
export function leagueAngles(leagueId: number, matchIndex: MatchIndex, ratings: Pick<RatingIndex, 'chanceOf'>): MatchAngles {
  return matchAngles(matchIndex.ofLeague(leagueId), {
    chanceOf: (match) => ratings.chanceOf(match),
    runOf: (match, side) => winningRun(match[side].id, resultsBefore(match[side].id, match, matchIndex)),
  });
}

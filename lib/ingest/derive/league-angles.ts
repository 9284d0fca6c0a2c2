import { winningRun } from '../../domain/match/winning-run';
import { matchAngles, type MatchAngles } from '../../domain/news/digest/angle';
import { resultsBefore } from './match';
import type { Season } from '../index/season';

/** The angles of a league's finished matches. Runs are those of a match's own page: all matches of a team count, in whichever league. */
export function leagueAngles(leagueId: number, season: Season): MatchAngles {
  return matchAngles(season.matchIndex.ofLeague(leagueId), {
    chanceOf: (match) => season.ratings.chanceOf(match),
    runOf: (match, side) => winningRun(match[side].id, resultsBefore(match[side].id, match, season)),
  });
}

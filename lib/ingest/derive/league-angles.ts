import { winningRun } from '../../domain/match/winning-run';
import { matchAngles, type MatchAngles } from '../../domain/news/digest/angle';
import { withFlames } from './flames';
import { resultsBefore } from './match';
import type { Season } from '../index/season';

/** The angles of a league's finished matches. Runs count all matches of a team in whichever league, as on a match's own page. */
export function leagueAngles(leagueId: number, season: Season): MatchAngles {
  return matchAngles(season.matchIndex.ofLeague(leagueId), {
    chanceOf: (match) => season.ratings.chanceOf(match),
    flamesOf: (match) => withFlames(match, season).worthWatching ?? null,
    runOf: (match, side) => winningRun(match[side].id, resultsBefore(match[side].id, match, season)),
  });
}

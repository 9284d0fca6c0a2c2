import { teamInMatch } from '../../domain/entities/team-stub';
import { outcomeFor, type TeamOutcome } from '../../domain/match/match-outcome';
import { teamIdsOf } from '../../domain/match/match-state';
import {
  deviationOf,
  ratingOf,
  type RankedTeam,
  type Rankings,
  type RatingPoint,
  type RegionStrength,
  type TeamRating,
} from '../../domain/rating/rankings';
import { grouped } from '../../domain/values/grouped';
import type { RatedMoment } from '../index/rating-index';
import type { Season } from '../index/season';

const LATEST = 5;
/** A region is as strong as its best teams. */
const TEAMS_OF_REGION = 5;
const MOST_POINTS = 300;

function outcomeOf(teamId: number, { match: { id } }: RatedMoment, { matchIndex }: Season): TeamOutcome | null {
  const match = matchIndex.get(id);
  return match?.status === 'finished' ? outcomeFor(teamId, match) : null;
}

function stubOf(teamId: number, { match: { id } }: RatedMoment, { entities, matchIndex }: Season): RankedTeam['team'] {
  const known = entities.teams.get(teamId);
  const match = matchIndex.get(id);
  if (known || match === null) return { id: teamId, name: known?.name ?? '', acronym: known?.acronym ?? '', img: known?.img ?? null };
  return teamInMatch(match, teamId);
}

function regionsOf(teams: readonly RankedTeam[]): RegionStrength[] {
  return [...grouped(teams, ({ league }) => (league === null ? [] : [league.regionId]))]
    .flatMap(([regionId, members]): RegionStrength[] => {
      const counted = members.slice(0, TEAMS_OF_REGION);
      const [best] = counted;
      if (!best) return [];
      const rating = Math.round(counted.reduce((sum, team) => sum + team.rating, 0) / counted.length);
      return [{ regionId, rating, counted: counted.length, teams: members.length, best: best.team }];
    })
    .sort((a, b) => b.rating - a.rating || a.regionId - b.regionId);
}

/** `ratings/ranking`; null while no game has been played. */
export function deriveRankings(season: Season): Rankings | null {
  const { asOf, weeks, courses, matches, games } = season.ratings.ratings;
  const [before, now] = weeks.slice(-2);
  if (asOf === null || !before || !now) return null;
  const placesBefore = new Map(before.placed.map((teamId, index) => [teamId, index + 1]));
  const teams = now.placed.flatMap((teamId, index): RankedTeam[] => {
    const course = courses.get(teamId) ?? [];
    const strength = now.strengths.get(teamId);
    const last = course.at(-1);
    if (!last || !strength) return [];
    const earlier = before.strengths.get(teamId);
    const league = strength.leagueId === null ? undefined : season.entities.leagues.get(strength.leagueId);
    return [
      {
        place: index + 1,
        placeBefore: placesBefore.get(teamId) ?? null,
        team: stubOf(teamId, last, season),
        league: league ? { id: league.id, name: league.acronym || league.name, regionId: league.regionId } : null,
        rating: ratingOf(strength),
        deviation: deviationOf(strength),
        ratingBefore: earlier ? ratingOf(earlier) : null,
        matches: course.length,
        latest: course
          .flatMap((moment) => outcomeOf(teamId, moment, season) ?? [])
          .slice(-LATEST)
          .reverse(),
        curve: weeks.map(({ strengths }) => {
          const then = strengths.get(teamId);
          return then ? ratingOf(then) : null;
        }),
      },
    ];
  });
  const instant = (at: number) => new Date(at).toISOString();
  return { asOf: instant(asOf), since: instant(before.at), matches, games, teams, regions: regionsOf(teams) };
}

function pointOf(teamId: number, moment: RatedMoment, season: Season): RatingPoint {
  const match = season.matchIndex.get(moment.match.id);
  const opponentId = match ? teamIdsOf(match).find((id) => id !== teamId) : undefined;
  return {
    at: new Date(moment.endAt).toISOString(),
    rating: ratingOf(moment.strength),
    opponent: match && opponentId !== undefined ? teamInMatch(match, opponentId).name : '',
    outcome: outcomeOf(teamId, moment, season),
  };
}

/** `teamRatings/{teamId}`; null for a team that has played no match that counts. */
export function deriveTeamRating(teamId: number, season: Season): TeamRating | null {
  const { weeks, courses } = season.ratings.ratings;
  const course = courses.get(teamId);
  const now = weeks.at(-1);
  const strength = now?.strengths.get(teamId);
  if (!course || !now || !strength) return null;
  const place = now.placed.indexOf(teamId);
  return {
    teamId,
    rating: ratingOf(strength),
    deviation: deviationOf(strength),
    place: place === -1 ? null : place + 1,
    of: now.placed.length,
    matches: course.length,
    points: course.slice(-MOST_POINTS).map((moment) => pointOf(teamId, moment, season)),
  };
}

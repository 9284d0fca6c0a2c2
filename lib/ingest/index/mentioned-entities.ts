import type { League, Serie, Team, Tournament } from '../../domain/entities/entities';
import { leagueFix } from '../../domain/leagues/league-table';
import type { Match, Side } from '../../domain/match/match';

/** What a match says about its league, serie, tournament and teams. Ids of 0 stand for nothing, and "?" for a name that it leaves out. */
type Mentioned = {
  readonly league: League;
  readonly serie: Serie | null;
  readonly tournament: Tournament | null;
  readonly teams: readonly Team[];
};

function leagueOf(match: Match): League {
  const fix = leagueFix(match.leagueId);
  return {
    id: match.leagueId,
    name: match.leagueName || '?',
    acronym: fix?.acronym ?? '',
    img: match.leagueImg,
    regionId: match.regionId,
    flag: fix?.flag ?? null,
  };
}

function serieOf(match: Match): Serie | null {
  if (match.serieId === 0) return null;
  return {
    id: match.serieId,
    leagueId: match.leagueId,
    fullName: match.serieName || '?',
    year: null,
    season: null,
    beginAt: null,
    endAt: null,
    winnerId: null,
  };
}

function tournamentOf(match: Match): Tournament | null {
  if (match.tournamentId === 0) return null;
  const { tournamentId: id, leagueId, serieId, tournamentName: name } = match;
  return {
    id,
    leagueId,
    serieId,
    name: name || '?',
    beginAt: null,
    endAt: null,
    winnerId: null,
    hasBracket: false,
    tier: null,
    prizePool: null,
    teams: [],
  };
}

function teamOf({ id, abbr, name, location, img }: Side): Team {
  return { id, name: name || '?', acronym: abbr, img, location, players: [] };
}

export function mentionedBy(match: Match): Mentioned {
  const sides = match.opponentType === 'team' ? [match.left, match.right].filter(({ id }) => id > 0) : [];
  return { league: leagueOf(match), serie: serieOf(match), tournament: tournamentOf(match), teams: sides.map(teamOf) };
}

import type { League, Serie, Team, Tournament } from '../../domain/entities/entities';
import { leagueFix } from '../../domain/leagues/league-table';
import type { Match, Side } from '../../domain/match/match';

/** What a match says about its league, serie, tournament and teams, with "?" for a name that it leaves out. */

export function mentionedLeague(match: Match): League {
  const fix = leagueFix(match.leagueId, match.leagueName);
  return {
    id: match.leagueId,
    name: match.leagueName || '?',
    acronym: fix?.acronym ?? '',
    img: match.leagueImg,
    regionId: match.regionId,
    flag: fix?.flag ?? null,
  };
}

export function mentionedSerie(match: Match): Serie {
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

export function mentionedTournament(match: Match): Tournament {
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

export function mentionedTeam({ id, abbr, name, location, img }: Side): Team {
  return { id, name: name || '?', acronym: abbr, img, location, players: [] };
}

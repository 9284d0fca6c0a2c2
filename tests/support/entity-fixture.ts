import type { Champion, League, Player, Serie, Team, TeamStub, Tournament } from '../../lib/domain/entities/entities';
import type { LeagueCatalogEntry } from '../../lib/domain/models/read-models';

/** The entities around the base match of `match-fixture`, each varied by overrides. */

export const T1: TeamStub = { id: 77, name: 'T1', acronym: 'T1', img: null };
export const GEN: TeamStub = { id: 1, name: 'Gen.G', acronym: 'GEN', img: null };
export const KT: TeamStub = { id: 63, name: 'kt Rolster', acronym: 'KT', img: null };

/** One of many teams: "Team 3", "T3". */
export function teamStub(id: number): TeamStub {
  return { id, name: `Team ${id}`, acronym: `T${id}`, img: null };
}

export function league(overrides: Partial<League> = {}): League {
  return { id: 293, name: 'LCK', acronym: 'LCK', img: null, regionId: 6, flag: 'kr', ...overrides };
}

export function leagueEntry(overrides: Partial<LeagueCatalogEntry> = {}): LeagueCatalogEntry {
  return { ...league(), currentSerie: null, nextMatchAt: null, lastMatchAt: null, ...overrides };
}

export function serie(overrides: Partial<Serie> = {}): Serie {
  return {
    id: 9,
    leagueId: 293,
    fullName: 'Summer 2023',
    year: 2023,
    season: 'Summer',
    beginAt: '2023-06-07T08:00:00Z',
    endAt: '2023-08-20T12:00:00Z',
    winnerId: null,
    ...overrides,
  };
}

export function tournament(overrides: Partial<Tournament> = {}): Tournament {
  return {
    id: 16,
    leagueId: 293,
    serieId: 9,
    name: 'Playoffs',
    beginAt: '2023-08-08T08:00:00Z',
    endAt: '2023-08-20T12:00:00Z',
    winnerId: null,
    hasBracket: true,
    tier: 's',
    prizePool: null,
    teams: [T1, GEN],
    ...overrides,
  };
}

export function team(overrides: Partial<Team> = {}): Team {
  return {
    ...T1,
    location: 'KR',
    players: [{ id: 5, name: 'Faker', role: 'mid', img: null, active: true }],
    ...overrides,
  };
}

export function player(overrides: Partial<Player> = {}): Player {
  return {
    id: 5,
    name: 'Faker',
    firstName: 'Sang-hyeok',
    lastName: 'Lee',
    role: 'mid',
    nationality: 'KR',
    img: null,
    active: true,
    team: T1,
    ...overrides,
  };
}

export function champion(overrides: Partial<Champion> = {}): Champion {
  return { id: 10, name: 'Kayle', img: null, ...overrides };
}

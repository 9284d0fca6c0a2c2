import type { Champion, League, Player, Serie, Team, Tournament } from '../../lib/domain/entities';

/** The entities around the base match of `match-fixture`, each varied by overrides. */

export function league(overrides: Partial<League> = {}): League {
  return { id: 293, name: 'LCK', acronym: 'LCK', img: null, regionId: 6, flag: 'kr', ...overrides };
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
    teams: [
      { id: 77, name: 'T1', acronym: 'T1', img: null },
      { id: 1, name: 'Gen.G', acronym: 'GEN', img: null },
    ],
    ...overrides,
  };
}

export function team(overrides: Partial<Team> = {}): Team {
  return {
    id: 77,
    name: 'T1',
    acronym: 'T1',
    img: null,
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
    team: { id: 77, name: 'T1', acronym: 'T1', img: null },
    ...overrides,
  };
}

export function champion(overrides: Partial<Champion> = {}): Champion {
  return { id: 10, name: 'Kayle', img: null, ...overrides };
}

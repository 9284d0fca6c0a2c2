import type { FinishedMatch, Match, NotStartedMatch, RunningMatch, ScoredSide, UnscoredSide } from '../../lib/domain/match/match';

/** One base match that tests vary by overrides: T1 against Gen.G, best of three, LCK Summer 2023. */

const shared = {
  id: 7,
  name: 'T1 vs GEN',
  beginAt: '2023-08-19T08:00:00Z',
  beginAtEstimated: false,
  rescheduled: false,
  originalBeginAt: null,
  matchType: 'best_of',
  numOfGames: 3,
  opponentType: 'team' as const,
  regionId: 6,
  leagueId: 293,
  leagueName: 'LCK',
  leagueImg: null,
  serieId: 9,
  serieName: 'Summer 2023',
  tournamentId: 16,
  tournamentName: 'Playoffs',
  version: '13.14',
  fullVersion: '13.14.1',
  games: [],
  streams: [],
  previousMatchIds: [],
  modifiedAt: '2023-08-19T08:00:00Z',
};

const T1 = { id: 77, abbr: 'T1', name: 'T1', location: 'KR', img: null };
const GEN = { id: 1, abbr: 'GEN', name: 'Gen.G', location: 'KR', img: null };

export function unscored(overrides: Partial<UnscoredSide> = {}): UnscoredSide {
  return { ...T1, score: null, ...overrides };
}

export function scored(overrides: Partial<ScoredSide> = {}): ScoredSide {
  return { ...T1, score: 0, ...overrides };
}

export function notStartedMatch(overrides: Partial<NotStartedMatch> = {}): NotStartedMatch {
  return { ...shared, status: 'not_started', left: { ...T1, score: null }, right: { ...GEN, score: null }, ...overrides };
}

export function runningMatch(overrides: Partial<RunningMatch> = {}): RunningMatch {
  return { ...shared, status: 'running', left: { ...T1, score: 1 }, right: { ...GEN, score: 1 }, ...overrides };
}

export function finishedMatch(overrides: Partial<FinishedMatch> = {}): FinishedMatch {
  return {
    ...shared,
    status: 'finished',
    left: { ...T1, score: 2 },
    right: { ...GEN, score: 1 },
    endAt: '2023-08-19T10:41:00Z',
    winnerId: T1.id,
    forfeit: false,
    ...overrides,
  };
}

/** A match without a result to come: called off or put off. */
export function offMatch(status: 'canceled' | 'postponed'): Match {
  return { ...notStartedMatch(), status };
}

import type { PlacedBet } from '../../../lib/domain/play/play-answer';

/** An open prediction of T1 in the match of the fixtures. */
export function placedBet(overrides: Partial<PlacedBet> = {}): PlacedBet {
  return {
    id: 'a-bet-of-ann',
    market: '7-winner',
    matchId: 7,
    kind: 'winner',
    outcome: 'left',
    left: { name: 'T1', abbr: 'T1' },
    right: { name: 'Gen.G', abbr: 'GEN' },
    leagueName: 'LCK',
    stake: 50,
    odds: 1.9,
    possibleReturn: 95,
    placedAt: '2026-11-18T12:00:00.000Z',
    state: 'open',
    paid: null,
    settledAt: null,
    reason: null,
    isCorrected: false,
    ...overrides,
  };
}

import type { MatchDetail } from '../../lib/domain/models/match-detail';
import type { FinishedMatch } from '../../lib/domain/match/match';
import { finishedGame } from './game-fixture';
import { finishedMatch, gameStub, scored } from '../../lib/fixtures/match-fixture';

/** A finished best of three, 2–1 for T1, with figures of every game, a past match of each team and one earlier meeting. */

type SideFields = Parameters<typeof scored>[0];

function past(id: number, left: SideFields, right: SideFields): FinishedMatch {
  const sides = { left: scored(left), right: scored(right) };
  const winner = sides.left.score > sides.right.score ? sides.left : sides.right;
  return finishedMatch({ id, beginAt: '2023-08-10T08:00:00Z', ...sides, winnerId: winner.id });
}

const KT = { id: 63, abbr: 'KT', name: 'kt Rolster' };
const DK = { id: 27, abbr: 'DK', name: 'Dplus Kia' };
const GEN = { id: 1, abbr: 'GEN', name: 'Gen.G' };

export function matchDetail(overrides: Partial<MatchDetail> = {}): MatchDetail {
  return {
    match: finishedMatch({ games: [gameStub(1), gameStub(2, { winnerId: 1 }), gameStub(3)] }),
    games: [finishedGame(), finishedGame({ id: 101, position: 2, winnerId: 1 }), finishedGame({ id: 102, position: 3 })],
    champions: [],
    form: {
      left: { teamId: 77, matches: [past(5, { score: 2 }, { ...KT, score: 0 })] },
      right: { teamId: 1, matches: [past(6, { ...DK, score: 2 }, { ...GEN, score: 1 })] },
    },
    headToHead: { leftWins: 4, rightWins: 9, draws: 0, matches: [past(4, { ...GEN, score: 2 }, { score: 0 })] },
    ...overrides,
  };
}

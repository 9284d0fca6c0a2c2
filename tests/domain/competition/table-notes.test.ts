import { describe, expect, it } from 'vitest';
import type { FinishedMatch, GameStub } from '../../../lib/domain/match/match';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { contradictsItsGames, withNotes } from '../../../lib/domain/competition/table-notes';
import { GEN, KT, T1 } from '../../support/entity-fixture';
import { gameStub, finishedMatch } from '../../../lib/fixtures/match-fixture';

const game = (position: number, winnerId: number | null, overrides: Partial<GameStub> = {}) =>
  gameStub(position, { winnerId, ...overrides });
const withGames = (games: GameStub[], overrides: Partial<FinishedMatch> = {}) => finishedMatch({ games, ...overrides });
const source = (wins: number, losses: number) => ({
  tournamentId: 16,
  kind: 'group' as const,
  rows: [
    { rank: 1, team: T1, wins, losses, ties: 0 },
    { rank: 2, team: GEN, wins: losses, losses: wins, ties: 0 },
    { rank: 3, team: KT, wins: 0, losses: 0, ties: null },
  ],
});

describe('a match that T1 won 2–1', () => {
  it.each([
    ['agrees with three games of which T1 won two', [game(1, 77), game(2, 1), game(3, 77)], false],
    ['contradicts games that say 1–1', [game(1, 77), game(2, 1)], true],
    ['contradicts games of which Gen.G won two', [game(1, 1), game(2, 77), game(3, 1)], true],
    ['is not in doubt where no game is listed', [], false],
    ['is not in doubt where a winner is unknown', [game(1, 77), game(2, null), game(3, 77)], false],
    ['does not count games that were not played', [game(1, 77), game(2, 1), game(3, 77), game(4, null, { status: 'not_played' })], false],
  ])('%s', (_name, games, expected) => {
    expect(contradictsItsGames(withGames(games))).toBe(expected);
  });

  it('is not in doubt where it was forfeited, but is where its winner won fewer games', () => {
    expect(contradictsItsGames(withGames([game(1, 77)], { forfeit: true }))).toBe(false);
    expect(contradictsItsGames(withGames([game(1, 77), game(2, 1), game(3, 77)], { winnerId: 1 }))).toBe(true);
  });
});

describe('a table', () => {
  const rows = rankFromMatches([T1, GEN, KT], [finishedMatch()]);
  const marked = (table: ReturnType<typeof withNotes>) => table.rows.flatMap(({ team, contradicts }) => (contradicts ? team.id : []));

  it('has no note where the source and the matches agree', () => {
    expect(withNotes(rows, source(1, 0), [finishedMatch()])).toEqual({ rows, notes: [] });
    expect(withNotes(rows, null, [finishedMatch()])).toEqual({ rows, notes: [] });
  });

  it('says how many more matches the source counts, and for which teams', () => {
    const table = withNotes(rows, source(3, 0), [finishedMatch()]);
    expect(table.notes).toEqual([{ kind: 'countsMore', matches: 2 }]);
    expect(marked(table)).toEqual([77, 1]);
  });

  it('says for how many teams the source counts differently', () => {
    const table = withNotes(rows, source(0, 1), [finishedMatch()]);
    expect(table.notes).toEqual([{ kind: 'countsOtherwise', teams: 2 }]);
    expect(marked(table)).toEqual([77, 1]);
  });

  it('names matches whose games imply another result, whoever gave the places', () => {
    const match = withGames([game(1, 77), game(2, 1)]);
    for (const told of [null, source(1, 0)]) {
      const table = withNotes(rows, told, [match]);
      expect(table.notes).toEqual([{ kind: 'gamesDiffer', matchIds: [7] }]);
      expect(marked(table)).toEqual([77, 1]);
    }
  });

  it('counts a match that both forfeited as a defeat of both, and one without a result not at all, saying so', () => {
    const nobody = { winnerId: null, left: { ...finishedMatch().left, score: 0 }, right: { ...finishedMatch().right, score: 0 } };
    const matches = [finishedMatch(), finishedMatch({ id: 8, forfeit: true, ...nobody }), finishedMatch({ id: 9, ...nobody })];
    const counted = rankFromMatches([T1, GEN, KT], matches);
    expect(counted.map(({ team, wins, losses, ties }) => [team.id, wins, losses, ties])).toEqual([
      [77, 1, 1, 0],
      [KT.id, 0, 0, 0],
      [1, 0, 2, 0],
    ]);
    const table = withNotes(counted, null, matches);
    expect(table.notes).toEqual([{ kind: 'withoutResult', matchIds: [9] }]);
    expect(marked(table)).toEqual([77, 1]);
  });

  it('of a bracket has no record that could differ', () => {
    expect(withNotes(rows, { ...source(9, 9), kind: 'bracket' }, [finishedMatch()]).notes).toEqual([]);
  });
});

import { expect, it, vi } from 'vitest';
import { loadPlayer } from '../../lib/server/pages/entity-pages';
import { notStartedMatch, offMatch } from '../../lib/fixtures/match-fixture';
import { player, T1 } from '../support/entity-fixture';

const knockout = notStartedMatch({ id: 3, round: { part: 'single', name: 'final', round: 3, match: null } });

vi.mock('../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readPlayer: (id: number) => Promise.resolve(player({ id, team: id === 5 ? T1 : null })),
  readPlayerFigures: () => Promise.resolve(null),
  readLastMatches: (teamId: number) =>
    Promise.resolve({
      teamId,
      recent: [],
      next: teamId === T1.id ? [{ ...offMatch('canceled'), id: 2 }, knockout, notStartedMatch({ id: 4 }), notStartedMatch({ id: 5 })] : [],
    }),
}));

it('a player has the next match of their team, also the first that does not tell how far it got, none that is called off, and is purged and made anew with it', async () => {
  const { data, matches, tags } = await loadPlayer(5);
  expect(data?.next.map(({ id }) => id)).toEqual([3, 4]);
  expect(matches).toEqual(data?.next);
  expect(tags).toEqual(['player:5', 'team:77']);
});

it('a player without a team has no next match', async () => {
  expect(await loadPlayer(6)).toMatchObject({ data: { next: [] }, matches: [], tags: ['player:6'] });
});

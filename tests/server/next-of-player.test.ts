import { expect, it, vi } from 'vitest';
import { loadPlayer } from '../../lib/server/pages/entity-pages';
import { notStartedMatch } from '../../lib/fixtures/match-fixture';
import { player, T1 } from '../support/entity-fixture';

vi.mock('../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readPlayer: (id: number) => Promise.resolve(player({ id, team: id === 5 ? T1 : null })),
  readPlayerFigures: () => Promise.resolve(null),
  readLastMatches: (teamId: number) =>
    Promise.resolve({ teamId, recent: [], next: teamId === T1.id ? [notStartedMatch({ id: 3 }), notStartedMatch({ id: 4 })] : [] }),
}));

it('a player has the first of their team’s next matches, and is purged and made anew with it', async () => {
  const { data, matches, tags } = await loadPlayer(5);
  expect(data?.next.map(({ id }) => id)).toEqual([3]);
  expect(matches).toEqual(data?.next);
  expect(tags).toEqual(['player:5', 'team:77']);
});

it('a player without a team has no next match', async () => {
  expect(await loadPlayer(6)).toMatchObject({ data: { next: [] }, matches: [], tags: ['player:6'] });
});

import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followingAnswer } from '../../../lib/server/answers/following-answers';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { league, team } from '../../support/entity-fixture';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';

const reads = vi.hoisted(() => ({
  readLeagueDocument: vi.fn(),
  readTeam: vi.fn(),
  readLastMatches: vi.fn(),
  readPlayer: vi.fn(),
  readMatchDocument: vi.fn(),
}));
vi.mock('../../../lib/store/people/comment-document', async () => (await import('../../support/server/store-double')).commentsDouble);
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  readLeagueDocument: reads.readLeagueDocument,
}));
vi.mock('../../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readPlayer: reads.readPlayer,
  readTeam: reads.readTeam,
  readLastMatches: reads.readLastMatches,
}));
vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  readMatchDocument: reads.readMatchDocument,
}));

const NOW = Date.parse('2023-08-19T09:00:00Z');
const lck = league();

beforeEach(() => {
  sharedRegistry().followed = null;
  reads.readLeagueDocument
    .mockReset()
    .mockImplementation((id: number) =>
      Promise.resolve(
        id === 293
          ? { league: lck, running: [], upcoming: [notStartedMatch({ id: 1, beginAt: '2023-08-20T08:00:00Z' })], latest: [] }
          : null,
      ),
    );
  reads.readTeam.mockReset().mockResolvedValue(team({ players: [] }));
  reads.readLastMatches.mockReset().mockResolvedValue({ teamId: 77, next: [], recent: [finishedMatch({ id: 2 })] });
});

describe('GET /api/following', () => {
  it('collects matches and names, and is purged by each of them', async () => {
    const answer = await followingAnswer({ leagues: [293], teams: [77], players: [], matches: [] }, NOW);
    expect(answer.body).toMatchObject({ leagues: [lck], teams: [{ id: 77, name: 'T1' }], upcoming: [{ id: 1 }], latest: [{ id: 2 }] });
    expect(answer.tags).toEqual(['league:293', 'team:77']);
  });

  it('adds the matches of a followed player’s team without its name, and followed matches', async () => {
    const t1 = { id: 77, name: 'T1', acronym: 'T1', img: null };
    reads.readPlayer.mockResolvedValue({ id: 5, name: 'Faker', img: null, role: 'mid', team: t1 });
    reads.readMatchDocument.mockResolvedValue({ match: notStartedMatch({ id: 9 }) });
    const answer = await followingAnswer({ leagues: [], teams: [], players: [5], matches: [9] }, NOW);
    expect(answer.body).toMatchObject({ teams: [], players: [{ id: 5, team: t1 }], upcoming: [{ id: 9 }], latest: [{ id: 2 }] });
    expect(answer.tags).toEqual(['player:5', 'match:9', 'team:77']);
  });

  it('leaves out what does not exist', async () => {
    expect((await followingAnswer({ leagues: [293, 999], teams: [], players: [], matches: [] }, NOW)).body).toMatchObject({
      leagues: [{ id: 293 }],
      teams: [],
    });
  });

  it('reads a league once for all followers, and again once it is purged', async () => {
    await followingAnswer({ leagues: [293], teams: [], players: [], matches: [] }, NOW);
    await followingAnswer({ leagues: [293], teams: [77], players: [], matches: [] }, NOW);
    expect(reads.readLeagueDocument).toHaveBeenCalledTimes(1);
    sharedRegistry().purges.emit('purge', [cacheTag.league(293)]);
    await followingAnswer({ leagues: [293], teams: [], players: [], matches: [] }, NOW);
    expect(reads.readLeagueDocument).toHaveBeenCalledTimes(2);
  });

  it('answers also where a purge arrives during a read, and rereads for the next', async () => {
    reads.readLeagueDocument.mockImplementationOnce(() => {
      sharedRegistry().purges.emit('purge', [cacheTag.league(293)]);
      return Promise.resolve({ league: lck, running: [], upcoming: [], latest: [] });
    });
    expect((await followingAnswer({ leagues: [293], teams: [], players: [], matches: [] }, NOW)).body).toMatchObject({ upcoming: [] });
    expect((await followingAnswer({ leagues: [293], teams: [], players: [], matches: [] }, NOW)).body).toMatchObject({
      upcoming: [{ id: 1 }],
    });
  });
});

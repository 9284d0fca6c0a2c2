import { describe, expect, it, vi } from 'vitest';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { loadSearchPage, loadSearchStart } from '../../../lib/server/pages/search-page';
import { league, player, T1 } from '../../support/entity-fixture';

vi.mock('../../../lib/server/search/names-cache', async () => {
  const { allNames } = await import('../../../lib/domain/search/all-names');
  const names = allNames([
    { type: 'league', id: 293, name: 'Korea', acronym: '', img: null, key: 'league-293' },
    { type: 'team', id: 77, name: 'Telecom', acronym: '', img: null, key: 'team-77' },
    { type: 'player', id: 5, name: 'Faker', acronym: '', img: null, key: 'player-5' },
    { type: 'champion', id: 1, name: 'Annie', acronym: '', img: null, key: 'champion-1' },
  ]);
  return { searchedNames: () => Promise.resolve(names) };
});
vi.mock('../../../lib/server/pages/first-teams', () => ({ loadFirstTeams: () => Promise.resolve({ teams: [T1], tags: ['rankings'] }) }));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  readLeagueDocument: () =>
    Promise.resolve({ league: league(), running: [], upcoming: [notStartedMatch({ id: 8 })], latest: [finishedMatch({ id: 9 })] }),
}));
vi.mock('../../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readPlayer: () => Promise.resolve(player({ team: T1 })),
  readLastMatches: (teamId: number) =>
    Promise.resolve({ teamId, recent: [finishedMatch({ id: 2 })], next: [notStartedMatch({ id: 3 }), notStartedMatch({ id: 4 })] }),
}));

async function found(text: string) {
  const { data, tags } = await loadSearchPage(text, 0);
  const ids = (of: readonly { readonly id: number }[] = []) => of.map(({ id }) => id);
  return { next: ids(data.matches?.next), last: ids(data.matches?.last), tags };
}

describe('the page of a search', () => {
  it('says when a player plays next, and is made anew with their team', async () => {
    expect(await found('faker')).toEqual({ next: [3, 4], last: [], tags: ['search', 'team:77'] });
  });

  it('has next and latest matches of a team and of a league', async () => {
    expect(await found('telecom')).toEqual({ next: [3, 4], last: [2], tags: ['search', 'team:77'] });
    expect(await found('korea')).toEqual({ next: [8], last: [9], tags: ['search', 'league:293'] });
  });

  it('of a text that finds nothing as a whole shows what the words that name something find, a whole name before all', async () => {
    const partOf = async (text: string) => (await loadSearchPage(text, 0)).data.part;
    expect(await found('korea summer')).toEqual({ next: [8], last: [9], tags: ['search', 'league:293'] });
    expect(await partOf('korea summer')).toEqual({ shown: 'korea', dropped: 'summer' });
    expect(await partOf('Korea夏季赛')).toEqual({ shown: 'Korea', dropped: '夏季赛' });
    expect(await partOf('the faker highlights')).toEqual({ shown: 'faker', dropped: 'the highlights' });
    expect(await partOf('anni telecom')).toEqual({ shown: 'telecom', dropped: 'anni' });
    expect(await partOf('nothing of that')).toBeNull();
    expect(await partOf('faker')).toBeNull();
  });

  it('has no matches of a champion', async () => {
    expect(await found('annie')).toEqual({ next: [], last: [], tags: ['search'] });
  });

  it('begins with the teams that most fans follow', async () => {
    const { data, tags } = await loadSearchStart(0);
    expect(data.entries).toEqual([{ ...T1, type: 'team', key: `team-${T1.id}` }]);
    expect(tags).toEqual(['rankings']);
  });
});

import { describe, expect, it } from 'vitest';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';

const sunday = notStartedMatch({ id: 1, beginAt: '2023-08-20T23:59:59Z' });
const monday = notStartedMatch({ id: 2, beginAt: '2023-08-21T00:00:00Z' });

describe('the match index', () => {
  it('files matches by the UTC week in which they begin', () => {
    const matchIndex = new MatchIndex();
    matchIndex.apply([monday, sunday]);
    expect(matchIndex.weeks()).toEqual(['2023-08-14', '2023-08-21']);
    expect(matchIndex.ofWeek('2023-08-14')).toEqual([sunday]);
  });

  it('sorts by start, then league order, then id', () => {
    const at = '2023-08-19T08:00:00Z';
    const [worlds, unknown, lck] = [
      notStartedMatch({ id: 3, leagueId: 297, beginAt: at }),
      notStartedMatch({ id: 4, leagueId: 5, beginAt: at }),
      notStartedMatch({ id: 5, leagueId: 293, beginAt: at }),
    ];
    const earlier = notStartedMatch({ id: 9, leagueId: 5, beginAt: '2023-08-19T07:59:00Z' });
    const matchIndex = new MatchIndex();
    matchIndex.apply([unknown, lck, worlds, earlier]);
    expect(matchIndex.ofWeek('2023-08-14').map(({ id }) => id)).toEqual([9, 3, 5, 4]);
  });

  it('moves a match between all its lists', () => {
    const matchIndex = new MatchIndex();
    matchIndex.apply([sunday]);
    const moved = finishedMatch({
      ...sunday,
      status: 'finished',
      beginAt: monday.beginAt,
      left: scored({ id: 5 }),
      right: scored({ id: 1 }),
      winnerId: 5,
      tournamentId: 99,
    });
    expect(matchIndex.apply([moved])).toEqual([{ before: sunday, after: moved }]);
    expect(matchIndex.weeks()).toEqual(['2023-08-21']);
    expect(matchIndex.ofTeam(77)).toEqual([]);
    expect(matchIndex.ofTeam(5)).toEqual([moved]);
    expect(matchIndex.ofPair({ lowId: 1, highId: 5 })).toEqual([moved]);
    expect(matchIndex.ofTournament(16)).toEqual([]);
    expect(matchIndex.withStatus('not_started')).toEqual([]);
    expect(matchIndex.withStatus('finished')).toEqual([moved]);
  });

  it('reports no change when a match arrives unchanged', () => {
    const matchIndex = new MatchIndex();
    matchIndex.apply([sunday]);
    expect(matchIndex.apply([{ ...sunday }])).toEqual([]);
  });

  it('removes a match', () => {
    const matchIndex = new MatchIndex();
    matchIndex.apply([sunday]);
    expect(matchIndex.apply([], [sunday.id, 404])).toEqual([{ before: sunday, after: null }]);
    expect([matchIndex.size, matchIndex.weeks()]).toEqual([0, []]);
  });

  it('lists no teams where players meet, or where a side is open', () => {
    const matchIndex = new MatchIndex();
    matchIndex.apply([notStartedMatch({ id: 1, opponentType: 'player' }), notStartedMatch({ id: 2, left: unscored({ id: 0 }) })]);
    expect(matchIndex.ofTeam(77)).toEqual([]);
    expect(matchIndex.ofTeam(1).map(({ id }) => id)).toEqual([2]);
    expect(matchIndex.ofTeam(0)).toEqual([]);
  });
});

describe('the match index on brackets', () => {
  const first = notStartedMatch({ id: 1, beginAt: '2023-08-19T08:00:00Z' });
  const second = notStartedMatch({ id: 2, beginAt: '2023-08-19T12:00:00Z', left: unscored({ id: 3 }), right: unscored({ id: 4 }) });
  const final = notStartedMatch({
    id: 3,
    beginAt: '2023-08-20T08:00:00Z',
    left: unscored({ id: 0 }),
    right: unscored({ id: 0 }),
    previousMatchIds: [1, 2],
  });
  const from = {
    left: { takes: 'winner', match: 'T1–GEN', teams: expect.any(Array) },
    right: { takes: 'winner', match: 'T1–T1', teams: expect.any(Array) },
  };
  const semifinal = (match: number) => ({ takes: 'winner', part: 'single', name: 'semifinals', round: 1, match });
  const after = { left: semifinal(1), right: semifinal(2) };
  const round = { part: 'single', name: 'final', round: 1, match: null, stake: 'title', from, after };
  const opening = (match: number) => ({ part: 'single', name: 'semifinals', round: 1, match, unfed: true, stake: 'out' });

  it('gives every match of a bracket its round, in any order of arrival', () => {
    const matchIndex = new MatchIndex();
    matchIndex.apply([final]);
    matchIndex.apply([second, first]);
    expect([1, 2, 3].map((id) => matchIndex.get(id)?.round)).toEqual([opening(1), opening(2), round]);
  });

  it('reports a changed round like any other change, and none where a match arrives unchanged', () => {
    const matchIndex = new MatchIndex();
    matchIndex.apply([first, second, final]);
    expect(matchIndex.apply([final, first])).toEqual([]);
    const third = notStartedMatch({ ...final, id: 4, previousMatchIds: [1, 2] });
    expect(matchIndex.apply([third]).map(({ before, after }) => [before?.id ?? null, after?.id ?? null])).toEqual([
      [null, 4],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(matchIndex.apply([], [4]).map(({ after }) => after?.id ?? null)).toEqual([null, 1, 2, 3]);
    expect(matchIndex.get(3)?.round).toEqual(round);
  });

  it('says of no match that its loser is out once a later stage of the serie is known', () => {
    const matchIndex = new MatchIndex();
    matchIndex.apply([first, second, final]);
    const finals = notStartedMatch({ id: 5, tournamentId: first.tournamentId + 1, beginAt: '2023-08-26T08:00:00Z' });
    matchIndex.apply([finals]);
    expect([1, 2, 3].map((id) => matchIndex.get(id)?.round?.stake)).toEqual([undefined, undefined, undefined]);
    matchIndex.apply([], [5]);
    expect(matchIndex.get(3)?.round).toEqual(round);
  });
});

import { describe, expect, it } from 'vitest';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import type { DigestItem } from '../../../lib/domain/news/digest';
import { isOwnMatch, isOwnNews, type OwnMatchRule } from '../../../lib/domain/people/own-match';

const NOTHING: OwnMatchRule = { leaguesOrder: [], followingTeams: [], followingMatches: [], playerTeams: [] };
const open = { spoilerFree: false };
const hidden = { spoilerFree: true };
const round = { part: 'single', name: 'final', round: 3, match: null } as const;
// T1 (77) vs Gen.G (1) in the LCK (293), id 7.
const match = notStartedMatch();

describe('a match is one of the visitor’s own', () => {
  it.each<[string, Partial<OwnMatchRule>, boolean]>([
    ['nothing of it is followed', { leaguesOrder: [4197], followingTeams: [5], followingMatches: [8], playerTeams: [9] }, false],
    ['its league is', { leaguesOrder: [293] }, true],
    ['one of its teams is', { followingTeams: [1] }, true],
    ['a player of one of its teams is', { playerTeams: [77] }, true],
    ['it is itself', { followingMatches: [7] }, true],
  ])('where %s', (_why, rule, own) => {
    expect(isOwnMatch(match, { ...NOTHING, ...rule }, open)).toBe(own);
  });

  it('only by its league or its own star where results are hidden and lead to it: it would reveal who got there', () => {
    const final = notStartedMatch({ round });
    const own = (rule: Partial<OwnMatchRule>, reader = hidden) => isOwnMatch(final, { ...NOTHING, ...rule }, reader);
    expect([own({ followingTeams: [77] }), own({ playerTeams: [77] })]).toEqual([false, false]);
    expect([own({ leaguesOrder: [293] }), own({ followingMatches: [7] })]).toEqual([true, true]);
    expect(own({ followingTeams: [77] }, open)).toBe(true);
    expect(isOwnMatch(finishedMatch(), { ...NOTHING, followingTeams: [77] }, hidden)).toBe(true);
  });

  it('not by players’ ids that are also a team’s', () => {
    expect(isOwnMatch(notStartedMatch({ opponentType: 'player' }), { ...NOTHING, followingTeams: [77] }, open)).toBe(false);
  });
});

describe('an article is one of the visitor’s own', () => {
  const article = {
    kind: 'article',
    id: 'a',
    at: '2023-08-19T10:00:00Z',
    title: '',
    spoils: 'nothing',
    summary: '',
    sourceName: '',
    url: '',
    language: null,
    leagues: [{ id: 293, name: 'LCK' }],
    teams: [{ id: 77, name: 'T1', acronym: 'T1' }],
  } as const;

  it('by the leagues and teams it is about', () => {
    const own = (rule: Partial<OwnMatchRule>) =>
      isOwnNews({ ...article, leagues: [...article.leagues], teams: [...article.teams] }, { ...NOTHING, ...rule }, open);
    expect([own({}), own({ leaguesOrder: [293] }), own({ followingTeams: [77] }), own({ playerTeams: [77] })]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  const digest = (span: 'day' | 'week', feeds?: typeof round): DigestItem => ({
    kind: 'digest',
    id: `${span}-293-2023-08-19`,
    span,
    day: '2023-08-19',
    at: '2023-08-19T10:00:00Z',
    league: { id: 293, name: 'LCK' },
    serie: 'Summer 2023',
    stage: '',
    angle: { kind: 'win', matchId: 7, winner: 'left', score: [2, 0] },
    wording: 'a',
    matches: [
      {
        matchId: 7,
        left: { id: 77, name: 'T1', acronym: 'T1' },
        right: { id: 1, name: 'Gen.G', acronym: 'GEN' },
        ...(feeds ? { round: feeds } : {}),
      },
    ],
    count: 1,
  });
  const ownDigest = (item: DigestItem, rule: Partial<OwnMatchRule>, reader = open) => isOwnNews(item, { ...NOTHING, ...rule }, reader);

  it('as a digest: a day by its league and teams, a week by its league alone', () => {
    const rules: Partial<OwnMatchRule>[] = [
      { leaguesOrder: [293] },
      { followingTeams: [77] },
      { playerTeams: [1] },
      { followingTeams: [5] },
    ];
    expect(rules.map((rule) => ownDigest(digest('day'), rule))).toEqual([true, true, true, false]);
    expect(rules.map((rule) => ownDigest(digest('week'), rule))).toEqual([true, false, false, false]);
  });

  it('as a digest only by its league where results are hidden and lead to its matches', () => {
    const final = digest('day', round);
    expect(ownDigest(final, { followingTeams: [77] }, hidden)).toBe(false);
    expect(ownDigest(final, { leaguesOrder: [293] }, hidden)).toBe(true);
    expect(ownDigest(digest('day'), { followingTeams: [77] }, hidden)).toBe(true);
  });
});

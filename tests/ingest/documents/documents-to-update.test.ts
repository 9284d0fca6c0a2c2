import { describe, expect, it } from 'vitest';
import {
  documentsOfEntities,
  documentsOfMatches,
  bracketsUnderWay,
  type DocumentsToUpdate,
} from '../../../lib/ingest/documents/documents-to-update';
import { EntityIndex, NO_ENTITIES } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { RatingIndex } from '../../../lib/ingest/index/rating-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { documentRegistry } from '../../../lib/ingest/documents/document-registry';
import type { Match } from '../../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { league, player, serie, team, tournament } from '../../support/entity-fixture';

const NOW = Date.parse('2023-08-19T09:00:00Z');

function know(...matches: Match[]) {
  const [matchIndex, stats] = [new MatchIndex(), new StatsIndex()];
  const knowledge = {
    matchIndex,
    entities: new EntityIndex(),
    games: new Map(),
    recentGames: new Map(),
    stats,
    ratings: new RatingIndex(matchIndex, stats),
    articles: new Map(),
    now: () => NOW,
  };
  knowledge.matchIndex.apply(matches);
  return { ...knowledge, documents: documentRegistry(knowledge) };
}

function pathsOf(targets: DocumentsToUpdate): string[] {
  return [...targets].map(({ path }) => path).sort();
}

const base = notStartedMatch({ id: 1, beginAt: '2023-08-20T08:00:00Z' });
const ownLists = [
  'catalogs/leagues',
  'catalogs/standings',
  'head2heads/1_77',
  'lastMatches/1',
  'lastMatches/77',
  'leagues/293',
  'matches/1',
  'series/9',
  'sitemaps/index',
  'standings/16',
  'states/home',
  'states/videos',
  'teamFigures/1',
  'teamFigures/77',
  'teamMatches/1-2023',
  'teamMatches/77-2023',
  'teamRatings/1',
  'teamRatings/77',
  'tournamentMatches/16',
  'weeks/2023-08-14',
];

describe('documents affected by a match', () => {
  it('are all that list it', () => {
    const { documents } = know(base);
    expect(pathsOf(documentsOfMatches([{ before: null, after: base }], documents))).toEqual(ownLists);
  });

  it('are the bracket of its stage when news of a game come while it runs, and no other table', () => {
    const inBracket = runningMatch({ id: 1, previousMatchIds: [4] });
    const { documents } = know(inBracket, finishedMatch({ id: 2, tournamentId: 17 }), runningMatch({ id: 3, tournamentId: 18 }));
    expect(bracketsUnderWay([1, 2, 3, 99], documents).map(({ path }) => path)).toEqual(['standings/16']);
  });

  it('are the matches that lead to it when its teams or its time change, not with its score', () => {
    const semifinal: Match = { ...base, previousMatchIds: [40, 41] };
    const { documents } = know(semifinal);
    const leading = (before: Match, after: Match) =>
      pathsOf(documentsOfMatches([{ before, after }], documents)).filter((path) => path === 'matches/40' || path === 'matches/41');
    expect(leading({ ...semifinal, left: unscored({ id: 0 }) }, semifinal)).toEqual(['matches/40', 'matches/41']);
    expect(leading({ ...semifinal, beginAt: '2023-08-19T08:00:00Z' }, semifinal)).toEqual(['matches/40', 'matches/41']);
    const running = runningMatch({
      ...base,
      status: 'running',
      left: scored({ score: 0 }),
      right: scored({ id: 1 }),
      previousMatchIds: [40, 41],
    });
    expect(leading(running, { ...running, left: scored({ score: 1 }) })).toEqual([]);
  });

  it('are the figures of all teams of its serie when a team comes to a bracket: those who are not in it may be out', () => {
    const inGroups = finishedMatch({
      id: 3,
      beginAt: '2023-07-01T08:00:00Z',
      tournamentId: 15,
      left: scored({ id: 5 }),
      right: scored({ id: 6 }),
    });
    const round = { part: 'single', name: 'final', round: 2, match: null } as const;
    const open: Match = { ...base, round, left: unscored({ id: 0 }) };
    const drawn: Match = { ...base, round };
    const { documents } = know(inGroups, drawn);
    expect(pathsOf(documentsOfMatches([{ before: open, after: drawn }], documents))).toEqual(
      expect.arrayContaining(['teamFigures/5', 'teamFigures/6']),
    );
    expect(pathsOf(documentsOfMatches([{ before: drawn, after: { ...drawn, name: 'Final' } }], documents))).not.toContain('teamFigures/5');
  });

  it('are those of both its versions when it moves or its teams change', () => {
    const moved = notStartedMatch({ ...base, beginAt: '2023-08-21T08:00:00Z', left: unscored({ id: 5 }), tournamentId: 17 });
    const { documents } = know(moved);
    const paths = pathsOf(documentsOfMatches([{ before: base, after: moved }], documents));
    expect(paths).toEqual(
      [
        ...ownLists,
        'head2heads/1_5',
        'lastMatches/5',
        'standings/17',
        'teamFigures/5',
        'teamMatches/5-2023',
        'teamRatings/5',
        'tournamentMatches/17',
        'weeks/2023-08-21',
      ].sort(),
    );
  });

  it('are the later matches of its teams, which contain its result, and of its serie, which contain its table', () => {
    const later = notStartedMatch({ id: 2, beginAt: '2023-08-27T08:00:00Z', right: unscored({ id: 5 }) });
    const earlier = finishedMatch({ id: 3, beginAt: '2023-08-12T08:00:00Z' });
    const others = notStartedMatch({ id: 4, beginAt: '2023-08-27T08:00:00Z', left: unscored({ id: 8 }), right: unscored({ id: 9 }) });
    const elsewhere = notStartedMatch({ ...others, id: 5, serieId: 99 });
    const result = finishedMatch({ id: 1, beginAt: base.beginAt });
    const { documents } = know(result, later, earlier, others, elsewhere);
    const matches = pathsOf(documentsOfMatches([{ before: base, after: result }], documents)).filter((path) => path.startsWith('matches/'));
    expect(matches).toEqual(['matches/1', 'matches/2', 'matches/4']);
  });

  it('are the lists of every team of its table, which contain their places, when it ends', () => {
    const others = finishedMatch({ id: 2, left: scored({ id: 5, score: 2 }), right: scored({ id: 6, score: 0 }), winnerId: 5 });
    const { documents } = know(others, finishedMatch({ id: 1 }));
    const pathsAfter = (after: Match) => pathsOf(documentsOfMatches([{ before: null, after }], documents));
    expect(pathsAfter(finishedMatch({ id: 1 }))).toEqual(expect.arrayContaining(['lastMatches/5', 'lastMatches/6']));
    expect(pathsAfter(base)).not.toContain('lastMatches/5');
  });

  it('are the pages of its season and of all stages when it ends or gets a team: who won and plays there, until when', () => {
    const { documents, entities } = know(finishedMatch({ id: 1 }));
    entities.add({ tournaments: [tournament(), tournament({ id: 17 }), tournament({ id: 18, serieId: 99 })] });
    const pagesAfter = (before: Match | null, after: Match) =>
      pathsOf(documentsOfMatches([{ before, after }], documents)).filter((path) => /^(series|tournaments|catalogs.tournaments)/.test(path));
    const pages = ['catalogs/tournaments-2023', 'series/9', 'tournaments/16', 'tournaments/17'];
    expect(pagesAfter(base, finishedMatch({ id: 1 }))).toEqual(pages);
    expect(pagesAfter({ ...base, left: unscored({ id: 0 }) }, base)).toEqual(pages);
    expect(pagesAfter({ ...base, beginAt: '2023-08-20T09:00:00Z' }, base)).toEqual([]);
  });

  it('are the figures of all who played in its serie, when a knockout match ends: their result', () => {
    const final = finishedMatch({ id: 1, beginAt: base.beginAt, previousMatchIds: [3] });
    const earlier = finishedMatch({ id: 3, beginAt: '2023-08-12T08:00:00Z' });
    const { documents, stats } = know(final, earlier);
    stats.learn(3, [finishedGame({ id: 30, players: [gamePlayer({ id: 5 }), gamePlayer({ id: 6 })] })]);
    const figuresAfter = (match: Match) =>
      pathsOf(documentsOfMatches([{ before: base, after: match }], documents)).filter((path) => path.startsWith('playerFigures/'));
    expect(figuresAfter(final)).toEqual(['playerFigures/5', 'playerFigures/6']);
    expect(figuresAfter(base)).toEqual([]);
  });

  it('are deleted with it, including its games', () => {
    const { documents } = know();
    const targets = documentsOfMatches([{ before: base, after: null }], documents);
    expect(pathsOf(targets)).toEqual([...ownLists, 'games/1'].sort());
    const gone = [...targets].filter(({ path }) => ['matches/1', 'games/1', 'weeks/2023-08-14', 'lastMatches/77'].includes(path));
    expect(gone.map(({ fields }) => fields())).toEqual([null, null, null, null]);
  });

  it('are none without a change', () => {
    const { documents } = know(base);
    expect(documentsOfMatches([], documents).size).toBe(0);
  });

  it('leave out team lists where a side is open', () => {
    const open = notStartedMatch({ ...base, left: unscored({ id: 0 }) });
    const { documents } = know(open);
    const paths = pathsOf(documentsOfMatches([{ before: null, after: open }], documents));
    expect(paths.filter((path) => /^(lastMatches|head2heads)/.test(path))).toEqual(['lastMatches/1']);
  });

  it('are the same whether matches arrive one by one or all at once', () => {
    const matches = [finishedMatch({ id: 1, beginAt: '2023-08-12T08:00:00Z' }), finishedMatch({ id: 2, left: scored({ id: 5 }) }), base];
    const { documents } = know(...matches);
    const whole = pathsOf(
      documentsOfMatches(
        matches.map((after) => ({ before: null, after })),
        documents,
      ),
    );
    const singly = new Set(matches.flatMap((after) => pathsOf(documentsOfMatches([{ before: null, after }], documents))));
    expect(whole).toEqual([...singly].sort());
  });
});

describe('documents affected by entities', () => {
  it('are their own, those that mention them, the catalogs and the search index', () => {
    const { documents, entities } = know();
    const received = {
      ...NO_ENTITIES,
      leagues: [league()],
      series: [serie()],
      tournaments: [tournament()],
      teams: [team()],
      players: [player()],
    };
    entities.add(received);
    expect(pathsOf(documentsOfEntities(received, documents))).toEqual(
      [
        ...['catalogs/leagues', 'catalogs/series', 'catalogs/standings', 'catalogs/tournaments-2023'],
        ...Array.from({ length: 16 }, (_, part) => `catalogs/names-${part}`),
        ...['fa', 'lc', 't1', 'sk', 'ch', '롤챔', '엘씨', '티원', '페이', '이상'].map(
          (prefix) => `indices/${[...prefix].join('/')}/${prefix}`,
        ),
        ...['sitemaps/index', 'sitemaps/players-5', 'sitemaps/teams-13'],
        ...['leagues/293', 'playerFigures/5', 'players/5', 'ratings/ranking', 'series/9', 'standings/16', 'teams/77', 'tournaments/16'],
      ].sort(),
    );
  });

  it('are the pages of stages and seasons that are not over when a roster changes', () => {
    const over = finishedMatch({ id: 3, serieId: 8, tournamentId: 15 });
    const { documents, entities } = know(base, over);
    const ofTeam = [team()].map(({ id, name, acronym, img }) => ({ id, name, acronym, img }));
    entities.add({
      tournaments: [tournament({ teams: [] }), tournament({ id: 15, serieId: 8, teams: ofTeam }), tournament({ id: 14, teams: [] })],
    });
    const paths = pathsOf(documentsOfEntities({ ...NO_ENTITIES, teams: [team()] }, documents));
    expect(paths.filter((path) => /^(series|tournaments)/.test(path))).toEqual(['series/9', 'tournaments/16']);
  });

  it('are none without entities', () => {
    const { documents } = know();
    expect(documentsOfEntities(NO_ENTITIES, documents).size).toBe(0);
  });
});

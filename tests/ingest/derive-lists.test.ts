import { describe, expect, it } from 'vitest';
import { deriveSerieCatalog, deriveTournamentCatalog } from '../../lib/ingest/derive/catalogs';
import { deriveGames, deriveWeek } from '../../lib/ingest/derive/match';
import { deriveLeagueCatalog } from '../../lib/ingest/derive/league';
import { deriveSearch } from '../../lib/ingest/derive/search';
import { deriveSerie } from '../../lib/ingest/derive/serie';
import { deriveHeadToHead, deriveLastMatches } from '../../lib/ingest/derive/team';
import { StatsIndex } from '../../lib/ingest/index/stats-index';
import { deriveStandings, deriveTournament, deriveTournamentMatches } from '../../lib/ingest/derive/tournament';
import { EntityIndex, type Entities } from '../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../lib/ingest/index/match-index';
import { RatingIndex } from '../../lib/ingest/index/rating-index';
import type { GameDetail } from '../../lib/domain/match/game';
import { liveFigures } from '../../lib/domain/match/live-figures';
import type { Match } from '../../lib/domain/match/match';
import { finishedGame, gamePlayer, gameTeam } from '../support/game-fixture';
import { finishedMatch, gameStub, notStartedMatch, runningMatch, scored, unscored } from '../../lib/fixtures/match-fixture';
import { champion, league, player, serie, team, teamStub, tournament, T1 } from '../support/entity-fixture';
import { seasonWith } from '../support/ingest/season-with';

const NOW = Date.parse('2023-08-19T09:00:00Z');

function matchIndex(...matches: Match[]): MatchIndex {
  const filled = new MatchIndex();
  filled.apply(matches);
  return filled;
}

function entities(given: Partial<Entities>): EntityIndex {
  const filled = new EntityIndex();
  filled.add(given);
  return filled;
}

const stats = new StatsIndex();

describe('a week', () => {
  it('is null without matches', () => {
    expect(deriveWeek('2023-08-14', seasonWith({ matchIndex: matchIndex() }))).toBeNull();
    expect(deriveWeek('2023-08-14', seasonWith({ matchIndex: matchIndex(finishedMatch()) }))).toEqual({
      start: '2023-08-14',
      matches: [finishedMatch()],
    });
  });
});

describe('the catalogs', () => {
  it('list leagues with something to show in league order', () => {
    const known = entities({
      leagues: [league(), league({ id: 297, name: 'Worlds' }), league({ id: 5, name: 'Empty' })],
      series: [serie({ leagueId: 297 })],
    });
    const { leagues } = deriveLeagueCatalog(
      seasonWith({
        entities: known,
        matchIndex: matchIndex(
          finishedMatch({ beginAt: '2023-08-18T08:00:00Z' }),
          notStartedMatch({ id: 8, beginAt: '2023-08-20T08:00:00Z' }),
        ),
        now: () => NOW,
      }),
    );
    expect(leagues.map(({ id }) => id)).toEqual([297, 293]);
    expect(leagues[1]).toMatchObject({ nextMatchAt: '2023-08-20T08:00:00Z', lastMatchAt: '2023-08-18T08:00:00Z', currentSerie: null });
  });

  it('list series newest first, and tournaments by year', () => {
    const known = entities({
      series: [serie({ id: 1, beginAt: null }), serie({ id: 2 })],
      tournaments: [tournament(), tournament({ id: 3, beginAt: '2022-01-01T00:00:00Z' }), tournament({ id: 4, beginAt: null })],
    });
    expect(deriveSerieCatalog(seasonWith({ entities: known })).series.map(({ id }) => id)).toEqual([2, 1]);
    expect(
      [2022, 2023, 0].map((year) => deriveTournamentCatalog(year, seasonWith({ entities: known }))?.tournaments.map(({ id }) => id)),
    ).toEqual([[3], [16], [4]]);
    expect(deriveTournamentCatalog(2021, seasonWith({ entities: known }))).toBeNull();
  });
});

describe('search', () => {
  it('files every entry under the first two characters of name, acronym and words', () => {
    const index = deriveSearch(entities({ leagues: [league()], teams: [team({ name: 'Dplus KIA', acronym: 'DK' })], players: [player()] }));
    const { indices } = index;
    expect([...indices.keys()].sort()).toEqual(expect.arrayContaining(['dk', 'dp', 'dw', 'da', '담원', 'fa', '페이', 'ki', 'lc']));
    expect(indices.get('lc')?.entries).toMatchObject([
      { type: 'league', id: 293, name: 'LCK', acronym: 'LCK', img: null, key: 'league-293' },
    ]);
    expect(indices.get('dw')?.entries).toEqual(indices.get('dk')?.entries);
  });

  it('calls a team by the league of its latest year, not by one that was replaced, nor by an international one', () => {
    const stage = (id: number, leagueId: number, beginAt: string) => tournament({ id, leagueId, beginAt, teams: [T1] });
    const { indices } = deriveSearch(
      entities({
        leagues: [
          league({ id: 295, name: 'LMS', acronym: 'LMS' }),
          league({ id: 4288, name: 'PCS', acronym: 'PCS' }),
          league({ id: 90004, name: 'First Stand', acronym: 'First Stand', regionId: 4 }),
        ],
        tournaments: [
          stage(1, 295, '2019-01-20T08:00:00Z'),
          stage(2, 295, '2019-06-20T08:00:00Z'),
          stage(3, 4288, '2020-02-20T08:00:00Z'),
          ...[4, 5].map((id) => stage(id, 90004, '2020-05-20T08:00:00Z')),
        ],
        teams: [team()],
      }),
    );
    expect(indices.get('t1')?.entries.map(({ league: of }) => of)).toEqual(['PCS']);
  });

  it('orders entries league, team, player, then by name', () => {
    const index = deriveSearch(
      entities({
        leagues: [league({ name: 'T9' })],
        teams: [team({ id: 3, name: 'T1 Rookies' }), team({ name: 'T1' })],
        players: [player({ name: 'T1 Faker' })],
      }),
    );
    expect(index.indices.get('t1')?.entries.map(({ key }) => key)).toEqual(['team-77', 'team-3', 'player-5']);
  });
});

describe('series and tournaments', () => {
  const known = entities({ leagues: [league()], series: [serie()], tournaments: [tournament()] });

  it('name the first teams of a serie that is over, and its first and last patch', () => {
    const semifinals = [
      finishedMatch({ id: 1, beginAt: '2023-08-18T08:00:00Z', version: '13.15', right: scored({ id: 63, score: 1 }) }),
      finishedMatch({
        id: 2,
        beginAt: '2023-08-19T08:00:00Z',
        left: scored({ id: 1, score: 2 }),
        right: scored({ id: 5, score: 0 }),
        winnerId: 1,
      }),
    ];
    const final = { id: 3, beginAt: '2023-08-20T08:00:00Z', version: '13.16', previousMatchIds: [1, 2] };
    const one = entities({ series: [serie()], tournaments: [tournament({ teams: [77, 1, 63, 5].map(teamStub) })] });
    const derived = (...matches: Match[]) => deriveSerie(9, seasonWith({ entities: one, matchIndex: matchIndex(...matches), stats }));
    const over = derived(...semifinals, finishedMatch(final));
    expect(over?.podium?.map(({ team: { id }, ...place }) => ({ id, ...place }))).toEqual([
      { id: 77, place: 1, to: 1 },
      { id: 1, place: 2, to: 2 },
      { id: 63, place: 3, to: 4 },
      { id: 5, place: 3, to: 4 },
    ]);
    expect(over?.patches).toEqual(['13.15', '13.16']);
    expect(derived(...semifinals, notStartedMatch(final))).not.toHaveProperty('podium');
  });

  it('name what they belong to, as far as it is known', () => {
    expect(deriveSerie(9, seasonWith({ entities: known, matchIndex: matchIndex(), stats }))).toMatchObject({
      serie: serie(),
      league: league(),
      tournaments: [tournament()],
    });
    expect(
      deriveTournament(16, seasonWith({ entities: entities({ tournaments: [tournament()] }), matchIndex: matchIndex(), stats })),
    ).toMatchObject({
      tournament: tournament(),
      serie: null,
      league: null,
      stages: [
        { id: 16, name: 'Playoffs', beginAt: '2023-08-08T08:00:00Z', endAt: '2023-08-20T12:00:00Z', hasBracket: true, teamIds: [77, 1] },
      ],
    });
    expect([
      deriveSerie(404, seasonWith({ entities: known, matchIndex: matchIndex(), stats })),
      deriveTournament(404, seasonWith({ entities: known, matchIndex: matchIndex(), stats })),
      deriveTournamentMatches(404, seasonWith({ matchIndex: matchIndex() })),
    ]).toEqual([null, null, null]);
  });

  const table = (wins: number) => ({
    tournamentId: 16,
    kind: 'group' as const,
    rows: [
      { rank: 1, team: { id: 1, name: 'Gen.G', acronym: 'GEN', img: null }, wins, losses: 0, ties: 0 },
      { rank: 2, team: { id: 77, name: 'T1', acronym: 'T1', img: null }, wins: 0, losses: wins, ties: 0 },
    ],
  });

  it("take the source's places, which know its tiebreaks", () => {
    const document = deriveStandings(
      16,
      seasonWith({ entities: entities({ tournaments: [tournament()], standings: [table(1)] }), matchIndex: matchIndex(finishedMatch()) }),
    );
    expect(document?.from).toBe('source');
    expect(document?.rows.map(({ rank, team: { id }, gameWins }) => [rank, id, gameWins])).toEqual([
      [1, 1, 1],
      [2, 77, 2],
    ]);
  });

  it('are computed here where the source has no table, or one older than the matches', () => {
    const counted = [
      [1, 77],
      [2, 1],
    ];
    for (const standings of [[], [table(1)]]) {
      const matches = standings.length === 0 ? [finishedMatch()] : [finishedMatch(), finishedMatch({ id: 8 })];
      const document = deriveStandings(
        16,
        seasonWith({ entities: entities({ tournaments: [tournament()], standings }), matchIndex: matchIndex(...matches) }),
      );
      expect(document?.from).toBe('matches');
      expect(document?.rows.map(({ rank, team: { id } }) => [rank, id])).toEqual(counted);
    }
  });

  it('have no places before the first result, whatever the source’s order', () => {
    const document = deriveStandings(
      16,
      seasonWith({ entities: entities({ tournaments: [tournament()], standings: [table(0)] }), matchIndex: matchIndex(notStartedMatch()) }),
    );
    expect(document?.rows.map(({ rank, team: { id } }) => [rank, id])).toEqual([
      [1, 1],
      [1, 77],
    ]);
  });

  it('take the source’s places of a bracket once it is over, and only if they agree with the winner', () => {
    const places = (rank: number) => ({
      ...table(0),
      kind: 'bracket' as const,
      rows: table(0).rows.map((row, index) => ({ ...row, rank: index === 0 ? rank : 3 - rank, wins: null, losses: null, ties: null })),
    });
    const from = (rank: number, ...matches: Match[]) =>
      deriveStandings(
        16,
        seasonWith({ entities: entities({ tournaments: [tournament()], standings: [places(rank)] }), matchIndex: matchIndex(...matches) }),
      );
    expect(from(2, finishedMatch())).toMatchObject({ kind: 'bracket', from: 'source' });
    // T1 has won the final, and the source's table is from before it.
    expect(from(1, finishedMatch())).toMatchObject({
      from: 'matches',
      rows: [
        { rank: 1, team: { id: 77 } },
        { rank: 2, team: { id: 1 } },
      ],
    });
    expect(from(1, notStartedMatch())).toMatchObject({ from: 'matches', rows: [{ rank: 1 }, { rank: 1 }] });
  });

  it('of a bracket give a team no less than its chance in the game that would take it on', () => {
    const decides = runningMatch({
      left: scored({ score: 1 }),
      right: scored({ id: 1, score: 0 }),
      games: [gameStub(1), gameStub(2, { status: 'running', beginAt: '2023-08-19T09:00:00Z' })],
    });
    const final = notStartedMatch({ id: 8, beginAt: '2023-08-20T08:00:00Z', previousMatchIds: [7], right: unscored({ id: 63 }) });
    const matches = matchIndex(decides, { ...final, left: unscored({ id: 0 }), previousTakes: ['winner'] });
    const told = (id: number, gold: number) => ({ id, gold, kills: 1, towers: 0, dragons: 1, barons: 0, inhibitors: 0 });
    const frames = [{ seconds: 900, teams: [told(1, 24_000), told(77, 27_000)], players: [] }];
    const game = finishedGame({ position: 2, status: 'running', frames });
    const chance = liveFigures(decides, [game], { prior: null })?.chance ?? 0;
    const ratings = new RatingIndex(matches, stats);
    const reach = (playing: readonly GameDetail[], minutes = 20) =>
      deriveStandings(
        16,
        seasonWith({
          entities: entities({ tournaments: [tournament({ hasBracket: true })] }),
          matchIndex: matches,
          ratings,
          recentGames: new Map([[7, playing]]),
          now: () => Date.parse('2023-08-19T09:00:00Z') + minutes * 60_000,
        }),
      )?.titleChances?.teams.find(({ teamId }) => teamId === 77)?.final;
    expect(reach([])).toBe(0.75);
    expect(chance).toBeGreaterThan(0.75);
    expect(reach([game])).toBeCloseTo(chance + (1 - chance) / 2, 5);
    // For six minutes nothing was heard of the game.
    expect(reach([game], 21)).toBe(0.75);
    // The source has told the game's score before its end.
    expect(reach([{ ...game, position: 1 }])).toBe(0.75);
  });

  it('note where the source counts more matches than are listed', () => {
    const document = deriveStandings(
      16,
      seasonWith({ entities: entities({ tournaments: [tournament()], standings: [table(3)] }), matchIndex: matchIndex(finishedMatch()) }),
    );
    expect(document).toMatchObject({ notes: [{ kind: 'countsMore', matches: 2 }], rows: [{ contradicts: true }, { contradicts: true }] });
    expect(
      deriveStandings(16, seasonWith({ entities: entities({ tournaments: [tournament()] }), matchIndex: matchIndex(finishedMatch()) })),
    ).not.toHaveProperty('notes');
  });

  it('rank teams that only the matches name', () => {
    const document = deriveStandings(
      16,
      seasonWith({ entities: entities({ tournaments: [tournament({ teams: [] })] }), matchIndex: matchIndex(finishedMatch()) }),
    );
    expect(document?.rows.map(({ team: { id } }) => id)).toEqual([77, 1]);
    expect(
      deriveStandings(16, seasonWith({ entities: entities({ tournaments: [tournament({ teams: [] })] }), matchIndex: matchIndex() })),
    ).toBeNull();
  });
});

describe('teams', () => {
  it('list results newest first and upcoming matches, running first', () => {
    const matches = [
      finishedMatch({ id: 1, beginAt: '2023-08-17T08:00:00Z', endAt: null }),
      finishedMatch({ id: 2, beginAt: '2023-08-18T08:00:00Z', endAt: null }),
      runningMatch({ id: 3, beginAt: '2023-08-19T08:00:00Z' }),
      notStartedMatch({ id: 4, beginAt: '2023-08-20T08:00:00Z' }),
      notStartedMatch({ id: 5, beginAt: '2023-08-10T08:00:00Z', overdue: true }),
    ];
    const document = deriveLastMatches(77, seasonWith({ matchIndex: matchIndex(...matches), now: () => NOW }));
    expect(document?.recent.map(({ id }) => id)).toEqual([2, 1]);
    expect(document?.next.map(({ id }) => id)).toEqual([3, 4]);
    expect(deriveLastMatches(404, seasonWith({ matchIndex: matchIndex(...matches), now: () => NOW }))).toBeNull();
  });

  it('list all their meetings under the lower id', () => {
    const matches = [
      finishedMatch({ id: 1 }),
      finishedMatch({ id: 2, winnerId: null, drawn: true }),
      finishedMatch({ id: 3, left: scored({ id: 1 }), right: scored(), winnerId: 1 }),
    ];
    const pair = { lowId: 1, highId: 77 };
    expect(deriveHeadToHead(pair, seasonWith({ matchIndex: matchIndex(...matches, notStartedMatch({ id: 4 })) }))).toMatchObject({
      ...pair,
      lowWins: 1,
      highWins: 1,
      draws: 1,
    });
    expect(deriveHeadToHead(pair, seasonWith({ matchIndex: matchIndex(notStartedMatch()) }))).toBeNull();
  });
});

describe('games', () => {
  it('are sorted by position, with the champions of picks and bans', () => {
    const champions = [champion({ id: 99, name: 'Lux' }), champion({ id: 500, name: 'Unseen' })];
    const season = seasonWith({
      matchIndex: matchIndex(finishedMatch({ id: 7 }), finishedMatch({ id: 8 })),
      entities: entities({ champions }),
    });
    const games = [
      finishedGame({ id: 2, position: 2 }),
      finishedGame({
        id: 1,
        position: 1,
        teams: [gameTeam({ bans: [99, 404] })],
        players: [gamePlayer({ champion: champion({ id: 7 }) })],
      }),
    ];
    season.games.set(7, games).set(404, games);
    const document = deriveGames(7, season);
    expect(document?.games.map(({ position }) => position)).toEqual([1, 2]);
    expect(document?.champions.map(({ id }) => id)).toEqual(expect.arrayContaining([7, 99]));
    expect(document?.champions.map(({ id }) => id)).not.toContain(500);
    expect([8, 404].map((id) => deriveGames(id, season))).toEqual([null, null]);
  });
});

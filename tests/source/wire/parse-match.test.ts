import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { MatchSchema } from '../../../lib/domain/match/match';
import { matchSlug } from '../../../lib/domain/page/paths';
import { PushMessageSchema } from '../../../lib/domain/people/push';
import { pushMessage } from '../../../lib/server/notifications/notification-texts';
import { parseMatch } from '../../../lib/source/wire/parse-match';
import { FOXES, OWLS, wireMatch, wireMatchGame, wireUpcoming } from '../../support/source/wire-fixture';
import { parsed, rejected } from '../../support/source/expect-parsed';

const lossesOf = (result: ReturnType<typeof parseMatch>) =>
  result.ok ? result.losses.map(({ part, example }) => `${part}: ${example.reason}`) : null;

describe('a match that is ours', () => {
  it('takes sides from the opponents and scores by team, whatever the order of the results', () => {
    expect(parsed(parseMatch(wireMatch()))).toMatchObject({
      status: 'finished',
      left: { id: 901, abbr: 'FOX', name: 'River Foxes', location: 'KR', score: 2 },
      right: { id: 902, abbr: 'OWL', name: 'Night Owls', location: 'DE', score: 1 },
      winnerId: 901,
      leagueId: 5001,
      serieName: 'Spring 2031',
      tournamentName: 'Playoffs',
      version: '31.2',
      fullVersion: '31.2.1',
    });
  });

  it('has no score before its start', () => {
    const match = parsed(parseMatch(wireUpcoming()));
    expect(match.status).toBe('not_started');
    expect([match.left.score, match.right.score]).toEqual([null, null]);
    expect(match).not.toHaveProperty('winnerId');
  });

  it.each(['canceled', 'postponed'] as const)('keeps a %s match without a score', (status) => {
    expect(parsed(parseMatch(wireUpcoming({ status })))).toMatchObject({ status, left: { score: null }, right: { score: null } });
  });

  it.each(['not_started', 'running', 'finished', 'canceled', 'postponed'])('gives a %s match that the domain decodes', (status) => {
    expect(v.safeParse(MatchSchema, parsed(parseMatch(wireMatch({ status })))).success).toBe(true);
  });

  it('leaves unknown opponents empty', () => {
    const tbd = parsed(parseMatch(wireUpcoming({ name: 'Final: TBD vs TBD', opponents: [], results: [] })));
    expect(tbd.left).toEqual({ id: 0, abbr: '', name: '', location: '', img: null, score: null });
    expect(tbd.right.id).toBe(0);
    const half = parsed(
      parseMatch(
        wireUpcoming({
          opponents: [
            { type: 'Team', opponent: OWLS },
            { type: 'Team', opponent: null },
          ],
        }),
      ),
    );
    expect([half.left.id, half.right.id]).toEqual([902, 0]);
  });

  it('writes every time as UTC in whole seconds', () => {
    const match = parsed(parseMatch(wireMatch({ begin_at: '2031-02-01T16:03:00.512Z', modified_at: '2031-02-01T20:40:00.000000+02:00' })));
    expect([match.beginAt, match.modifiedAt]).toEqual(['2031-02-01T16:03:00Z', '2031-02-01T18:40:00Z']);
  });

  it('has the original start of a rescheduled match only', () => {
    expect(parsed(parseMatch(wireMatch())).originalBeginAt).toBeNull();
    expect(parsed(parseMatch(wireMatch({ rescheduled: true })))).toMatchObject({
      rescheduled: true,
      originalBeginAt: '2031-02-01T16:00:00Z',
    });
  });

  it('recognises a draw, a forfeit and a match of players', () => {
    expect(parsed(parseMatch(wireMatch({ draw: true, match_type: 'all_games_played' })))).toMatchObject({
      winnerId: null,
      matchType: 'all_games_played',
    });
    expect(parsed(parseMatch(wireMatch({ forfeit: true })))).toMatchObject({ forfeit: true, winnerId: 901 });
    const opponents = [
      { type: 'Player', opponent: { id: 8001, name: 'Ripple' } },
      { type: 'Player', opponent: { id: 8002, name: 'Dusk' } },
    ];
    const results = [
      { player_id: 8001, score: 3 },
      { player_id: 8002, score: 1 },
    ];
    expect(parsed(parseMatch(wireMatch({ opponents, results })))).toMatchObject({
      opponentType: 'player',
      left: { name: 'Ripple', score: 3 },
      right: { score: 1 },
    });
  });

  it('counts games won where the results are missing', () => {
    expect(parsed(parseMatch(wireMatch({ results: [] })))).toMatchObject({ left: { score: 2 }, right: { score: 1 } });
  });

  it('marks the games without statistics, one by one or all of the match', () => {
    const game = (id: number, detailed_stats?: boolean) => ({ id, position: id, status: 'finished', detailed_stats });
    const marked = (overrides: Parameters<typeof wireMatch>[0]) =>
      parsed(parseMatch(wireMatch(overrides))).games.map(({ withoutFigures = false }) => withoutFigures);
    expect(marked({ games: [game(1, true), game(2, false), game(3)] })).toEqual([false, true, false]);
    expect(marked({ detailed_stats: false, games: [game(1, true), game(2)] })).toEqual([true, true]);
  });

  it('sorts games and marks those left over by a decided match as not played', () => {
    const games = [
      wireMatchGame({ id: 4003, position: 3, status: 'not_started', begin_at: null, length: null, winner: { id: null } }),
      wireMatchGame({ id: 4002, position: 2, length: 0 }),
      wireMatchGame(),
    ];
    const match = parsed(parseMatch(wireMatch({ games })));
    expect(match.games.map(({ id, status, lengthSeconds, winnerId }) => [id, status, lengthSeconds, winnerId])).toEqual([
      [4001, 'finished', 1980, 901],
      [4002, 'finished', null, 901],
      [4003, 'not_played', null, null],
    ]);
    expect(parsed(parseMatch(wireUpcoming())).games.map((game) => game.status)).toEqual(['not_started', 'not_started', 'not_started']);
  });

  it('reads streams of newer and older answers, and no address that is not on the web', () => {
    expect(parsed(parseMatch(wireMatch())).streams).toEqual([
      {
        url: 'https://stream.example/harbour',
        embedUrl: 'https://player.example/?channel=harbour',
        language: 'en',
        main: true,
        official: true,
      },
    ]);
    const stream = { raw_url: 'https://stream.example/one', embed_url: null };
    const twice = parsed(
      parseMatch(wireMatch({ streams_list: ['en', 'ko'].map((language) => ({ ...stream, language, main: true, official: true })) })),
    );
    expect(twice.streams.map(({ language }) => language)).toEqual(['en']);
    const old = wireMatch({
      streams_list: undefined,
      streams: {
        english: { embed_url: null, raw_url: 'https://stream.example/one' },
        official: { embed_url: 'https://player.example/?channel=one', raw_url: 'https://stream.example/one' },
        russian: { embed_url: null, raw_url: '' },
      },
    });
    expect(parsed(parseMatch(old)).streams).toEqual([
      { url: 'https://stream.example/one', embedUrl: 'https://player.example/?channel=one', language: '', main: true, official: true },
    ]);
    const oldest = wireMatch({
      streams_list: null,
      streams: null,
      official_stream_url: 'https://stream.example/two',
      live_embed_url: null,
    });
    expect(parsed(parseMatch(oldest)).streams).toMatchObject([{ url: 'https://stream.example/two', main: true }]);
    expect(parsed(parseMatch(wireMatch({ streams_list: [{ raw_url: 'javascript:alert(1)', language: 'en' }] }))).streams).toEqual([]);
  });

  it('survives nulls in every optional field of a match', () => {
    const bare = wireMatch({
      name: null,
      end_at: null,
      modified_at: null,
      number_of_games: null,
      match_type: null,
      serie: null,
      tournament: null,
      videogame_version: null,
      streams_list: null,
      winner: null,
      winner_id: null,
      results: null,
      games: null,
      opponents: [{ type: null, opponent: { ...FOXES, acronym: null, location: null, image_url: null } }],
    });
    expect(parsed(parseMatch(bare))).toMatchObject({
      name: '',
      numOfGames: 1,
      matchType: 'best_of',
      serieId: 6001,
      tournamentName: '',
      left: { abbr: '', location: '' },
      winnerId: null,
    });
  });

  it('takes name and region of a league from the league table', () => {
    const league = { id: 293, name: 'LCK (source)', image_url: null };
    expect(parsed(parseMatch(wireMatch({ league, league_id: 293 })))).toMatchObject({ leagueId: 293, leagueName: 'LCK', regionId: 6 });
    expect(parsed(parseMatch(wireMatch())).regionId).toBe(-1);
  });
});

describe('a match that is put off without a new date', () => {
  const off = (overrides: object) =>
    wireUpcoming({ status: 'postponed', begin_at: null, scheduled_at: null, original_scheduled_at: null, ...overrides });

  it.each([
    ['it was scheduled for', off({ scheduled_at: '2031-02-03T16:00:00Z' }), null, '2031-02-03T16:00:00Z'],
    ['it was scheduled for at first', off({ original_scheduled_at: '2031-02-04T16:00:00Z' }), null, '2031-02-04T16:00:00Z'],
    ['the site knew', off({ scheduled_at: '2031-02-03T16:00:00Z' }), '2031-02-05T16:00:00Z', '2031-02-05T16:00:00Z'],
    [
      'the site knew, with a date that stands for none',
      off({ begin_at: '9999-12-31T00:00:00Z' }),
      '2031-02-05T16:00:00Z',
      '2031-02-05T16:00:00Z',
    ],
    ['the site knew, called off', off({ status: 'canceled' }), '2031-02-05T16:00:00Z', '2031-02-05T16:00:00Z'],
  ])('stays at the time that %s', (_, document, known, beginAt) => {
    expect(parsed(parseMatch(document, known)).beginAt).toBe(beginAt);
  });

  it('is not ours where no time was ever known', () => {
    const document = off({ scheduled_at: null, original_scheduled_at: '1970-01-01T00:00:00Z' });
    expect(rejected(parseMatch(document)).reason).toBe('no start time');
  });

  it('is not ours if it may be played at any time', () => {
    const document = wireUpcoming({ begin_at: null, scheduled_at: '2031-02-03T16:00:00Z' });
    expect(rejected(parseMatch(document, '2031-02-03T16:00:00Z')).reason).toBe('no start time');
  });
});

describe('a match that is not ours', () => {
  it.each([
    ['another game', { videogame: { id: 26, name: 'Valorant' } }, 'not League of Legends'],
    ['no start time', { begin_at: null }, 'no start time'],
    ['no league', { league: null, league_id: null }, 'no league'],
  ])('is foreign with %s', (_, overrides, reason) => {
    expect(rejected(parseMatch(wireMatch(overrides)))).toEqual({ kind: 'foreign', entity: 'match', id: '3001', reason });
  });

  it.each([
    '0001-01-01T00:00:00Z',
    '1900-01-01T00:00:00Z',
    '1969-12-31T19:00:00-05:00',
    '1970-01-01T00:00:00.000Z',
    '2000-01-01T12:00:00Z',
    '2038-01-19T03:14:07Z',
    '2099-12-31T00:00:00Z',
    '9999-12-31T23:59:59-05:00',
  ])('is foreign with %s for a start, which stands for none', (begin_at) => {
    expect(rejected(parseMatch(wireUpcoming({ begin_at })))).toMatchObject({
      kind: 'foreign',
      reason: 'its start stands for an unknown time',
    });
  });

  it('does not know a time beside its start that stands for none', () => {
    const end_at = '9999-12-31T23:59:59Z';
    const games = [wireMatchGame({ begin_at: '1970-01-01T00:00:00Z', end_at: '0001-01-01T00:00:00Z' })];
    const match = parsed(parseMatch(wireMatch({ end_at, modified_at: '0001-01-01T00:00:00Z', games })));
    expect(match).toMatchObject({ endAt: null, modifiedAt: match.beginAt, games: [{ beginAt: null, endAt: null }] });
  });

  it('is foreign, not malformed, when another game has another shape', () => {
    expect(rejected(parseMatch({ id: 5, videogame: { id: 3 }, begin_at: 'soon', games: 'many' })).kind).toBe('foreign');
  });
});

describe('a match of which little can be read', () => {
  it('keeps what can be read: places of opponents, results and games do not shift', () => {
    const match = parsed(
      parseMatch(
        wireMatch({
          status: 'paused',
          opponents: [{ type: 'Team', opponent: { name: 'Foxes' } }, { opponent: OWLS }],
          results: [{ team_id: 902, score: 'two' }, 'three'],
          games: [wireMatchGame({ id: null }), wireMatchGame({ id: 4002, position: null, winner: { id: 902 } }), 7],
        }),
      ),
    );
    expect(match).toMatchObject({
      status: 'finished',
      left: { id: 0, score: 0 },
      right: { id: 902, score: 1 },
      games: [{ id: 4002, position: 2, winnerId: 902 }],
    });
  });

  it('belongs to the league beside it where the league itself is missing, and to our game where it names none', () => {
    expect(parsed(parseMatch(wireMatch({ league: null, videogame: null })))).toMatchObject({ leagueId: 5001, leagueName: '' });
    expect(parsed(parseMatch(wireMatch({ league_id: null, league: { id: 293, name: null } })))).toMatchObject({
      leagueId: 293,
      leagueName: 'LCK',
    });
  });

  it.each([
    ['running', { end_at: null, winner_id: null, winner: null }],
    ['not_started', { end_at: null, winner_id: null, winner: null, games: [] }],
    ['finished', {}],
  ])('is %s without a status where the rest says so', (status, overrides) => {
    expect(parsed(parseMatch(wireMatch({ ...overrides, status: null }))).status).toBe(status);
  });

  it('was won by the side with more games where no winner is named, unless it was a draw', () => {
    const unnamed = { winner: null, winner_id: null };
    expect(parsed(parseMatch(wireMatch(unnamed)))).toMatchObject({ winnerId: 901 });
    expect(parsed(parseMatch(wireMatch({ ...unnamed, draw: true })))).toMatchObject({ winnerId: null });
  });

  it.each([
    [
      'that neither came to play: nobody won, and it was no draw',
      { winner_id: null, winner: null, forfeit: true, results: [], games: [] },
      {},
    ],
    ['whose draw is told', { winner_id: null, winner: null, draw: true, results: [], games: [] }, { drawn: true }],
    [
      'that was not played to its end: a lead is no victory',
      { winner_id: null, winner: null, results: [{ team_id: 901, score: 1 }], games: [] },
      {},
    ],
  ])('has no winner where it is one %s', (_name, overrides, more) => {
    const result = parseMatch(wireMatch(overrides));
    expect(parsed(result)).toMatchObject({ status: 'finished', winnerId: null, ...more });
    if (!('drawn' in more)) expect(parsed(result)).not.toHaveProperty('drawn');
    expect(lossesOf(result)).toEqual([]);
  });

  it.each([
    ['the winner is neither side', { winner_id: 4711 }, null, ['winner_id: is neither opponent']],
    ['the winner has won fewer games', { winner_id: 902 }, null, ['winner_id: contradicts the score']],
    [
      'a winner has no lead',
      { results: [{ team_id: 901, score: 1 }], games: [], number_of_games: 1, winner_id: 902 },
      null,
      ['winner_id: contradicts the score'],
    ],
    ['a draw has a winner', { draw: true }, null, ['draw: contradicts winner or score']],
    [
      'the games make another score',
      {
        results: [
          { team_id: 901, score: 2 },
          { team_id: 902, score: 0 },
        ],
      },
      901,
      ['results: contradict the games'],
    ],
    ['the winner of a forfeit trails: that may be', { forfeit: true, winner_id: 902 }, 902, []],
  ])('reports a contradiction where %s, and takes over no doubtful winner', (_name, overrides, winnerId, losses) => {
    const result = parseMatch(wireMatch(overrides));
    expect(parsed(result)).toMatchObject({ winnerId });
    expect(lossesOf(result)).toEqual(losses);
  });

  it('gives every game its own position', () => {
    const games = [1, null, 1, null].map((position, index) => wireMatchGame({ id: 4001 + index, position }));
    expect(parsed(parseMatch(wireMatch({ games }))).games.map(({ id, position }) => [id, position])).toEqual([
      [4001, 1],
      [4002, 2],
      [4003, 3],
      [4004, 4],
    ]);
  });
});

describe('a malformed match', () => {
  it.each([
    ['a start that is no time', { begin_at: 'tomorrow' }, 'begin_at'],
    ['a league without any id', { league: { name: 'Harbour League' }, league_id: null }, 'league'],
    ['an id that is no number', { id: 'abc' }, 'id'],
  ])('is reported for %s', (_, overrides, path) => {
    const rejection = rejected(parseMatch(wireMatch(overrides)));
    expect(rejection.kind).toBe('malformed');
    expect(rejection.reason).toContain(path);
  });

  it.each([null, 7, 'text', [], {}, undefined])('is reported when it is no match but %j', (document) => {
    expect(rejected(parseMatch(document))).toMatchObject({ kind: 'malformed', entity: 'match', id: '?' });
  });
});

describe('texts of a match', () => {
  const opponents = (left: object, right: object) => [
    { type: 'Team', opponent: { ...FOXES, ...left } },
    { type: 'Team', opponent: { ...OWLS, ...right } },
  ];

  it('are one line of what can be seen', () => {
    const match = parsed(
      parseMatch(
        wireMatch({
          opponents: opponents({ name: 'River\u000bFoxes\n', acronym: ' FOX' }, { name: 'Night Owls \ud83e', acronym: '\u202eOWL' }),
          league: { id: 5001, name: 'Harbour\u0008 League\u2069' },
          serie: { id: 6001, full_name: '\u0000Spring\r\n2031' },
          tournament: { id: 7001, name: 'Play\u0085offs' },
        }),
      ),
    );
    expect(match).toMatchObject({
      left: { name: 'River Foxes', abbr: 'FOX' },
      right: { name: 'Night Owls', abbr: 'OWL' },
      leagueName: 'Harbour League',
      serieName: 'Spring 2031',
      tournamentName: 'Play offs',
    });
  });

  it.each([
    ['letters', 'x'.repeat(5_000)],
    ['words', 'Foxes '.repeat(50)],
    ['syllables', '한화'.repeat(100)],
    ['emoji', '👨‍👩‍👧'.repeat(40)],
  ])('are cut where no name goes on, between characters: %s', (_, name) => {
    const match = parsed(parseMatch(wireMatch({ opponents: opponents({ name }, { name }) })));
    expect(name.startsWith(match.left.name)).toBe(true);
    expect(match.left.name).toMatch(/(?:x|Foxes|화|👨‍👩‍👧)$/u);
    expect(match.left.name.length).toBeGreaterThan(80);
    expect(matchSlug(match).length).toBeLessThanOrEqual(200);
    const push = pushMessage({ id: 'start-3001', kind: 'start', match }, { locale: 'ja', zone: null, clock: '24', spoilerFree: false });
    expect(v.safeParse(PushMessageSchema, push).success).toBe(true);
    // What a push service takes is 4,096 bytes with the encryption's own.
    expect(Buffer.byteLength(JSON.stringify(push))).toBeLessThan(3_900);
  });

  it('are no acronyms where both teams have the same', () => {
    const match = (left: string, right: string) =>
      parsed(parseMatch(wireMatch({ opponents: opponents({ acronym: left }, { acronym: right }) })));
    expect(match('RF', 'rf')).toMatchObject({ left: { name: 'River Foxes', abbr: '' }, right: { name: 'Night Owls', abbr: '' } });
    expect(match('RF', 'RFA')).toMatchObject({ left: { abbr: 'RF' }, right: { abbr: 'RFA' } });
  });

  it.each([' ', '\u200b', '\u3164', '\n', '\ud83e'])('are unknown where nobody sees them, and cost no match: %j', (blank) => {
    expect(parseMatch(wireMatch({ opponents: opponents({ acronym: blank }, { name: blank }) }))).toMatchObject({
      ok: true,
      value: { left: { name: 'River Foxes', abbr: '' }, right: { name: 'OWL', abbr: 'OWL' } },
      losses: [],
    });
  });
});

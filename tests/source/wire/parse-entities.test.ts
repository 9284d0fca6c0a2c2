import { describe, expect, it } from 'vitest';
import { parseChampion, parseLeague, parsePlayer, parseSerie, parseTeam, parseTournament } from '../../../lib/source/wire/parse-entities';
import { parseMatch } from '../../../lib/source/wire/parse-match';
import { parseBracket, parseStandings } from '../../../lib/source/wire/parse-standings';
import {
  FOXES,
  OWLS,
  wireChampion,
  wireLeague,
  wireMatch,
  wirePerson,
  wirePlayer,
  wireSerie,
  wireTeam,
  wireTournament,
} from '../../support/source/wire-fixture';
import { parsed, rejected } from '../../support/source/expect-parsed';

const VALORANT = { id: 26, name: 'Valorant', slug: 'valorant' };

describe('entities', () => {
  it('a league keeps its own name unless the league table knows a better one', () => {
    expect(parsed(parseLeague(wireLeague()))).toEqual({
      id: 5001,
      name: 'Harbour League',
      acronym: '',
      img: 'https://img.example/league.png',
      regionId: -1,
      flag: null,
    });
    expect(parsed(parseLeague(wireLeague({ id: 4199, name: 'Liga Latinoamérica' })))).toMatchObject({
      name: 'LLA',
      acronym: 'LLA',
      regionId: 15,
      flag: 'mx',
    });
  });

  it.each([
    ['OPL', 'OPL', 10, 'au'],
    ['LCO', 'LCO', 10, 'au'],
    ['First Stand', 'First Stand', 4, 'un'],
    ['LTA North', 'LTA N', 9, 'us'],
    ['lms', 'LMS', 11, 'tw'],
    ['Harbour League', '', -1, null],
  ])('a league under a number that another source made up is known by its name: %s', (name, acronym, regionId, flag) => {
    const league = parsed(parseLeague(wireLeague({ id: 90001, name })));
    expect(league).toMatchObject({ acronym, regionId, flag });
    expect(parsed(parseMatch(wireMatch({ league_id: 90001, league: { id: 90001, name } })))).toMatchObject({ regionId });
  });

  it('a serie has a full name even where the source has none', () => {
    expect(parsed(parseSerie(wireSerie()))).toMatchObject({
      id: 6001,
      leagueId: 5001,
      fullName: 'Spring 2031',
      season: 'Spring',
      year: 2031,
      endAt: null,
    });
    expect(parsed(parseSerie(wireSerie({ full_name: null }))).fullName).toBe('Spring 2031');
    expect(parsed(parseSerie(wireSerie({ league_id: undefined, league: { id: 5001, name: 'x' } }))).leagueId).toBe(5001);
  });

  it('a team has its logo for dark backgrounds where the source has one', () => {
    expect(parsed(parseTeam(wireTeam({ dark_mode_image_url: 'https://img.example/dark.png' }))).imgDark).toBe(
      'https://img.example/dark.png',
    );
    for (const dark_mode_image_url of [null, undefined, 7])
      expect(parsed(parseTeam(wireTeam({ dark_mode_image_url })))).not.toHaveProperty('imgDark');
  });

  it('a tournament has its teams, and its tier from itself or its serie', () => {
    expect(parsed(parseTournament(wireTournament()))).toMatchObject({
      id: 7001,
      serieId: 6001,
      hasBracket: true,
      tier: 'a',
      prizePool: '1000 Shells',
      teams: [
        { id: 901, acronym: 'FOX' },
        { id: 902, img: null },
      ],
    });
    expect(
      parsed(parseTournament(wireTournament({ tier: undefined, has_bracket: undefined, serie: { id: 6001, tier: 's' } }))),
    ).toMatchObject({ tier: 's', hasBracket: false });
  });

  it('a team lists its players with our roles', () => {
    const team = parsed(parseTeam(wireTeam({ players: [wirePerson(), wirePerson({ id: 8002, role: 'sup', active: null })] })));
    expect(team).toMatchObject({
      id: 901,
      acronym: 'FOX',
      location: 'KR',
      players: [
        { id: 8001, role: 'jgl', active: true },
        { id: 8002, role: 'support' },
      ],
    });
    expect(parsed(parseTeam(wireTeam({ acronym: null, location: 'Europe', players: null })))).toMatchObject({
      acronym: '',
      location: '',
      players: [],
    });
  });

  it('teams of a tournament or table have no acronym that another one of it has', () => {
    const teams = [
      { ...FOXES, acronym: 'RF' },
      { ...OWLS, acronym: 'Rf' },
      { ...OWLS, id: 903, acronym: 'OWL' },
      { ...OWLS, id: 904, acronym: null },
    ];
    const acronyms = ['', '', 'OWL', ''];
    expect(parsed(parseTournament(wireTournament({ teams }))).teams.map(({ acronym }) => acronym)).toEqual(acronyms);
    const rows = teams.map((team, index) => ({ rank: index + 1, team, wins: 1, losses: 1 }));
    const table = parsed(parseStandings({ tournament_id: 7001, kind: 'group', rows }));
    expect(table.rows.map(({ team }) => team.acronym)).toEqual(acronyms);
  });

  it('a player has country and team', () => {
    expect(parsed(parsePlayer(wirePlayer()))).toEqual({
      id: 8001,
      name: 'Ripple',
      firstName: 'Ada',
      lastName: 'Brook',
      role: 'jgl',
      nationality: 'SE',
      img: null,
      active: true,
      team: { id: 901, name: 'River Foxes', acronym: 'FOX', img: FOXES.image_url },
    });
    expect(parsed(parsePlayer(wirePlayer({ current_team: null, nationality: null, role: null, first_name: null })))).toMatchObject({
      team: null,
      nationality: '',
      role: null,
      firstName: '',
    });
  });

  it('a champion has a name and a picture', () => {
    expect(parsed(parseChampion(wireChampion()))).toEqual({ id: 31, name: 'Heron', img: 'https://img.example/heron.png' });
  });

  it.each([
    [parseLeague, wireLeague({ videogame: VALORANT })],
    [parseSerie, wireSerie({ videogame: VALORANT })],
    [parseTournament, wireTournament({ videogame: VALORANT })],
    [parseTeam, wireTeam({ current_videogame: VALORANT })],
    [parsePlayer, wirePlayer({ current_videogame: VALORANT })],
  ])('of another game are foreign (%#)', (parse, document) => {
    expect(rejected(parse(document)).kind).toBe('foreign');
  });

  it.each([
    [parseLeague, wireLeague({ id: '7' }), 'id'],
    [parseSerie, wireSerie({ league_id: null }), 'league'],
    [parseTournament, wireTournament({ serie_id: null }), 'serie'],
    [parseTeam, wireTeam({ id: 0 }), 'id'],
    [parsePlayer, null, 'Object'],
    [parseChampion, wireChampion({ id: null }), 'id'],
  ])('that cannot be read are malformed (%#)', (parse, document, reason) => {
    const rejection = rejected(parse(document));
    expect(rejection.kind).toBe('malformed');
    expect(rejection.reason).toContain(reason);
  });

  it.each([
    [parseLeague, wireLeague({ name: ' ' })],
    [parseTournament, wireTournament({ name: null })],
    [parseTeam, wireTeam({ name: '\u200b', acronym: null })],
    [parsePlayer, wirePlayer({ name: '' })],
  ])('have something to see in place of a name that is not known (%#)', (parse, document) => {
    expect(parsed<{ readonly name: string }>(parse(document)).name).toBe('?');
  });

  it.each([
    [{ full_name: '', season: null, year: 1970 }, '?', null],
    [{ full_name: null, season: 'Spring', year: 9999 }, 'Spring', null],
    [{ full_name: null, season: 'Spring', year: 2037 }, 'Spring 2037', 2037],
  ])('a serie is of no year that stands for none: %j', (overrides, fullName, year) => {
    expect(parsed(parseSerie(wireSerie(overrides)))).toMatchObject({ fullName, year });
  });

  it('ignore a picture address that is not on the web', () => {
    expect(parsed(parseTeam(wireTeam({ image_url: 'data:image/svg+xml,<svg/>' }))).img).toBeNull();
  });
});

describe('tables', () => {
  const rows = [
    { rank: 1, team: FOXES, wins: 9, losses: 1, ties: 0, total: 10 },
    { rank: 2, team: OWLS, wins: 8, losses: 2, total: 10 },
  ];

  it('of a group contain records, ties where the source counts them', () => {
    expect(parsed(parseStandings({ tournament_id: 7001, kind: 'group', derived: false, rows }))).toMatchObject({
      tournamentId: 7001,
      kind: 'group',
      rows: [
        { rank: 1, team: { id: 901 }, wins: 9, losses: 1, ties: 0 },
        { rank: 2, ties: null },
      ],
    });
  });

  it('without a kind are distinguished by their records', () => {
    expect(parsed(parseStandings({ tournament_id: 7001, rows })).kind).toBe('group');
    expect(parsed(parseStandings({ tournament_id: 7001, rows: [{ rank: 1, team: FOXES, last_match: { id: 3001 } }] }))).toMatchObject({
      kind: 'bracket',
      rows: [{ wins: null }],
    });
  });

  it('of a bracket name the matches that feed others', () => {
    const bracket = parsed(
      parseBracket({
        tournament_id: 7001,
        matches: [
          {
            id: 3003,
            previous_matches: [
              { match_id: 3001, type: 'winner' },
              { match_id: 3002, type: 'loser' },
            ],
          },
          { id: 3004, previous_matches: [{ match_id: 3001, type: 'winner' }, { match_id: 3002 }] },
          { id: 3001, previous_matches: [] },
        ],
      }),
    );
    expect([...bracket.feeders]).toEqual([
      [3003, { previousMatchIds: [3001, 3002], previousTakes: ['winner', 'loser'] }],
      [3004, { previousMatchIds: [3001, 3002] }],
      [3001, { previousMatchIds: [] }],
    ]);
  });
});

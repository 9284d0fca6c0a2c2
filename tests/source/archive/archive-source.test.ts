import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { archiveSource } from '../../../lib/source/archive/archive-source';
import { SourceError } from '../../../lib/source/match-source';
import {
  FOXES,
  OWLS,
  wireGame,
  wireGameTeam,
  wireLeague,
  wireMatch,
  wireMatchGame,
  wireSerie,
  wireTournament,
  wireUpcoming,
} from '../../support/source/wire-fixture';
import { archiveFolder, EVERY_KIND, LEAGUE_AND_MATCHES, ndjson } from '../../support/source/archive-folder-fixture';

const NOW = Date.parse('2031-02-01T17:00:00Z');

async function load(folder: string, asOf = false, now = NOW) {
  return archiveSource(folder, { asOf }).snapshot(now, () => undefined);
}

describe('an archive folder', () => {
  it('is read completely: entities, matches, games, tables and brackets', async () => {
    const snapshot = await load(archiveFolder(EVERY_KIND));
    expect(snapshot).toMatchObject({
      leagues: [{ id: 5001 }],
      series: [{ id: 6001 }],
      tournaments: [{ id: 7001 }],
      teams: [{ id: 901 }, { id: 902 }],
      players: [{ id: 8001 }],
      champions: [{ id: 31 }],
      matches: [
        { id: 3001, status: 'finished', previousMatchIds: [] },
        { id: 3002, status: 'not_started', previousMatchIds: [3001] },
      ],
      standings: [{ tournamentId: 7001 }],
      removed: [],
      cursor: null,
      rejections: [],
    });
    expect(snapshot.games.get(3001)).toMatchObject([{ id: 4001, teams: [{ side: 'blue' }, { side: 'red' }] }]);
  });

  it('needs only leagues and matches; mentions in matches replace the rest', async () => {
    const snapshot = await load(archiveFolder({ leagues: [wireLeague()], matches: [wireMatch()] }));
    expect(snapshot.series).toMatchObject([{ id: 6001, leagueId: 5001, fullName: 'Spring 2031' }]);
    expect(snapshot.tournaments).toMatchObject([{ id: 7001, serieId: 6001, teams: [{ id: FOXES.id }, { id: OWLS.id }] }]);
    expect(snapshot.teams.map((team) => team.acronym)).toEqual(['FOX', 'OWL']);
    expect(snapshot.games.size).toBe(0);
  });

  it('shows everything as it is without as-of, whatever the clock says', async () => {
    const [finished] = (await load(archiveFolder(), false, 0)).matches;
    expect(finished).toMatchObject({ status: 'finished', left: { score: 2 } });
    const source = archiveSource(archiveFolder(), { asOf: false });
    expect(await source.changes(NOW)).toMatchObject({ matches: [], removed: [], rejections: [] });
  });

  it('moves with the clock with as-of', async () => {
    const source = archiveSource(archiveFolder(), { asOf: true });
    expect((await source.snapshot(NOW, () => undefined)).matches).toMatchObject([
      { id: 3001, status: 'running', left: { score: 1 }, right: { score: 0 } },
      { id: 3002, status: 'not_started' },
    ]);
    expect((await source.changes(Date.parse('2031-02-01T19:00:00Z'))).matches).toMatchObject([
      { id: 3001, status: 'finished', left: { score: 2 } },
      // Who goes on is known only now.
      { id: 3002, status: 'not_started' },
    ]);
  });

  it.each(['running', 'canceled', 'postponed'])('reads a %s match', async (status) => {
    const snapshot = await load(archiveFolder({ leagues: [wireLeague()], matches: [wireUpcoming({ status })] }));
    expect(snapshot.matches).toMatchObject([{ status }]);
  });

  it('may be unpacked, begin with a byte order mark and contain empty lines', async () => {
    const folder = archiveFolder({ leagues: [wireLeague()] });
    writeFileSync(join(folder, 'matches.ndjson'), `\uFEFF${ndjson([wireMatch()])}\r\n\n${JSON.stringify(wireMatch({ id: 3009 }))}`);
    expect((await load(folder)).matches.map((match) => match.id)).toEqual([3001, 3009]);
  });

  it('reports its progress', async () => {
    const steps = new Map<string, string>();
    await archiveSource(archiveFolder(), { asOf: false }).snapshot(NOW, (step, done, total) =>
      steps.set(step, done === total ? 'all' : 'part'),
    );
    expect([...steps]).toEqual([
      ['leagues', 'all'],
      ['matches', 'all'],
      ['games', 'all'],
    ]);
  });
});

describe('the defects of an archive', () => {
  it('are listed by line, entity and reason, and the rest is kept', async () => {
    const snapshot = await load(
      archiveFolder({
        leagues: [wireLeague()],
        matches: [
          '{"id": 1, "begin',
          wireMatch({ id: 3005, begin_at: 'soon' }),
          wireMatch(),
          wireMatch({ id: 3006, videogame: { id: 26 } }),
          wireMatch({ id: 3007, begin_at: null }),
        ],
        games: [wireGame(), wireGame({ id: 4009, match_id: 3006 }), wireGame()],
      }),
    );
    expect(snapshot.matches.map((match) => match.id)).toEqual([3001]);
    expect(snapshot.rejections.map(({ kind, entity, id }) => [kind, entity, id])).toEqual([
      ['malformed', 'match', 'line 1'],
      ['malformed', 'match', '3005'],
      ['foreign', 'match', '3006'],
      ['foreign', 'match', '3007'],
      ['foreign', 'game', '4009'],
      ['malformed', 'game', '4001'],
    ]);
    expect(snapshot.rejections[0]?.reason).toBe('is no JSON');
  });

  it('are counted by kind inside documents that are kept', async () => {
    const frame = (seconds: unknown) => ({ seconds, teams: [{ id: 901, gold: 2500 }] });
    const snapshot = await load(
      archiveFolder({
        ...LEAGUE_AND_MATCHES,
        games: [
          wireGame({ frames: [frame(0), frame('late'), frame(null)], teams: [wireGameTeam({ color: 'green' }), { kills: 3 }] }),
          wireGame({ id: 4002, position: 2, teams: [wireGameTeam({ color: 7 })] }),
        ],
      }),
    );
    expect(snapshot.rejections).toEqual([]);
    expect(snapshot.losses).toEqual([
      {
        kind: 'dropped',
        entity: 'game',
        part: 'frames',
        count: 2,
        example: { id: '4001', reason: 'seconds: is no number of seconds' },
      },
      {
        kind: 'unreadable',
        entity: 'game',
        part: 'teams.color',
        count: 2,
        example: { id: '4001', reason: 'Invalid type: Expected ("blue" | "red") but received "green"' },
      },
      { kind: 'dropped', entity: 'game', part: 'teams', count: 1, example: { id: '4001', reason: expect.stringContaining('team') } },
    ]);
  });

  it('are filled in from the match that a game, a serie or a tournament belongs to', async () => {
    const { games, matches, series, tournaments, rejections } = await load(
      archiveFolder({
        ...LEAGUE_AND_MATCHES,
        series: [wireSerie({ league_id: null })],
        tournaments: [wireTournament({ league_id: null, serie_id: null, name: 'Finals' }), wireTournament({ id: 7009, serie_id: null })],
        matches: [wireMatch({ games: [wireMatchGame({ winner: null, length: null })] })],
        games: [
          wireGame({ position: null }),
          wireGame({ id: 4002, position: null, winner: null, length: null, begin_at: '2031-02-01T16:55:00Z' }),
        ],
      }),
    );
    expect(series).toMatchObject([{ id: 6001, leagueId: 5001 }]);
    expect(tournaments).toMatchObject([{ id: 7001, leagueId: 5001, serieId: 6001, name: 'Finals' }]);
    expect(rejections).toMatchObject([{ kind: 'malformed', entity: 'tournament', id: '7009' }]);
    expect(games.get(3001)).toMatchObject([
      { id: 4001, position: 1, winnerId: 901 },
      { id: 4002, position: 2, winnerId: null },
    ]);
    expect(matches[0]?.games).toMatchObject([
      { id: 4001, position: 1, winnerId: 901, lengthSeconds: 1980 },
      { id: 4002, position: 2, winnerId: null },
    ]);
  });

  it('include duplicates, of which one is kept', async () => {
    const snapshot = await load(archiveFolder({ leagues: [wireLeague()], matches: [wireMatch(), wireMatch({ name: 'again' })] }));
    expect(snapshot.matches).toMatchObject([{ name: 'Semifinal 1: FOX vs OWL' }]);
    expect(snapshot.rejections).toMatchObject([{ kind: 'malformed', entity: 'match', id: '3001' }]);
  });

  it('do not include a match without any figures', async () => {
    const bare = wireGame({ teams: [], players: [], length: null });
    expect((await load(archiveFolder({ ...LEAGUE_AND_MATCHES, games: [bare] }))).games.size).toBe(0);
    const second = { ...wireGame(), ...wireMatchGame({ id: 4002, position: 2 }) };
    expect((await load(archiveFolder({ ...LEAGUE_AND_MATCHES, games: [second, bare] }))).games.get(3001)?.map((game) => game.id)).toEqual([
      4001, 4002,
    ]);
  });
});

describe('an unreadable archive', () => {
  it.each([
    ['a folder that is not there', () => join(archiveFolder(), 'nowhere'), 'There is no archive folder'],
    ['no matches', () => archiveFolder({ leagues: [wireLeague()] }), 'has no matches.ndjson.gz'],
    ['no leagues', () => archiveFolder({ matches: [wireMatch()] }), 'has no leagues.ndjson.gz'],
  ])('says so in one line: %s', (_, folder, message) => {
    const open = () => archiveSource(folder(), { asOf: false });
    expect(open).toThrow(SourceError);
    expect(open).toThrow(message);
  });

  it.each([
    ['cut short', (packed: Buffer) => packed.subarray(0, packed.length - 20)],
    ['no gzip at all', () => Buffer.from('not packed')],
  ])('names the damaged file: %s', async (_, damage) => {
    const many = Array.from({ length: 300 }, (_, index) => wireMatch({ id: 3001 + index }));
    const folder = archiveFolder({ leagues: [wireLeague()], matches: damage(gzipSync(ndjson(many))) });
    await expect(load(folder)).rejects.toThrow(/matches\.ndjson\.gz cannot be read/);
    await expect(load(folder, true)).rejects.toThrow(SourceError);
  });
});

describe('the name of an archive', () => {
  it('stays with its content and differs for other content and for as-of', () => {
    const folder = archiveFolder();
    const name = (path: string, asOf = false) => archiveSource(path, { asOf }).name;
    const copy = join(archiveFolder(), basename(folder));
    mkdirSync(copy);
    cpSync(folder, copy, { recursive: true });
    expect(name(copy)).toBe(name(folder));
    expect(name(folder, true)).not.toBe(name(folder));
    writeFileSync(join(copy, 'matches.ndjson.gz'), gzipSync(ndjson([wireMatch({ name: 'Other' })])));
    expect(name(copy)).not.toBe(name(folder));
  });
});

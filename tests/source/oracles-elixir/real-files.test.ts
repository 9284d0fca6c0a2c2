import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameDetail } from '../../../lib/domain/match/game';
import { isFinished } from '../../../lib/domain/match/match-order';
import { playerRows } from '../../../lib/domain/statistics/stats-rows';
import { derivePlayerStats } from '../../../lib/ingest/derive/stats';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { archiveSource } from '../../../lib/source/archive/archive-source';
import type { SourceSnapshot } from '../../../lib/source/match-source';
import { FigureFiles } from '../../../lib/source/oracles-elixir/figure-files';
import { sourceWithFigures } from '../../../lib/source/oracles-elixir/source-with-figures';
import { cell, rawPlayerLines, type RawRow, rawRows } from '../../support/source/raw-match-data';
import { snapshotOfData } from '../../support/source/match-data-fixture';
import { sharedFolder } from '../../support/shared-data';
import { seasonWith } from '../../support/ingest/season-with';

const data = sharedFolder('oracles-elixir');
const archive = sharedFolder('lol-2022-2023');

const WORLDS = join(data.path, '2022_worlds_saved_by_a_spreadsheet.csv');
const JANUARY = join(data.path, '2025_LoL_esports_match_data_from_OraclesElixir.csv');
const SEATS = ['top', 'jng', 'mid', 'bot', 'sup'];

/** A figure by the minute, of the whole game. */
function perGame(row: RawRow | undefined, column: string): number | null {
  const rate = cell(row, column);
  return rate === null ? null : Math.round((rate * (cell(row, 'gamelength') ?? 0)) / 60);
}

const gamesOf = ({ games }: SourceSnapshot): GameDetail[] => [...games.values()].flat();

describe.skipIf(data.absent)(`the match data files of Worlds 2022 and of January 2025${data.note}`, { timeout: 60_000 }, () => {
  let worlds: SourceSnapshot;
  let january: SourceSnapshot;

  beforeAll(async () => {
    [worlds, january] = [await snapshotOfData(WORLDS), await snapshotOfData(JANUARY)];
  });

  it('are read whole', () => {
    expect(worlds.rejections).toEqual([]);
    // Mostly of Japan, whose players and teams the file calls unknown.
    expect(january.rejections.map(({ entity }) => entity)).toEqual(Array.from({ length: 248 }, () => 'row without a player'));
    expect(january.rejections[0]?.id).toBe('2025_LoL_esports_match_data_from_OraclesElixir.csv:369');
    expect([worlds, january].map((each) => gamesOf(each).length)).toEqual([155, 434]);
    expect(january.leagues).toHaveLength(18);
  });

  it('figures of every game are those of its rows', () => {
    const byTime = new Map<string, RawRow[]>();
    for (const row of rawRows(JANUARY)) {
      const key = `${row['date']?.replace(' ', 'T')}Z ${row['gamelength']}`;
      byTime.set(key, [...(byTime.get(key) ?? []), row]);
    }
    let compared = 0;
    for (const game of gamesOf(january)) {
      const rows = byTime.get(`${game.beginAt} ${game.lengthSeconds}`) ?? [];
      // Two unknown teams have no rows of their own.
      if (rows.length !== 12 || game.teams.length !== 2) continue;
      compared += 1;
      for (const [index, side] of ['Blue', 'Red'].entries()) {
        const team = rows.find((row) => row['side'] === side && row['position'] === 'team');
        const figure = (column: string) => cell(team, column);
        expect(game.teams[index]).toMatchObject({
          kills: figure('kills'),
          gold: figure('totalgold'),
          towers: figure('towers'),
          turretPlates: figure('turretplates'),
          dragons: figure('dragons'),
          barons: figure('barons'),
          heralds: figure('heralds'),
          inhibitors: figure('inhibitors'),
          voidGrubs: figure('void_grubs'),
        });
        const seats = SEATS.map((seat) => rows.find((row) => row['side'] === side && row['position'] === seat)).filter(
          (row) => row?.['playerid'] !== '',
        );
        const players = game.players.filter(({ teamId }) => teamId === game.teams[index]?.id);
        expect(players.map(({ name, champion, kills, deaths, assists, gold, damage, wardsPlaced, visionScore, pentaKills }) => [name, champion.name, kills, deaths, assists, gold, damage, wardsPlaced, visionScore, pentaKills])).toEqual(
          seats.map((row) => [row?.['playername'], row?.['champion'], ...['kills', 'deaths', 'assists', 'totalgold', 'damagetochampions', 'wardsplaced', 'visionscore', 'pentakills'].map((column) => cell(row, column))]),
        ); // prettier-ignore
      }
      for (const { name, firstBlood, controlWards, damageMitigated, id } of game.players) {
        const row = rows.find(({ playername }) => playername === name);
        const parts = (['kill', 'assist', 'victim'] as const).filter((part) => cell(row, `firstblood${part}`) === 1);
        expect([name, firstBlood, controlWards]).toEqual([
          name,
          parts[0] ?? (cell(row, 'firstbloodkill') === null || cell(row, 'firstbloodvictim') === null ? null : 'none'),
          cell(row, 'controlwardsbought'),
        ]);
        expect(damageMitigated).toBe(perGame(row, 'damagemitigatedperminute'));
        const xp = game.frames.find(({ seconds }) => seconds === 900)?.players.find((player) => player.id === id)?.xp ?? null;
        expect(xp).toBe(cell(row, 'xpat15'));
      }
      const atFifteen = game.frames.find(({ seconds }) => seconds === 900);
      expect(atFifteen?.teams.map(({ gold }) => gold) ?? [null, null]).toEqual(
        ['Blue', 'Red'].map((side) => cell(rows.find((row) => row['side'] === side && row['position'] === 'team'), 'goldat15')), // prettier-ignore
      );
    }
    expect(compared).toBeGreaterThan(350);
  });

  it('games of China, which the file has in part, promise nothing that they lack', () => {
    const lpl = january.matches.filter(({ leagueId }) => leagueId === 294);
    const games = lpl.flatMap(({ id }) => january.games.get(id) ?? []);
    expect(games).toHaveLength(54);
    expect(games.every(({ frames, teams }) => frames.length === 0 && teams.every(({ heralds, firstTower, dragonTypes }) => heralds === null && firstTower === null && dragonTypes.fire === null))).toBe(true); // prettier-ignore
    expect(games.every(({ players, teams }) => players.length === 10 && teams.every(({ dragons, gold }) => dragons !== null && gold !== null))).toBe(true); // prettier-ignore
  });

  it('Worlds 2022 was won by DRX, who met whom they met', () => {
    const knockout = worlds.matches.filter(isFinished).filter(({ tournamentName }) => tournamentName === 'Playoffs');
    expect(knockout.map(({ left, right }) => `${left.name} ${left.score}–${right.score} ${right.name}`)).toEqual([
      'JD Gaming 3–0 Rogue',
      'T1 3–0 Royal Never Give Up',
      'Gen.G 3–2 DWG KIA',
      'DRX 3–2 EDward Gaming',
      'T1 3–1 JD Gaming',
      'Gen.G 1–3 DRX',
      'T1 2–3 DRX',
    ]);
    expect(worlds.tournaments.map(({ name, teams }) => `${name} ${teams.length}`)).toEqual([
      'Qualifiers 8',
      'Play-In 12',
      'Main Event 16',
      'Playoffs 8',
    ]);
  });

  it.each([
    ['the LCK', () => JANUARY, 'LCK', 293],
    ['the LPL', () => JANUARY, 'LPL', 294],
    ['Worlds', () => WORLDS, 'WCS', 297],
  ])('statistics of %s are what one counts in the rows', (_, path, code, leagueId) => {
    const snapshot = path() === WORLDS ? worlds : january;
    const [matches, stats] = [new MatchIndex(), new StatsIndex()];
    matches.apply(snapshot.matches);
    for (const [id, games] of snapshot.games) stats.learn(id, games);
    const document = derivePlayerStats(`league:${leagueId}`, seasonWith({ matchIndex: matches, stats }));
    const rows = document === null ? [] : playerRows(document, { role: null, side: null });
    const counted = rawPlayerLines(rawRows(path()).filter(({ league }) => league === code));
    const shape = (line: ReturnType<typeof rawPlayerLines>[number]) => {
      const { name, games, wins, kills, deaths, assists, winRate, kda, killParticipation, goldPerMinute, csPerMinute, damagePerMinute } =
        line;
      return { name, games, wins, kills, deaths, assists, winRate, kda, killParticipation, goldPerMinute, csPerMinute, damagePerMinute };
    };
    const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name);
    expect(rows.map((row) => ({ name: row.name, ...Object.fromEntries(Object.keys(shape(counted[0] ?? missing())).slice(1).map((key) => [key, Reflect.get(row, key)])) })).sort(byName)).toEqual(counted.map(shape).sort(byName)); // prettier-ignore
  });
});

function missing(): never {
  throw new Error('nothing was counted');
}

describe.skipIf(data.absent || archive.absent)(`Worlds 2022 from two sources${data.note}${archive.note}`, { timeout: 120_000 }, () => {
  let own: SourceSnapshot;
  const WORLDS_LEAGUE = 297;

  const worldsGames = (snapshot: SourceSnapshot): GameDetail[] =>
    snapshot.matches.filter(({ leagueId }) => leagueId === WORLDS_LEAGUE).flatMap(({ id }) => snapshot.games.get(id) ?? []);

  beforeAll(async () => {
    own = await archiveSource(archive.path, { asOf: false }).snapshot(Date.now(), () => undefined);
  });

  /** The archive as a plan without figures has it. */
  const bare = (): SourceSnapshot => ({ ...own, players: [], games: new Map() });

  const joinedWith = (told: SourceSnapshot) =>
    sourceWithFigures(
      {
        name: 'archive',
        simulated: false,
        pollSeconds: 60,
        snapshot: () => Promise.resolve(told),
        changes: () => Promise.resolve({ ...told, matches: [], games: new Map() }),
      },
      new FigureFiles([WORLDS]),
    ).snapshot(Date.now(), () => undefined);

  it('every game of the event is found in the archive without its players and figures', async () => {
    const joined = await joinedWith(bare());
    expect(worldsGames(own)).toHaveLength(127);
    expect(new Set(worldsGames(joined).map(({ id }) => id))).toEqual(new Set(worldsGames(own).map(({ id }) => id)));
    expect(worldsGames(joined).every(({ players, teams }) => players.length === 10 && teams.length === 2)).toBe(true);
    // The qualifiers of the LPL, which the archive does not have.
    expect(joined.rejections.filter(({ entity }) => entity.startsWith('figures')).map(({ entity }) => entity)).toEqual(
      Array.from({ length: 14 }, () => 'figures without a match'),
    );
  });

  it('winners, sides, kills, dragons, barons, heralds, first bloods, KDA and champions agree', async () => {
    const joined = new Map(worldsGames(await joinedWith(bare())).map((game) => [game.id, game]));
    const told = ({ winnerId, teams, players }: GameDetail) => ({
      winnerId,
      teams: teams.map(({ id, side, kills, dragons, barons, heralds, firstBlood }) => [
        id,
        side,
        kills,
        dragons,
        barons,
        heralds,
        firstBlood,
      ]),
      players: players.map(({ teamId, role, champion, kills, deaths, assists }) => [teamId, role, champion.name, kills, deaths, assists]),
    });
    const differing = worldsGames(own).filter((game) => {
      const other = joined.get(game.id);
      return other === undefined || JSON.stringify(told(game)) !== JSON.stringify(told(other));
    });
    // Of these two the archive has the players but not the teams.
    expect(differing.map(({ id, teams }) => [id, teams[0]?.kills])).toEqual([
      [2544, null],
      [2553, null],
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { championSummary } from '../../../lib/domain/statistics/champion-summary';
import { championRows, playerRows, teamRows } from '../../../lib/domain/statistics/stats-rows';
import { deriveChampionFigures, deriveDraftCounts } from '../../../lib/ingest/derive/champion-figures';
import { deriveChampionStats, derivePlayerStats, deriveTeamStats } from '../../../lib/ingest/derive/stats';
import { EntityIndex } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { archiveSource } from '../../../lib/source/archive/archive-source';
import { sharedFolder } from '../../support/shared-data';
import { seasonWith } from '../../support/ingest/season-with';

/** Figures of players, champions and teams of the real archive against its raw lines, counted here without any of our parsers or rules. */

const archive = sharedFolder('lol-2022-2023');

const RawMatch = v.object({ id: v.number(), serie_id: v.number(), league_id: v.number(), begin_at: v.string() });
const RawSerie = v.object({ id: v.number(), full_name: v.string(), league: v.object({ id: v.number(), name: v.string() }) });
const RawGame = v.object({
  match_id: v.number(),
  finished: v.boolean(),
  length: v.nullable(v.number()),
  winner: v.nullable(v.object({ id: v.nullable(v.number()) })),
  teams: v.array(
    v.object({
      color: v.string(),
      kills: v.nullable(v.number()),
      tower_kills: v.nullable(v.number()),
      bans: v.array(v.number()),
      team: v.object({ id: v.number() }),
    }),
  ),
  players: v.array(
    v.object({
      player_id: v.number(),
      role: v.nullable(v.string()),
      champion: v.object({ id: v.number(), name: v.string() }),
      team: v.object({ id: v.number() }),
      kills: v.nullable(v.number()),
      deaths: v.nullable(v.number()),
      assists: v.nullable(v.number()),
      creep_score: v.nullable(v.number()),
      total_damage: v.object({ dealt_to_champions: v.nullable(v.number()) }),
    }),
  ),
});

function raw<const Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema>[] {
  const text = gunzipSync(readFileSync(join(archive.path, `${file}.ndjson.gz`))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => v.parse(schema, JSON.parse(line)));
}

type Line = {
  games: number;
  kills: number;
  deaths: number;
  assists: number;
  cs: number;
  damage: number;
  csMinutes: number;
  damageMinutes: number;
};
const NOTHING: Line = { games: 0, kills: 0, deaths: 0, assists: 0, cs: 0, damage: 0, csMinutes: 0, damageMinutes: 0 };

type RawGame = v.InferOutput<typeof RawGame>;

/** A champion counted by hand: in how many of these games it was picked, banned and won, and its K/D/A. */
function countChampion(champion: string, games: readonly RawGame[], idOf: ReadonlyMap<string, number>, role: string | null = null) {
  const picks = games.flatMap((game) =>
    game.players
      .filter((player) => player.champion.name === champion && (role === null || player.role === role))
      .map((player) => ({ player, won: game.winner?.id === player.team.id })),
  );
  const sum = (figure: 'kills' | 'deaths' | 'assists') => picks.reduce((total, { player }) => total + (player[figure] ?? 0), 0);
  const bans = games.filter((game) => game.teams.some((team) => team.bans.includes(idOf.get(champion) ?? -1))).length;
  return {
    picks: picks.length,
    wins: picks.filter(({ won }) => won).length,
    bans,
    kda: (sum('kills') + sum('assists')) / Math.max(1, sum('deaths')),
  };
}

describe.skipIf(archive.absent)(`season lines of the archive of 2022 and 2023${archive.note}`, { timeout: 120_000 }, () => {
  const book = new MatchIndex();
  const stats = new StatsIndex();
  const entities = new EntityIndex();
  const matches = new Map<number, v.InferOutput<typeof RawMatch>>();
  let games: RawGame[] = [];
  let series: v.InferOutput<typeof RawSerie>[] = [];
  const champions = new Map<string, number>();
  /** By "serie/player". */
  const lines = new Map<string, Line>();

  beforeAll(async () => {
    const snapshot = await archiveSource(archive.path, { asOf: false }).snapshot(Date.now(), () => undefined);
    book.apply(snapshot.matches);
    for (const [id, games] of snapshot.games) stats.learn(id, games);
    entities.add({ champions: snapshot.champions });
    for (const match of raw('matches', RawMatch)) matches.set(match.id, match);
    const serieOf = new Map([...matches.values()].map(({ id, serie_id: serie }) => [id, serie]));
    series = raw('series', RawSerie);
    games = raw('games', RawGame);
    for (const game of games) {
      for (const { champion } of game.players) champions.set(champion.name, champion.id);
      const minutes = (game.length ?? 0) / 60;
      for (const player of game.players) {
        const { kills, deaths, assists, creep_score: cs, total_damage: damage } = player;
        if (!game.finished || game.length === null || kills === null || deaths === null || assists === null) continue;
        const key = `${serieOf.get(game.match_id)}/${player.player_id}`;
        const line = lines.get(key) ?? { ...NOTHING };
        lines.set(key, line);
        line.games += 1;
        line.kills += kills;
        line.deaths += deaths;
        line.assists += assists;
        line.cs += cs ?? 0;
        line.damage += damage.dealt_to_champions ?? 0;
        line.csMinutes += cs === null ? 0 : minutes;
        line.damageMinutes += damage.dealt_to_champions === null ? 0 : minutes;
      }
    }
  }, 120_000);

  const rounded = (figure: number | null | undefined) =>
    figure === null || figure === undefined ? null : Math.round(figure * 10_000) / 10_000;
  const rate = (total: number, minutes: number) => (minutes === 0 ? null : rounded(total / minutes));

  function expectLine(serie: number, player: number): void {
    const document = derivePlayerStats(`serie:${serie}`, seasonWith({ matchIndex: book, stats }));
    const row = document && playerRows(document).find(({ id }) => id === player);
    const line = lines.get(`${serie}/${player}`);
    expect(row && { games: row.games, kda: rounded(row.kda), cs: rounded(row.csPerMinute), damage: rounded(row.damagePerMinute) }).toEqual(
      line && {
        games: line.games,
        kda: rounded((line.kills + line.assists) / Math.max(1, line.deaths)),
        cs: rate(line.cs, line.csMinutes),
        damage: rate(line.damage, line.damageMinutes),
      },
    );
  }

  it('agree in games, KDA, CS and damage a minute: the ten with most games', () => {
    const ten = [...lines].sort(([, a], [, b]) => b.games - a.games).slice(0, 10);
    expect(ten[9]?.[1].games).toBeGreaterThan(30);
    for (const [key] of ten) {
      const [serie = 0, player = 0] = key.split('/').map(Number);
      expectLine(serie, player);
    }
  });

  it('agree for every player of one serie, substitutes too', () => {
    const serie = Number([...lines].sort(([, a], [, b]) => b.games - a.games)[0]?.[0].split('/')[0]);
    const players = [...lines.keys()].filter((key) => key.startsWith(`${serie}/`)).map((key) => Number(key.split('/')[1]));
    expect(players.length).toBeGreaterThan(50);
    expect(derivePlayerStats(`serie:${serie}`, seasonWith({ matchIndex: book, stats }))?.rows).toHaveLength(players.length);
    for (const player of players) expectLine(serie, player);
  });

  /** Finished games with statistics of the serie of that league and name. */
  function gamesOf(league: string, name: string): { readonly scope: string; readonly played: RawGame[] } {
    const serie = series.find((each) => each.league.name === league && each.full_name === name);
    const played = games.filter((game) => game.finished && game.players.length > 0 && matches.get(game.match_id)?.serie_id === serie?.id);
    return { scope: `serie:${serie?.id}`, played };
  }

  it.each([
    ['LCK', 'Summer 2023', ['Maokai', 'Rell', "K'Sante", 'Ezreal', 'Nami']],
    ['Worlds', '2022', ['Aatrox', 'Yuumi', 'Caitlyn', 'Azir', 'Heimerdinger']],
  ])('agree for champions of %s %s: picks, bans, presence, win rate, KDA', (league, name, names) => {
    const { scope, played } = gamesOf(league, name);
    expect(played.length).toBeGreaterThan(100);
    // A few games of the archive came without bans.
    const banned = played.filter((game) => game.teams.some(({ bans }) => bans.length > 0));
    expect(banned.length).toBeGreaterThan(played.length * 0.95);
    const rows = championRows(deriveChampionStats(scope, seasonWith({ matchIndex: book, stats, entities })) ?? expect.fail());
    for (const champion of names) {
      const { picks, wins, bans, kda } = countChampion(champion, played, champions);
      const row = rows.find((each) => each.name === champion);
      if (picks + bans === 0) expect(row).toBeUndefined();
      else {
        expect(row).toMatchObject({
          picks,
          wins,
          bans,
          presence: rounded((countChampion(champion, banned, champions).picks + bans) / banned.length),
          winRate: picks === 0 ? null : rounded(wins / picks),
        });
        expect(rounded(row?.kda)).toBe(picks === 0 ? null : rounded(kda));
      }
    }
  });

  it('agree for a champion in one role', () => {
    const { scope, played } = gamesOf('LCK', 'Summer 2023');
    const document = deriveChampionStats(scope, seasonWith({ matchIndex: book, stats, entities })) ?? expect.fail();
    const { picks, wins } = countChampion('Maokai', played, champions, 'sup');
    expect(picks).toBeGreaterThan(0);
    expect(picks).toBeLessThan(countChampion('Maokai', played, champions).picks);
    const row = championRows(document, { role: 'support', side: null }).find(({ name }) => name === 'Maokai');
    expect(row).toMatchObject({ picks, wins, bans: null, presence: null });
  });

  it('agree on a champion’s own page: all games, a league, partners and players', () => {
    const id = champions.get('Azir') ?? expect.fail();
    const counted = games.filter((game) => game.finished && game.players.length > 0);
    const document = deriveChampionFigures(id, seasonWith({ matchIndex: book, stats, entities })) ?? expect.fail();
    const summary = championSummary(document, deriveDraftCounts(seasonWith({ matchIndex: book, stats })));
    const all = countChampion('Azir', counted, champions);
    const banned = counted.filter((game) => game.teams.some(({ bans }) => bans.length > 0));
    expect(summary.total).toMatchObject({
      ...{ games: counted.length, picks: all.picks, bans: all.bans, winRate: rounded(all.wins / all.picks) },
      presence: rounded((countChampion('Azir', banned, champions).picks + all.bans) / banned.length),
    });
    const league = summary.leagues[0] ?? expect.fail();
    const there = counted.filter((game) => matches.get(game.match_id)?.league_id === league.key);
    expect(league).toMatchObject({ picks: countChampion('Azir', there, champions).picks });
    const partner = summary.partners[0] ?? expect.fail();
    const together = counted.flatMap((game) => {
      const own = game.players.find(({ champion }) => champion.name === 'Azir');
      const other = game.players.find(({ champion }) => champion.name === partner.champion.name);
      return own && other && own.team.id === other.team.id ? [game.winner?.id === own.team.id] : [];
    });
    expect(partner).toMatchObject({ games: together.length, wins: together.filter(Boolean).length });
    const player = summary.players[0] ?? expect.fail();
    const theirs = counted.flatMap((game) =>
      game.players
        .filter(({ player_id: of, champion }) => of === player.id && champion.name === 'Azir')
        .map(({ team }) => game.winner?.id === team.id),
    );
    expect(player).toMatchObject({ games: theirs.length, wins: theirs.filter(Boolean).length });
    expect(theirs.length).toBeGreaterThanOrEqual(5);
    const [lane = expect.fail()] = summary.lanes ?? expect.fail();
    const [opponent = expect.fail()] = lane.opponents;
    const met = counted.flatMap((game) => {
      const own = game.players.find(({ champion, role }) => champion.name === 'Azir' && role === lane.role);
      const other = game.players.find(({ champion, role }) => champion.name === opponent.champion.name && role === lane.role);
      return own && other && own.team.id !== other.team.id ? [game.winner?.id === own.team.id] : [];
    });
    expect(opponent).toMatchObject({ games: met.length, wins: met.filter(Boolean).length });
    expect(met.length).toBeGreaterThan(10);
  });

  it('agree for every team of one serie: kills, deaths, towers, blue side', () => {
    const { scope, played } = gamesOf('LCK', 'Summer 2023');
    const rows = teamRows(deriveTeamStats(scope, seasonWith({ matchIndex: book, stats })) ?? expect.fail());
    expect(rows.length).toBe(10);
    for (const row of rows) {
      const own = played.flatMap((game) => {
        const side = game.teams.find(({ team }) => team.id === row.id);
        const other = game.teams.find(({ team }) => team.id !== row.id);
        return side && other ? [{ side, other, won: game.winner?.id === row.id }] : [];
      });
      // Of a game without statistics the colours are known all the same.
      const blue = games.filter(
        ({ match_id: id, teams }) =>
          scope === `serie:${matches.get(id)?.serie_id}` && teams.some(({ team, color }) => team.id === row.id && color === 'blue'),
      );
      const mean = (figures: readonly (number | null)[]) => {
        const known = figures.filter((figure) => figure !== null);
        return rounded(known.reduce((sum, figure) => sum + figure, 0) / known.length);
      };
      expect(row.figureGames).toBe(own.length);
      expect([row.killsPerGame, row.deathsPerGame, row.towersPerGame, row.blueWinRate].map(rounded)).toEqual([
        mean(own.map(({ side }) => side.kills)),
        mean(own.map(({ other }) => other.kills)),
        mean(own.map(({ side }) => side.tower_kills)),
        rounded(blue.filter(({ winner }) => winner?.id === row.id).length / blue.length),
      ]);
    }
  });

  it('count games that came without statistics in the records of teams, and say how many have them', () => {
    const bare = games.filter((game) => game.players.length === 0);
    const concerned = [...new Set(bare.map((game) => matches.get(game.match_id)?.serie_id ?? 0))];
    expect([bare.length, concerned.length > 1]).toEqual([20, true]);
    for (const serie of concerned) {
      const played = games.filter((game) => matches.get(game.match_id)?.serie_id === serie);
      const known = played.filter((game) => game.players.length > 0);
      const document = deriveTeamStats(`serie:${serie}`, seasonWith({ matchIndex: book, stats })) ?? expect.fail();
      expect(document.coverage).toEqual({ games: played.length, withFigures: known.length });
      expect(derivePlayerStats(`serie:${serie}`, seasonWith({ matchIndex: book, stats }))?.coverage).toEqual(document.coverage);
      for (const row of teamRows(document)) {
        const of = (list: readonly RawGame[]) => list.filter(({ teams }) => teams.some(({ team }) => team.id === row.id));
        const wins = played.filter((game) => game.winner?.id === row.id).length;
        expect(row).toMatchObject({ games: of(played).length, wins, losses: of(played).length - wins, figureGames: of(known).length });
      }
    }
    expect(deriveDraftCounts(seasonWith({ matchIndex: book, stats }))?.coverage).toEqual({ games: 5610, withFigures: 5590 });
  });

  it('agree for players in one role: games and wins', () => {
    const document = derivePlayerStats('all', seasonWith({ matchIndex: book, stats })) ?? expect.fail();
    const rows = playerRows(document, { role: 'support', side: null });
    const counted = new Map<number, { games: number; wins: number }>();
    for (const game of games) {
      for (const { player_id: id, role, team } of game.players) {
        if (role !== 'sup') continue;
        const line = counted.get(id) ?? { games: 0, wins: 0 };
        counted.set(id, { games: line.games + 1, wins: line.wins + (game.winner?.id === team.id ? 1 : 0) });
      }
    }
    expect(rows.map(({ id, games: played, wins }) => [id, played, wins]).sort()).toEqual(
      [...counted].map(([id, { games: played, wins }]) => [id, played, wins]).sort(),
    );
    expect(rows.filter(({ id }) => document.rows.find((row) => row.id === id)?.role !== 'support').length).toBeGreaterThan(0);
  });

  it('add up the splits of a league’s year to its season', () => {
    const splits = ['Spring 2023', 'Summer 2023'].flatMap((name) => gamesOf('LCK', name).played);
    const league = series.find((each) => each.league.name === 'LCK')?.league.id;
    const document = deriveChampionStats(`season:${league}-2023`, seasonWith({ matchIndex: book, stats, entities }));
    const { picks, bans } = countChampion('Maokai', splits, champions);
    expect(document?.drafts.games).toBe(splits.length);
    expect(championRows(document ?? expect.fail()).find(({ name }) => name === 'Maokai')).toMatchObject({ picks, bans });
  });

  it('keep the largest documents far below a mebibyte', () => {
    expect(JSON.stringify(derivePlayerStats('all', seasonWith({ matchIndex: book, stats }))).length).toBeLessThan(500_000);
    for (const id of champions.values()) {
      expect(JSON.stringify(deriveChampionFigures(id, seasonWith({ matchIndex: book, stats, entities }))).length).toBeLessThan(100_000);
    }
  });
});

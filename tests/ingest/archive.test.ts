import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { mondayOf } from '../../lib/domain/values/week';
import { archiveSource } from '../../lib/source/archive/archive-source';
import { readAllWeeks, readGames, readHomeState, readMatchDocument, readWeek } from '../../lib/store/models/match-documents';
import { readStandings } from '../../lib/store/models/competition-documents';
import type { Match } from '../../lib/domain/match/match';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';
import { ingestOnce } from '../support/ingest/ingest-rig';

/** The whole of a real archive through source, ingest and store, against its raw lines. */

const FOLDER = '../shared/data/lol-2022-2023';
const present = existsSync(join(FOLDER, 'matches.ndjson.gz'));

const TeamId = v.object({ id: v.number() });
const RawMatch = v.object({
  id: v.number(),
  begin_at: v.string(),
  end_at: v.string(),
  status: v.string(),
  league_id: v.number(),
  winner_id: v.nullable(v.number()),
  opponents: v.array(v.object({ opponent: TeamId })),
  results: v.array(v.object({ team_id: v.number(), score: v.number() })),
});
type RawMatch = v.InferOutput<typeof RawMatch>;
const RawTable = v.object({ tournament_id: v.number(), rows: v.array(v.object({ rank: v.number(), team: TeamId })) });
const RawGame = v.object({
  id: v.number(),
  match_id: v.number(),
  teams: v.array(v.object({ team: TeamId, kills: v.nullable(v.number()) })),
});

function rawLines<const Schema extends v.GenericSchema>(file: string, schema: Schema, most = Infinity): v.InferOutput<Schema>[] {
  const text = gunzipSync(readFileSync(join(FOLDER, `${file}.ndjson.gz`))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .slice(0, most)
    .map((line) => v.parse(schema, JSON.parse(line)));
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** What a raw match says, as far as the store's match says the same. */
function told(raw: RawMatch) {
  const side = (index: number) => {
    const id = raw.opponents[index]?.opponent.id ?? 0;
    return [id, raw.results.find((result) => result.team_id === id)?.score ?? 0];
  };
  return {
    id: raw.id,
    beginAt: Date.parse(raw.begin_at),
    league: raw.league_id,
    status: raw.status,
    left: side(0),
    right: side(1),
    winner: raw.winner_id,
  };
}

function stored(match: Match) {
  const side = ({ id, score }: Match['left']) => [id, score];
  const winner = match.status === 'finished' ? match.winnerId : undefined;
  return {
    id: match.id,
    beginAt: Date.parse(match.beginAt),
    league: match.leagueId,
    status: match.status,
    left: side(match.left),
    right: side(match.right),
    winner,
  };
}

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

if (!present) {
  describe.skip(`the archive of 2022 and 2023 (skipped: ${FOLDER} is not there)`, () => it('is ingested whole', () => undefined));
}

if (present) {
  describeWithStore('the archive of 2022 and 2023', () => {
    const matches = rawLines('matches', RawMatch);

    beforeAll(async () => {
      useEmptyStore();
      const summary = await ingestOnce(archiveSource(FOLDER, { asOf: false }));
      expect(summary.matches).toBe(matches.length);
      expect(summary.rejections.malformed).toBe(0);
    }, 300_000);

    it('has every match in its week with its score and winner', async () => {
      const weeks = new Map((await readAllWeeks()).map((week) => [week.start, week.matches]));
      const expected = groupBy(matches, (raw) => mondayOf(raw.begin_at.slice(0, 10)));
      expect([...weeks.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [monday, raw] of expected) expect(weeks.get(monday)?.map(stored).sort(byId)).toEqual(raw.map(told).sort(byId));
    });

    it('has the places of its tables', async () => {
      const tables = rawLines('standings', RawTable);
      expect(tables.length).toBeGreaterThan(20);
      for (const table of tables) {
        const rows = (await readStandings(table.tournament_id))?.rows.map(({ rank, team }) => ({ rank, team: team.id }));
        expect(rows).toEqual(table.rows.map((row) => ({ rank: row.rank, team: row.team.id })));
      }
    });

    it('has the games of its matches', async () => {
      const games = groupBy(rawLines('games', RawGame, 60), (raw) => raw.match_id);
      for (const [matchId, raw] of games) {
        const document = await readGames(matchId);
        const kills = document?.games.flatMap((game) => game.teams.map((team) => [game.id, team.id, team.kills]));
        const expected = raw.flatMap((game) => game.teams.map((each) => [game.id, each.team.id, each.kills]));
        expect(kills).toEqual(expect.arrayContaining(expected));
      }
    });

    it('counts the meetings before each match', async () => {
      for (const raw of matches.filter(({ id }) => id % 150 === 0)) {
        const [left, right] = raw.opponents.map((each) => each.opponent.id);
        const earlier = matches.filter((other) => {
          const same = other.opponents.every(({ opponent: { id } }) => id === left || id === right);
          return same && other.begin_at < raw.begin_at && other.end_at <= raw.begin_at;
        });
        expect((await readMatchDocument(raw.id))?.headToHead).toMatchObject({
          leftWins: earlier.filter((other) => other.winner_id === left).length,
          rightWins: earlier.filter((other) => other.winner_id === right).length,
        });
      }
    });

    // A second load of everything: it takes as long as the one above.
    it('as of a moment, in the same store, shows nothing that comes later', { timeout: 120_000 }, async () => {
      const now = Date.parse('2023-08-19T09:00:00Z');
      const { deleted } = await ingestOnce(archiveSource(FOLDER, { asOf: true }), { now: () => now });
      expect(deleted).toBeGreaterThan(0);
      const week = (await readWeek('2023-08-14'))?.matches ?? [];
      const raw = new Map(matches.map((match) => [match.id, match]));
      expect(week).toHaveLength(matches.filter(({ begin_at }) => mondayOf(begin_at.slice(0, 10)) === '2023-08-14').length);
      for (const match of week) {
        const line = raw.get(match.id);
        if (!line) throw new Error(`match ${match.id} is not in the archive`);
        const status = Date.parse(line.end_at) <= now ? 'finished' : Date.parse(line.begin_at) <= now ? 'running' : 'not_started';
        expect([match.id, match.status]).toEqual([match.id, status]);
        if (status === 'finished') expect(stored(match)).toEqual(told(line));
        if (status === 'not_started') expect([match.left.score, match.right.score]).toEqual([null, null]);
      }
      const latest = matches.filter((match) => Date.parse(match.end_at) <= now).sort((a, b) => Date.parse(b.end_at) - Date.parse(a.end_at));
      expect(new Set((await readHomeState())?.lately.map(({ match }) => match.id))).toEqual(
        new Set(latest.slice(0, 10).map(({ id }) => id)),
      );
    });
  });
}

import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';

/**
 * The site started on the real archive as of 2023-08-19T09:00Z, held against
 * the archive's own lines, read here by an independent few lines of code.
 */

const archive = inject('archive');
const asOf = '2023-08-19T09:00:00Z';

const RawMatchSchema = v.object({
  id: v.number(),
  begin_at: v.string(),
  end_at: v.string(),
  league: v.object({ name: v.string() }),
  opponents: v.array(v.object({ opponent: v.object({ id: v.number(), name: v.string() }) })),
  results: v.array(v.object({ team_id: v.number(), score: v.number() })),
  games: v.array(v.object({ end_at: v.nullable(v.string()), winner: v.object({ id: v.nullable(v.number()) }) })),
});
type RawMatch = v.InferOutput<typeof RawMatchSchema>;

const WeekSchema = v.object({
  start: v.string(),
  matches: v.array(
    v.object({
      id: v.number(),
      beginAt: v.string(),
      status: v.string(),
      left: v.object({ id: v.number(), score: v.nullable(v.number()) }),
      right: v.object({ id: v.number(), score: v.nullable(v.number()) }),
    }),
  ),
});

const HealthSchema = v.object({ now: v.string() });

async function readLines(file: string): Promise<RawMatch[]> {
  const matches: RawMatch[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) }))
    matches.push(v.parse(RawMatchSchema, JSON.parse(line)));
  return matches;
}

describe.skipIf(archive === null)('the site on the archive of 2022–2023 (skipped where ../shared/data is absent)', () => {
  let raw: RawMatch[] = [];
  const url = (path: string) => new URL(path, archive?.url).href;
  const siteNow = async () => v.parse(HealthSchema, await (await fetch(url('/api/health'))).json()).now;
  const week = async (start: string) => v.parse(WeekSchema, await (await fetch(url(`/api/week?start=${start}`))).json());
  const scoreOf = (match: RawMatch, teamId: number) => match.results.find((result) => result.team_id === teamId)?.score;

  beforeAll(async () => {
    const file = `${archive?.folder}/matches.ndjson.gz`;
    expect(existsSync(file)).toBe(true);
    raw = await readLines(file);
  });

  it.each(['2022-01-10', '2022-06-13', '2022-10-24', '2023-01-23', '2023-05-15', '2023-08-07', '2023-08-14', '2023-08-21'])(
    'the week of %s holds every match of that week, finished ones with the archive’s scores',
    async (start) => {
      const end = new Date(Date.parse(start) + 7 * 86_400_000).toISOString();
      const expected = raw.filter((match) => match.begin_at >= start && match.begin_at < end);
      const [answer, now] = [await week(start), await siteNow()];
      expect(answer.matches.map((match) => match.id).sort((a, b) => a - b)).toEqual(
        expected.map((match) => match.id).sort((a, b) => a - b),
      );
      for (const match of answer.matches) {
        const line = expected.find((each) => each.id === match.id);
        if (!line) throw new Error('unreachable: the ids are equal');
        expect(Date.parse(match.beginAt)).toBe(Date.parse(line.begin_at));
        const opponents = line.opponents.map((each) => each.opponent.id);
        // A side that later matches decide is still open, although the archive contains it.
        const known = [match.left.id, match.right.id].map((id, index) => (id === 0 && line.begin_at > now ? opponents[index] : id));
        expect(known).toEqual(opponents);
        if (line.end_at <= asOf) {
          expect(match.status).toBe('finished');
          expect([match.left.score, match.right.score]).toEqual([scoreOf(line, match.left.id), scoreOf(line, match.right.id)]);
        } else if (line.begin_at > now) {
          expect([match.status, match.left.score, match.right.score]).toEqual(['not_started', null, null]);
        }
      }
    },
  );

  it('does not name the winner of a match that is still being played', async () => {
    const final = raw.find(({ league, begin_at }) => league.name === 'LCK' && begin_at.startsWith('2023-08-20'));
    const { matches } = await week('2023-08-14');
    const shown = matches.find(({ id }) => id === final?.id);
    expect([shown?.left.id, shown?.right.id]).toContain(0);
  });

  it('shows nothing that happens hours after the chosen moment', async () => {
    const answer = await week('2023-08-21');
    expect(answer.matches.length).toBeGreaterThan(0);
    for (const match of answer.matches) expect([match.status, match.left.score, match.right.score]).toEqual(['not_started', null, null]);
  });

  it('has the ten latest results on the homepage without JavaScript, in order and with their scores', async () => {
    const html = await (await fetch(url('/'))).text();
    const latest = raw
      .filter((match) => match.end_at <= asOf)
      .sort((a, b) => b.end_at.localeCompare(a.end_at))
      .slice(0, 10);
    const list = html.slice(html.indexOf('data-list="lately"')).split('</ul>', 1)[0] ?? '';
    const idOf = (row: string) => Number(/\/match\/(\d+)\//.exec(row)?.[1]);
    const shown = list.split('<li').flatMap((row) => {
      const match = latest.find(({ id }) => id === idOf(row));
      return match ? [{ row, match }] : [];
    });
    expect(shown).toHaveLength(latest.length);
    // By the time that a row shows.
    const begins = shown.map(({ match }) => match.begin_at);
    expect(begins).toEqual(begins.toSorted().reverse());
    for (const { row, match } of shown) {
      const scores = match.opponents.map(({ opponent }) => match.results.find((result) => result.team_id === opponent.id)?.score);
      expect([...row.replace(/<span class="flames".*?<\/span>/, '').matchAll(/>(\d)</g)].map(([, digit]) => Number(digit))).toEqual(scores);
    }
  });

  it('keeps results out of title and head', async () => {
    const finished = raw.find((match) => match.id === 2873);
    const html = await (await fetch(url('/match/2873/kt-rolster-vs-hanwha-life-esports'))).text();
    // The names of script files are made of digits: one of them may look like a score.
    const head = html.slice(0, html.indexOf('</head>')).replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|\/_next\/[^\s"]+/g, '');
    expect(finished?.results.map((result) => result.score)).toEqual([3, 0]);
    expect(head).not.toMatch(/3\s*[-–:]\s*0|0\s*[-–:]\s*3|\bwins?\b|\bbeats?\b/i);
  });

  it('serves a match with its games as the raw lines have them', async () => {
    const answer = await (await fetch(url('/api/match/2873'))).json();
    expect(answer.match).toMatchObject({ id: 2873, status: 'finished', left: { score: 3 }, right: { score: 0 } });
    expect(answer.games).toHaveLength(3);
    for (const game of answer.games) {
      expect(game.teams).toHaveLength(2);
      expect(game.players).toHaveLength(10);
      for (const team of game.teams) {
        const kills = game.players
          .filter((player: { teamId: number }) => player.teamId === team.id)
          .reduce((sum: number, player: { kills: number }) => sum + player.kills, 0);
        expect(kills).toBe(team.kills);
      }
    }
    expect(answer.headToHead).toBeDefined();
    expect(answer.form).toBeDefined();
  });
});

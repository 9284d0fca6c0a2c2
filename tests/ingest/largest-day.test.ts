import * as v from 'valibot';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Match } from '../../lib/domain/match/match';
import { MAX_MATCHES_PER_DAY } from '../../lib/domain/values/constants';
import { finishedMatch, notStartedMatch } from '../../lib/fixtures/match-fixture';
import { MAX_DOCUMENT_BYTES } from '../../lib/store/core/commit-writes';
import { bodyText, storedFields } from '../../lib/store/core/packed-body';
import { readHomeState, readWeek } from '../../lib/store/models/match-documents';
import { readLastMatches } from '../../lib/store/models/entity-documents';
import { readLeagueDocument, readTournamentMatches } from '../../lib/store/models/competition-documents';
import { FakeSource } from '../support/ingest/fake-source';
import { season } from '../support/ingest/season-fixture';
import { ingestOnce, SATURDAY } from '../support/ingest/ingest-rig';
import { asListener, json, endpointModule } from '../support/server/api-route';
import { withServer } from '../support/server/with-server';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

const weekRoute = endpointModule('/api/week');

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});

const MONDAY = Date.parse('2023-08-14T00:00:00Z');
const DAY_MS = 86_400_000;
const instant = (ms: number) => new Date(ms).toISOString().slice(0, 19) + 'Z';

/** Numbers that look like chance, so that a compressed document finds no more alike than in a real week. */
const scattered = (of: number, below: number) => Number((BigInt(of) * 2_654_435_761n) % BigInt(below));

const streams = (id: number) =>
  ['en', 'ko'].map((language) => {
    const channel = `channel_${scattered(id, 300)}_${language}`;
    const [url, embedUrl] = [`https://www.twitch.tv/${channel}`, `https://player.twitch.tv/?channel=${channel}`];
    return { url, embedUrl, language, main: language === 'en', official: true };
  });

const side = (seed: number) => {
  const id = 1_000 + scattered(seed, 1_500);
  return { id, abbr: `T${id}`, name: `${scattered(id, 90_000).toString(36)} Owls ${id}`, location: 'KR', img: null };
};

/** A match of a day, played or to come: all in one stage of one league, which is the worst for its documents. */
function matchOf(day: number, index: number): Match {
  const id = 500_000 + day * MAX_MATCHES_PER_DAY + index;
  const begin = MONDAY + day * DAY_MS + scattered(id, DAY_MS / 2);
  const [left, right] = [side(2 * id), side(2 * id + 1)];
  const shared = { id, name: `${left.abbr} vs ${right.abbr}`, beginAt: instant(begin), modifiedAt: instant(begin), streams: streams(id) };
  if (begin > SATURDAY) return notStartedMatch({ ...shared, left: { ...left, score: null }, right: { ...right, score: null } });
  const games = [1, 2, 3].map((position) => {
    const start = begin + position * 2_400_000 + scattered(id + position, 600_000);
    const [lengthSeconds, winnerId] = [1_500 + scattered(start, 900), position === 2 ? right.id : left.id];
    const gameId = 3 * id + position;
    const [beginAt, endAt] = [instant(start), instant(start + lengthSeconds * 1_000)];
    return { id: gameId, position, status: 'finished' as const, beginAt, endAt, lengthSeconds, winnerId, videoUrl: null };
  });
  const scores = { left: { ...left, score: 2 }, right: { ...right, score: 1 } };
  return finishedMatch({ ...shared, ...scores, games, winnerId: left.id, endAt: games[2]?.endAt ?? null });
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const week = DAYS.map((day) => Array.from({ length: MAX_MATCHES_PER_DAY }, (_, index) => matchOf(day, index)));
/** Saturday, half of it played: seven such days would keep the emulator of all tests busy for minutes. */
const matches = week[5] ?? [];
const refused: string[] = [];
const AnswerSchema = v.object({ matches: v.array(v.object({ beginAt: v.string() })) });

it('a week of as many matches on each day as the site promises fits into a document', () => {
  const body = JSON.stringify({ start: '2023-08-14', matches: week.flat() });
  const stored = storedFields({ body });
  expect(Buffer.isBuffer(stored['body']) && stored['body'].length).toBeLessThan(MAX_DOCUMENT_BYTES);
  expect(bodyText(stored)).toBe(body);
});

describeWithStore('a day of as many matches as the site promises', () => {
  beforeAll(async () => {
    useEmptyStore();
    await ingestOnce(new FakeSource({ ...season(), matches, games: new Map() }), {
      report: (event) => {
        if (event.kind === 'refused') refused.push(event.path);
      },
    });
  }, 300_000);

  it('is stored whole', async () => {
    expect(refused).toEqual([]);
    const read = await readWeek('2023-08-14');
    expect(read?.matches).toHaveLength(MAX_MATCHES_PER_DAY);
    const own = new Map(matches.map((match) => [match.id, match]));
    const changed = read?.matches.filter(({ id, name, games, streams: listed, status }) => {
      const sent = own.get(id);
      // A match that is over has no stream.
      return name !== sent?.name || games.length !== sent.games.length || listed.length !== (status === 'finished' ? 0 : 2);
    });
    expect(changed).toEqual([]);
    expect((await readTournamentMatches(matches[0]?.tournamentId ?? 0))?.matches).toHaveLength(matches.length);
  });

  it('has a league, teams and a homepage', async () => {
    expect((await readLeagueDocument(293))?.latest.length).toBeGreaterThan(0);
    expect((await readLastMatches(matches[0]?.left.id ?? 0))?.recent.length).toBeGreaterThan(0);
    expect((await readHomeState())?.next.length).toBeGreaterThan(0);
  });

  it('is what /api/week answers', async () => {
    await withServer(asListener(weekRoute, { start: '2023-08-14' }), async (ask) => {
      const { status, body } = await ask('/api/week?start=2023-08-14');
      expect(status).toBe(200);
      const { matches: answered } = v.parse(AnswerSchema, json(body));
      expect(answered.filter(({ beginAt }) => beginAt.startsWith('2023-08-19'))).toHaveLength(MAX_MATCHES_PER_DAY);
    });
  }, 60_000);
});

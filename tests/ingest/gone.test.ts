import { beforeEach, expect, it } from 'vitest';
import { MOST_GONE, noteOf, withGone } from '../../lib/domain/page/gone';
import { paths } from '../../lib/domain/page/paths';
import { sitemapPartOf } from '../../lib/domain/page/sitemap';
import { notStartedMatch } from '../../lib/fixtures/match-fixture';
import { leagueAnswer, serieAnswer, tournamentAnswer } from '../../lib/server/answers/competition-answers';
import { calendarAnswer } from '../../lib/server/calendar/calendar-answers';
import { matchAnswer } from '../../lib/server/answers/match-answers';
import { playerAnswer } from '../../lib/server/answers/team-answers';
import { teamAnswer } from '../../lib/server/answers/team-answers';
import { detailPage } from '../../lib/server/pages/detail-page';
import { loadTeam } from '../../lib/server/pages/entity-pages';
import { readSitemapPart } from '../../lib/store/models/site-documents';
import { league, player, serie, team, tournament } from '../support/entity-fixture';
import type { BackgroundResults } from '../../lib/source/match-source';
import { FakeSource } from '../support/ingest/fake-source';
import { ingestAndWatch, ingestOnce, SATURDAY, writeTimes } from '../support/ingest/ingest-rig';
import { NO_BACKGROUND_RESULTS } from '../../lib/source/match-source';
import { failingAfter, next, past, running, season } from '../support/ingest/season-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

/** Two of everything; the source deletes the second. */
const extra = {
  leagues: [league({ id: 900 })],
  series: [serie({ id: 901, leagueId: 900 })],
  tournaments: [tournament({ id: 902, leagueId: 900, serieId: 901 })],
  teams: [team({ id: 903, name: 'Old Team' })],
  players: [player({ id: 904 })],
};
const extraMatch = notStartedMatch({ ...next, id: 905 });

function fuller() {
  const { entities, ...rest } = season();
  return {
    ...rest,
    matches: [past, running, next, extraMatch],
    entities: {
      ...entities,
      leagues: [...entities.leagues, ...extra.leagues],
      series: [...entities.series, ...extra.series],
      tournaments: [...entities.tournaments, ...extra.tournaments],
      teams: [...entities.teams, ...extra.teams],
      players: [...entities.players, ...extra.players],
    },
  };
}

const ANSWERS = [
  [leagueAnswer, 900],
  [serieAnswer, 901],
  [tournamentAnswer, 902],
  [teamAnswer, 903],
  [playerAnswer, 904],
  [matchAnswer, 905],
] as const;

/** How the JSON twins answer: the code of each failure, "found" for none. */
function codes(offset = 0): Promise<unknown[]> {
  const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : error);
  return Promise.all(ANSWERS.map(([answer, id]) => answer({ id: id + offset }, SATURDAY).then(() => 'found', codeOf)));
}
const all = (code: string) => ANSWERS.map(() => code);

describeWithStore('what the source deletes', () => {
  beforeEach(async () => {
    useEmptyStore();
    await ingestOnce(new FakeSource(fuller()));
  });

  it('answers 410, and an unknown page 404', async () => {
    expect(await codes()).toEqual(all('found'));
    await ingestOnce(new FakeSource(season()));
    expect(await codes()).toEqual(all('gone'));
    expect(await codes(5_000)).toEqual(all('not-found'));
    const page = detailPage(loadTeam, { path: ({ team: found }) => paths.team(found), props: () => ({}) });
    expect(await page({ params: { id: '903', slug: 'old-team' }, query: null, locale: 'en', now: SATURDAY })).toMatchObject({
      kind: 'gone',
    });
  });

  it('redirects to what the source merged it into, in either order of messages', async () => {
    const merged: BackgroundResults['merged'] = [
      { kind: 'team', id: 903, into: team().id },
      { kind: 'player', id: 904, into: 12_345 },
    ];
    const hearOfIt = async (recorded: ReturnType<typeof season>) => {
      const results = [{ ...NO_BACKGROUND_RESULTS, merged }];
      await ingestAndWatch(Object.assign(new FakeSource(recorded), { pollBackground: () => results.shift() ?? null }), 1);
    };
    const teams = detailPage(loadTeam, { path: ({ team: found }) => paths.team(found), props: () => ({}) });
    const visit = () => teams({ params: { id: '903', slug: 'old-team' }, query: null, locale: 'en', now: SATURDAY });
    const leads = { kind: 'redirect', to: `/team/${team().id}`, status: 308 };
    await hearOfIt(fuller());
    expect(await codes()).toEqual(all('found'));
    await ingestOnce(new FakeSource(season()));
    expect(await visit()).toMatchObject(leads);
    // The player that the other one was merged into is unknown.
    expect(await codes()).toEqual(['gone', 'gone', 'gone', 'moved', 'gone', 'gone']);
    const asked = { kind: 'team', file: '903.ics', results: false, rounds: true, locale: 'ko', alarm: 15 } as const;
    await expect(calendarAnswer(asked)).rejects.toMatchObject({
      status: 308,
      details: { headers: { Location: `/api/calendar/team/${team().id}.ics?locale=ko&rounds=1&alarm=15` } },
    });

    useEmptyStore();
    await ingestOnce(new FakeSource(fuller()));
    await ingestOnce(new FakeSource(season()));
    expect(await visit()).toMatchObject({ kind: 'gone' });
    await hearOfIt(season());
    expect(await visit()).toMatchObject(leads);
  });

  it('is in no sitemap any more', async () => {
    const listed = async () =>
      (await readSitemapPart(sitemapPartOf('teams', 903)))?.pages.some(({ path }) => path.includes('/903/')) ?? false;
    expect(await listed()).toBe(true);
    await ingestOnce(new FakeSource(season()));
    expect(await listed()).toBe(false);
  });

  it('returns when the source sends it again, and can be removed again after that', async () => {
    await ingestOnce(new FakeSource(season()));
    await ingestOnce(new FakeSource(fuller()));
    expect(await codes()).toEqual(all('found'));
    await ingestOnce(new FakeSource(season()));
    expect(await codes()).toEqual(all('gone'));
  });

  it('is noted before it is deleted, wherever the process crashes', async () => {
    for (let batches = 0; ; batches += 1) {
      const failed = await ingestOnce(new FakeSource(season()), { commit: failingAfter(batches) }).then(
        () => false,
        () => true,
      );
      expect(await codes()).not.toContain('not-found');
      if (!failed) break;
      expect(batches).toBeLessThan(30);
    }
    expect(await codes()).toEqual(all('gone'));
  });

  it('is noted once', async () => {
    await ingestOnce(new FakeSource(season()));
    const noted = await writeTimes('main', 'gone');
    expect(noted.size).toBeGreaterThan(0);
    await ingestOnce(new FakeSource(season()));
    expect(await writeTimes('main', 'gone')).toEqual(noted);
  });

  it('is forgotten with its source, and entities of another source are not gone', async () => {
    await ingestOnce(new FakeSource(season()));
    await ingestOnce(new FakeSource(season(), 'other'));
    expect(await codes()).toEqual(all('not-found'));
    await ingestOnce(new FakeSource(fuller()));
    await ingestOnce(new FakeSource(season(), 'other'));
    expect(await codes()).toEqual(all('not-found'));
  });
});

it('notes are bounded: the oldest go first', () => {
  const old = Array.from({ length: MOST_GONE }, (_, id) => `team-${id}`);
  const keys = withGone(old, [
    { kind: 'player', id: 1 },
    { kind: 'team', id: 3 },
  ]);
  expect([keys.length, keys.slice(0, 3), keys.at(-1)]).toEqual([MOST_GONE, ['player-1', 'team-3', 'team-0'], `team-${MOST_GONE - 2}`]);
});

it('notes of a merge stay, and never form a circle', () => {
  const first = withGone(['team-1', 'team-2'], [{ kind: 'team', id: 1, into: 2 }], [{ kind: 'team', id: 2 }]);
  expect(first).toEqual(['team-1>2', 'team-2']);
  expect(withGone(first, [{ kind: 'team', id: 1 }])).toBe(first);
  // The first one has come back, and the other is part of it now.
  const second = withGone(first, [{ kind: 'team', id: 2, into: 1 }], [{ kind: 'team', id: 1 }]);
  expect(second).toEqual(['team-2>1', 'team-1']);
  expect([1, 2, 3].map((id) => noteOf(second, { kind: 'team', id }))).toEqual([
    { kind: 'team', id: 1 },
    { kind: 'team', id: 2, into: 1 },
    null,
  ]);
});

it('a renamed team keeps its old addresses', async () => {
  const renamed = detailPage(() => Promise.resolve({ data: team({ id: 7, name: 'Dplus KIA' }), tags: [], matches: [] }), {
    path: (found) => paths.team(found),
    props: () => ({}),
  });
  expect(await renamed({ params: { id: '7', slug: 'damwon-gaming' }, query: null, locale: 'en', now: SATURDAY })).toMatchObject({
    kind: 'redirect',
    to: '/team/7/dplus-kia',
  });
});

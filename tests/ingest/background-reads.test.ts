import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_ENTITIES } from '../../lib/ingest/index/entity-index';
import { PictureIndex } from '../../lib/ingest/pictures/picture-index';
import { isBusy } from '../../lib/ingest/poll-rhythm';
import { SeasonModel } from '../../lib/ingest/season-model';
import { lastHourBefore, WholeReads } from '../../lib/ingest/whole-reads';
import { finishedMatch, gameStub, notStartedMatch, offMatch, runningMatch, scored, unscored } from '../../lib/fixtures/match-fixture';
import type { BackgroundResults, SourceSnapshot } from '../../lib/source/match-source';
import { NOTHING_KNOWN } from '../../lib/source/match-source';
import { gamesDocuments } from '../../lib/store/models/match-documents';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';
import { GEN, player, serie, T1, team, tournament } from '../support/entity-fixture';
import { finishedGame } from '../support/game-fixture';
import { FakeSource } from '../support/ingest/fake-source';
import { SATURDAY } from '../support/ingest/ingest-rig';
import { NO_BACKGROUND_RESULTS } from '../../lib/source/match-source';

const HOUR = 3_600_000;
const CURSOR = '2023-08-19T08:00:00Z';
const at = (time: string) => `2023-08-19T${time}:00Z`;

const before = notStartedMatch({ id: 2, modifiedAt: at('08:00') });
const running = runningMatch({ id: 2, left: scored({ score: 1 }), modifiedAt: at('09:05') });

const snapshotOf = (matches: SourceSnapshot['matches'], rejections: SourceSnapshot['rejections'] = []): SourceSnapshot => ({
  ...NO_ENTITIES,
  matches,
  games: new Map(),
  rejections,
  losses: [],
  removed: [],
  cursor: CURSOR,
});

const FAKER = [{ id: 5, name: 'Faker', role: 'mid' as const, img: null, active: true }];

async function modelOf(matches: SourceSnapshot['matches'], entities = {}) {
  const source = new FakeSource({ matches, entities }, 'live', CURSOR);
  const model = new SeasonModel(source, () => SATURDAY, new PictureIndex('live'));
  await model.learnAll(SATURDAY, 'nothing', null, () => undefined);
  const results: BackgroundResults[] = [];
  Object.assign(source, { pollBackground: () => results.shift() ?? null });
  const paths = (targets: readonly { readonly path: string; fields: () => unknown }[]) =>
    new Map(targets.map((target) => [target.path, target.fields()]));
  return {
    source,
    model,
    find: async (found: Partial<BackgroundResults>) => {
      results.push({ ...NO_BACKGROUND_RESULTS, ...found });
      return paths((await model.learnBackground(SATURDAY)).targets);
    },
    match: (id: number) => [...model.known.matches()].find((match) => match.id === id),
  };
}

describe('a full read in the background', () => {
  it('overwrites nothing that changed meanwhile', async () => {
    const { source, model, match } = await modelOf([before]);
    model.beginWholeRead();
    source.news.push({ matches: [running] });
    await model.learnChanges(SATURDAY);
    expect(model.learnWholeRead(snapshotOf([before]))).toMatchObject({ matches: 0 });
    expect(match(2)).toMatchObject({ status: 'running', left: { score: 1 } });
    model.beginWholeRead();
    model.learnWholeRead(snapshotOf([{ ...running, left: scored({ score: 2 }), modifiedAt: at('09:10') }]));
    expect(match(2)).toMatchObject({ left: { score: 2 } });
  });

  it('neither brings back what was deleted meanwhile, nor drops what arrived or could not be read', async () => {
    const gone = notStartedMatch({ id: 4, beginAt: at('12:00') });
    const malformed = notStartedMatch({ id: 5, beginAt: at('13:00') });
    const dropped = notStartedMatch({ id: 6, beginAt: at('14:00') });
    const last = notStartedMatch({ id: 7, beginAt: at('20:00') });
    const { source, model, match } = await modelOf([before, gone, malformed, dropped, last]);
    model.beginWholeRead();
    source.news.push({ removed: [4], matches: [notStartedMatch({ id: 8, beginAt: at('15:00') })] });
    await model.learnChanges(SATURDAY);
    model.learnWholeRead(snapshotOf([before, gone, last], [{ kind: 'malformed', entity: 'match', id: '5', reason: 'no start' }]));
    expect([4, 5, 6, 7, 8].filter((id) => match(id) !== undefined)).toEqual([5, 7, 8]);
  });

  it('believes that many matches are gone only when it is told so twice', async () => {
    const first = notStartedMatch({ id: 1, beginAt: at('00:00') });
    const last = notStartedMatch({ id: 99, beginAt: at('23:00') });
    const many = Array.from({ length: 30 }, (_, index) => notStartedMatch({ id: 10 + index, beginAt: at('12:00') }));
    const { source, model, find } = await modelOf([first, ...many, last]);
    const half = snapshotOf([first, ...many.slice(0, 5), last]);
    model.learnWholeRead(half);
    expect(model.matches).toBe(32);
    expect(model.rejections.takeNews()).toContainEqual(
      expect.objectContaining({ id: '20', reason: 'gone with 24 others: kept until the source says so once more' }),
    );
    // One that is there again is in no doubt any more.
    model.learnWholeRead(snapshotOf([first, ...many, last]));
    model.learnWholeRead(half);
    expect(model.matches).toBe(32);
    model.learnWholeRead(half);
    expect(model.matches).toBe(7);
    // By the feeds of changes and deletions as well; few are believed at once.
    source.news.push({ removed: [10, 11] });
    await model.learnChanges(SATURDAY);
    expect(model.matches).toBe(5);
    const others = Array.from({ length: 30 }, (_, index) => notStartedMatch({ id: 40 + index, beginAt: at('12:00') }));
    model.learnWholeRead(snapshotOf([first, ...many.slice(2, 5), ...others, last]));
    await find({ removed: others.map(({ id }) => id) });
    source.news.push({ removed: others.slice(0, 25).map(({ id }) => id) });
    expect(model.matches).toBe(35);
    await model.learnChanges(SATURDAY);
    expect(model.matches).toBe(10);
  });

  it('takes over nothing that is older than what it knows', async () => {
    const { source, model, match } = await modelOf([running]);
    source.news.push({ matches: [before] });
    expect(await model.learnChanges(SATURDAY)).toMatchObject({ matches: 0, changedAt: [] });
    expect(match(2)).toMatchObject({ status: 'running', left: { score: 1 } });
    expect(model.rejections.takeNews()).toMatchObject([{ id: '2', reason: 'older than what is known' }]);
  });

  it('keeps brackets whose tables it did not read', async () => {
    const fed = notStartedMatch({ id: 3, beginAt: at('18:00'), previousMatchIds: [2] });
    const { model, match } = await modelOf([before, fed]);
    model.beginWholeRead();
    model.learnWholeRead(snapshotOf([before, { ...fed, previousMatchIds: [], modifiedAt: at('09:00') }]));
    expect(match(3)?.previousMatchIds).toEqual([2]);
  });

  it('starts at its hour, once a day, and again later when it fails', async () => {
    const day = Date.parse('2023-08-19T00:00:00Z');
    expect(lastHourBefore(day + 8 * HOUR, 9)).toBe(day - 15 * HOUR);
    expect(lastHourBefore(day + 9 * HOUR, 9)).toBe(day + 9 * HOUR);
    const source = Object.assign(new FakeSource({ matches: [] }, 'live', CURSOR), { wholeReadHour: 9 });
    const failures: number[] = [];
    const reads = new WholeReads(source, day, (_error, seconds) => failures.push(seconds));
    const begun = async (now: number) => {
      const started = reads.poll(now, NOTHING_KNOWN);
      await reads.settled();
      return started;
    };
    expect(await begun(day + 8 * HOUR)).toBe(false);
    const { snapshot } = source;
    source.snapshot = () => Promise.reject(new Error('rate limit'));
    expect([await begun(day + 9 * HOUR), reads.take()]).toEqual([true, null]);
    expect(failures).toEqual([600]);
    source.snapshot = snapshot;
    expect(await begun(day + 9 * HOUR + 599_000)).toBe(false);
    expect(await begun(day + 9 * HOUR + 600_000)).toBe(true);
    expect(reads.take()?.cursor).toBe(CURSOR);
    expect(await begun(day + 20 * HOUR)).toBe(false);
    expect(await begun(day + 33 * HOUR)).toBe(true);
  });
});

describe('what was read in the background', () => {
  it('connects known matches to a bracket', async () => {
    const { find, match } = await modelOf([before, notStartedMatch({ id: 3, beginAt: at('18:00') })]);
    const documents = await find({
      feeders: new Map([
        [3, { previousMatchIds: [2] }],
        [99, { previousMatchIds: [2] }],
      ]),
    });
    expect(match(3)?.previousMatchIds).toEqual([2]);
    expect([...documents.keys()]).toContain('matches/3');
  });

  it('removes a deleted team and player from their pages, rosters and the search', async () => {
    const { find } = await modelOf([before], {
      teams: [team({ id: 900, name: 'Xylophone', acronym: 'XY', players: [] }), team({ players: FAKER })],
      players: [player({ id: 5 })],
    });
    const documents = await find({
      gone: [
        { kind: 'team', id: 900 },
        { kind: 'player', id: 5 },
        { kind: 'team', id: 12345 },
      ],
    });
    expect(documents.get('teams/900')).toBeNull();
    expect(documents.get('players/5')).toBeNull();
    expect(documents.get('indices/x/y/xy')).toBeNull();
    expect(JSON.stringify(documents.get(`teams/${team().id}`))).not.toContain('Faker');
  });

  it('keeps a deleted team in matches that still name it', async () => {
    const { find } = await modelOf([before], { teams: [team({ players: FAKER })] });
    const kept = (await find({ gone: [{ kind: 'team', id: team().id }] })).get(`teams/${team().id}`);
    expect(JSON.stringify(kept)).toContain('T1');
    expect(JSON.stringify(kept)).not.toContain('Faker');
  });

  it('records what deleted entities were merged into: the end of a chain, and only if it is known', async () => {
    const { model, source } = await modelOf([], { teams: [team({ id: 900 })], players: [player({ id: 5 })] });
    const merged: BackgroundResults['merged'] = [
      { kind: 'team', id: 901, into: 902 },
      { kind: 'team', id: 902, into: 900 },
      { kind: 'player', id: 6, into: 7 },
      { kind: 'league', id: 1, into: 2 },
      { kind: 'league', id: 2, into: 1 },
    ];
    Object.assign(source, { pollBackground: () => ({ ...NO_BACKGROUND_RESULTS, merged }) });
    expect((await model.learnBackground(SATURDAY)).merged).toEqual([
      { kind: 'team', id: 901, into: 900 },
      { kind: 'team', id: 902, into: 900 },
      { kind: 'player', id: 6 },
      { kind: 'league', id: 1 },
      { kind: 'league', id: 2 },
    ]);
  });

  it('renews the places that later matches and digests tell when the table of a stage comes', async () => {
    const last = finishedMatch({ id: 1, beginAt: '2023-08-12T08:00:00Z', tournamentId: 15 });
    const playoff = notStartedMatch({ id: 3, beginAt: at('18:00') });
    const stage = tournament({ id: 15, name: 'Regular Season', hasBracket: false });
    const { find } = await modelOf([last, playoff], { tournaments: [stage, tournament()], series: [serie()] });
    const row = { rank: 1, team: GEN, wins: 1, losses: 0, ties: 0 };
    const documents = await find({ standings: [{ tournamentId: 15, kind: 'group', rows: [row, { ...row, rank: 2, team: T1 }] }] });
    expect([...documents.keys()]).toEqual(expect.arrayContaining(['digests/day-293-2023-08-12', 'matches/3', 'standings/15']));
  });

  it('removes the table of a deleted tournament', async () => {
    const { find } = await modelOf([], { tournaments: [tournament({ id: 16 })] });
    const documents = await find({ gone: [{ kind: 'tournament', id: 16 }] });
    expect([documents.get('tournaments/16'), documents.get('standings/16')]).toEqual([null, null]);
  });
});

describe('the interval between polls', () => {
  const to = (minutes: number) => notStartedMatch({ beginAt: new Date(SATURDAY + minutes * 60_000).toISOString(), left: unscored() });

  it('is short while a match runs, starts within fifteen minutes or is late', () => {
    expect(isBusy({ running: [running], toCome: [] }, SATURDAY)).toBe(true);
    expect([16, 15, 0, -59, -61].map((minutes) => isBusy({ running: [], toCome: [to(minutes)] }, SATURDAY))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isBusy({ running: [], toCome: [] }, SATURDAY)).toBe(false);
  });

  it('follows the season model', async () => {
    const { model } = await modelOf([finishedMatch({ id: 1 }), running]);
    expect(model.isBusy(SATURDAY)).toBe(true);
    const quiet = await modelOf([finishedMatch({ id: 1 })]);
    expect(quiet.model.isBusy(SATURDAY)).toBe(false);
  });
});

/** What a document says (decision 0005). */
function bodyOf(fields: unknown): unknown {
  const body: unknown = JSON.parse(v.parse(v.object({ body: v.string() }), fields).body);
  return body;
}

describe('a game from a live feed', () => {
  const clock = { seconds: 600, at: at('09:10'), stands: false };
  const frames = [0, 60, 120].map((seconds) => ({ seconds, teams: [], players: [] }));
  const playing = finishedGame({ id: 11, status: 'running', winnerId: null, lengthSeconds: null, clock, frames });
  const first = finishedGame({ id: 10, position: 1 });
  const match = runningMatch({ id: 2, games: [gameStub(1, { id: 10 }), gameStub(2, { id: 11, status: 'running', winnerId: null })] });
  const live = new Map([[2, [{ ...playing, position: 2 }]]]);

  it('is listed with the games before it, and on the homepage', async () => {
    const { find } = await modelOf([match]);
    await find({ games: new Map([[2, [first]]]) });
    const written = await find({ live });
    expect(bodyOf(written.get('games/2'))).toMatchObject({ games: [{ id: 10 }, { id: 11, clock }] });
    expect(bodyOf(written.get('states/home'))).toMatchObject({ playing: [{ matchId: 2, position: 2, clock }] });
    expect([...written.keys()].toSorted()).toEqual(['games/2', 'states/home']);
  });

  it('counts in no statistics, and keeps its frames when its figures arrive', async () => {
    const { find, model, source } = await modelOf([match]);
    await find({ live });
    expect(model.known.hasFigures(2, 11)).toBe(false);
    source.news.push({ matches: [finishedMatch({ id: 2, games: [gameStub(2, { id: 11 })], modifiedAt: at('09:40') })] });
    await model.learnChanges(SATURDAY);
    model.forgetGames();
    const official = finishedGame({ id: 11, position: 2, lengthSeconds: 150 });
    const written = await find({ games: new Map([[2, [official]]]) });
    expect(bodyOf(written.get('games/2'))).toMatchObject({ games: [{ status: 'finished', frames }] });
    expect([model.known.hasFigures(2, 11), model.known.hasCourse(11), model.known.hasCourse(10)]).toEqual([true, true, false]);
  });

  it('does not follow a match that its source has forgotten, until it says something of it', async () => {
    const forgotten = { beginAt: '2023-05-04T08:00:00Z', modifiedAt: '2023-05-04T09:10:00Z' };
    const { source, model, match } = await modelOf([runningMatch({ id: 2, ...forgotten })]);
    expect(match(2)).toMatchObject({ status: 'running', overdue: true });
    expect(model.isBusy(SATURDAY)).toBe(false);

    source.news.push({ matches: [runningMatch({ id: 2, ...forgotten, modifiedAt: at('08:59') })] });
    await model.learnChanges(SATURDAY);
    expect(match(2)).not.toHaveProperty('overdue');
    expect(model.isBusy(SATURDAY)).toBe(true);
  });

  it.each([
    ['runs', runningMatch({ id: 2, modifiedAt: at('08:30') })],
    ['has not begun', notStartedMatch({ id: 2, modifiedAt: at('08:30') })],
  ])('notices by the time alone that a match which %s is overdue, once', async (_, open) => {
    const source = new FakeSource({ matches: [open], entities: {} }, 'live', CURSOR);
    let now = Date.parse(at('09:00'));
    const model = new SeasonModel(source, () => now, new PictureIndex('live'));
    await model.learnAll(now, 'nothing', null, () => undefined);
    expect([...model.known.matches()][0]).not.toHaveProperty('overdue');
    now += 24 * HOUR;
    expect((await model.learnChanges(now)).targets.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['matches/2', 'weeks/2023-08-14']),
    );
    expect([...model.known.matches()][0]).toMatchObject({ overdue: true });
    expect(await model.learnChanges(now)).toMatchObject({ matches: 0 });
  });
});

it('a match that was called off leaves the lists of its teams two weeks after its time', async () => {
  const source = new FakeSource({ matches: [offMatch('canceled')], entities: {} }, 'live', CURSOR);
  const begin = Date.parse(offMatch('canceled').beginAt);
  let now = begin;
  const model = new SeasonModel(source, () => now, new PictureIndex('live'));
  await model.learnAll(now, 'nothing', null, () => undefined);
  const targetsAfter = async (days: number) => {
    now = begin + days * 24 * HOUR;
    return (await model.learnChanges(now)).targets.map(({ path }) => path);
  };
  expect(await targetsAfter(13)).not.toContain('lastMatches/77');
  expect(await targetsAfter(15)).toContain('lastMatches/77');
  expect(await targetsAfter(16)).not.toContain('lastMatches/77');
});

describeWithStore('games that are listed again long after their match', () => {
  beforeEach(useEmptyStore);

  it('keep the frames and events that the store has of them', async () => {
    const frames = [0, 60, 120].map((seconds) => ({ seconds, teams: [], players: [] }));
    const official = finishedGame({ id: 11, lengthSeconds: 150 });
    const over = finishedMatch({ id: 2, games: [gameStub(1, { id: 11 })], endAt: '2023-08-18T12:00:00Z' });
    await plant('games', 'games/2', gamesDocuments.encode({ matchId: 2, champions: [], games: [{ ...official, frames }] }));
    const { find, model } = await modelOf([over]);
    await find({ games: new Map([[2, [{ ...official, frames }]]]) });
    model.forgetGames();
    const targets = await find({ games: new Map([[2, [{ ...official, videoUrl: 'https://youtu.be/x' }]]]) });
    const body = v.parse(v.object({ body: v.pipe(v.string(), v.parseJson()) }), targets.get('games/2')).body;
    expect(body).toMatchObject({
      games: [{ videoUrl: 'https://youtu.be/x', frames: [{ seconds: 0 }, { seconds: 60 }, { seconds: 120 }] }],
    });
  });
});

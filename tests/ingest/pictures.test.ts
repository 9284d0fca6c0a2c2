import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameAsset } from '../../lib/domain/entities/game-asset';
import { darkTwin } from '../../lib/domain/entities/image';
import { parseGame } from '../../lib/source/wire/parse-game';
import { fetchPicture, type FetchRules } from '../../lib/net/fetch-picture';
import { PictureIndex, retryAt } from '../../lib/ingest/pictures/picture-index';
import type { PictureOptions } from '../../lib/ingest/pictures/picture-downloader';
import { resizePicture } from '../../lib/net/resize-picture';
import { publicUrl } from '../../lib/net/public-address';
import { readAllImageRecords, writeImageRecord } from '../../lib/store/models/site-documents';
import { readGames, readMatchDocument, readWeek } from '../../lib/store/models/match-documents';
import { bucketPictures, localPictures, pictureBase } from '../../lib/store/pictures/picture-store';
import { championDocuments, readLastMatches, readPlayer, readTeam, readTeamFigures } from '../../lib/store/models/entity-documents';
import { readTournamentDocument } from '../../lib/store/models/competition-documents';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';
import { finishedMatch, scored } from '../../lib/fixtures/match-fixture';
import { champion, player, team, tournament } from '../support/entity-fixture';
import { finishedGame } from '../support/game-fixture';
import { parsed } from '../support/source/expect-parsed';
import { sharedFolder } from '../support/shared-data';
import { FakeSource } from '../support/ingest/fake-source';
import { ingestAndWatch, ingestOnce } from '../support/ingest/ingest-rig';
import { flatPicture, startPictureServer, type PictureServer } from '../support/picture-server';
import { season } from '../support/ingest/season-fixture';

let server: PictureServer;
beforeAll(async () => void (server = await startPictureServer()));
afterAll(() => server.close());

const never = new AbortController().signal;
/** The rules of the site, but for the test's own server. */
function rules(overrides: Partial<FetchRules> = {}): FetchRules {
  return {
    hosts: new Set(['127.0.0.1', '169.254.169.254', 'localhost']),
    timeoutMs: 10_000,
    maxBytes: 100_000,
    judgeUrl: (text, base) => {
      const url = URL.canParse(text, base) ? new URL(text, base) : null;
      return url?.origin === server.origin ? url : publicUrl(text, base);
    },
    ...overrides,
  };
}
const ask = (path: string, overrides: Partial<FetchRules> = {}) => fetchPicture(`${server.origin}${path}`, rules(overrides), never);

describe('fetching a picture', () => {
  it('accepts a good one, also after a redirect or from a server without content types', async () => {
    for (const path of ['/logo', '/moved', '/untold']) expect((await sharp(await ask(path)).metadata()).width).toBe(300);
  });

  it.each([
    ['/huge', /larger/],
    ['/endless', /larger/],
    ['/slow', /too long/],
    ['/page', /no picture/],
    ['/missing', /answered 404/],
    ['/round', /too often/],
    ['/to-loopback', /not an address/],
    ['/to-metadata', /not an address/],
    ['/to-stranger', /not an address/],
  ])('refuses %s', async (path, reason) => {
    await expect(ask(path, path === '/slow' ? { timeoutMs: 400 } : {})).rejects.toThrow(reason);
  });

  it('requests only public named hosts, whatever their names resolve to', async () => {
    const before = server.asked.length;
    await expect(ask('/logo', { hosts: new Set(['cdn.example']) })).rejects.toThrow(/not an address/);
    await expect(ask('/logo', { judgeUrl: publicUrl })).rejects.toThrow(/not an address/);
    // The name is let through, and found to lead to this machine.
    const named = `http://localhost:${new URL(server.origin).port}/logo`;
    await expect(fetchPicture(named, rules({ judgeUrl: (text) => new URL(text) }), never)).rejects.toThrow(/not a public address/);
    expect(server.asked.length).toBe(before);
  });
});

describe('the stored sizes', () => {
  const sizes = async (bytes: Buffer, type: 'team' | 'player') => {
    const { files, version } = await resizePicture(bytes, type);
    const metadata = await Promise.all([...files].map(async ([size, png]) => [size, await sharp(png).metadata()] as const));
    return { version, files, of: metadata.map(([size, { width, height, format }]) => [size, width, height, format]) };
  };

  it('are squares of 64, 120 and 256 and a blur, all PNG', async () => {
    const { of, version } = await sizes(await flatPicture(300, 100), 'team');
    expect(of).toEqual([
      [64, 64, 64, 'png'],
      [120, 120, 120, 'png'],
      [256, 256, 256, 'png'],
      ['blur', 24, 24, 'png'],
    ]);
    expect(version).toMatch(/^[0-9a-f]{12}$/);
  });

  it('contain a whole logo without its margin, and a portrait that fills the square', async () => {
    const corner = async (bytes: Buffer, type: 'team' | 'player') => {
      const png = (await sizes(bytes, type)).files.get(64);
      return (await sharp(png).ensureAlpha().raw().toBuffer())[3];
    };
    expect(await corner(await flatPicture(300, 100), 'team')).toBe(0);
    expect(await corner(await flatPicture(80, 400), 'player')).toBe(255);
  });

  it('are not made of drawings, of files that only claim to be pictures, or of too many pixels', async () => {
    await expect(resizePicture(await ask('/drawing'), 'team')).rejects.toThrow(/"svg" is not taken/);
    await expect(resizePicture(await ask('/lie'), 'team')).rejects.toThrow(/no picture/);
    await expect(resizePicture(await flatPicture(4097, 4097), 'team')).rejects.toThrow(/no picture/);
  });
});

describe('the picture index', () => {
  const owner = { type: 'team', id: 77 } as const;
  const NOW = Date.parse('2023-08-19T09:00:00Z');

  it('trusts the entity rather than what mentions it', () => {
    const pictureIndex = new PictureIndex('fake');
    pictureIndex.want(owner, 'https://cdn.example/old.png', false);
    pictureIndex.want(owner, 'https://cdn.example/new.png', true);
    pictureIndex.want(owner, 'https://cdn.example/old.png', false);
    expect(pictureIndex.due(NOW)).toEqual([{ owner, from: 'https://cdn.example/new.png' }]);
  });

  it('fetches a changed address at once, a failed one later each time, and keeps showing what is stored', () => {
    const pictureIndex = new PictureIndex('fake');
    const from = 'https://cdn.example/a.png';
    pictureIndex.want(owner, from, true);
    pictureIndex.stored({ owner, from }, '/optimize/images/team/77/120_index.png?v=1', NOW);
    expect(pictureIndex.due(NOW)).toEqual([]);
    const changed = { owner, from: 'https://cdn.example/b.png' };
    pictureIndex.want(owner, changed.from, true);
    expect(pictureIndex.due(NOW)).toEqual([changed]);
    const record = pictureIndex.failed(changed, 'answered 404', NOW);
    expect(record).toMatchObject({ fetchedFrom: from, failure: { attempts: 1 } });
    expect(pictureIndex.due(NOW + 60_000)).toEqual([]);
    expect(pictureIndex.due(retryAt(1, NOW))).toEqual([changed]);
    expect(pictureIndex.addressOf(owner)).toMatch(/v=1$/);
    expect(retryAt(2, 0)).toBeGreaterThan(retryAt(1, 0));
    expect(retryAt(99, 0)).toBe(7 * 24 * 3_600_000);
  });

  it('does not reuse pictures of another source', () => {
    const record = new PictureIndex('one').stored(
      { owner, from: 'https://cdn.example/a.png' },
      '/optimize/images/team/77/120_index.png',
      NOW,
    );
    const other = new PictureIndex('other');
    other.load([record]);
    expect(other.addressOf(owner)).toBeNull();
  });
});

describe('a bucket', () => {
  it('stores files with their type and a long lifetime, under its address', async () => {
    const saved: unknown[] = [];
    const removed: string[] = [];
    const bucket = {
      file: (path: string) => ({
        save: async (_data: Buffer, options: unknown) => void saved.push([path, options]),
        download: () =>
          path.includes('77')
            ? Promise.resolve([Buffer.from('x')] as const)
            : Promise.reject(Object.assign(new Error('No such object'), { code: 404 })),
        delete: async () => void removed.push(path),
      }),
    };
    const store = bucketPictures(bucket, 'https://storage.example/bucket/');
    await store.put('optimize/images/team/77/64_index.png', Buffer.from('x'));
    expect(saved).toEqual([
      [
        'optimize/images/team/77/64_index.png',
        { contentType: 'image/png', resumable: false, metadata: { cacheControl: 'public, max-age=31536000, immutable' } },
      ],
    ]);
    expect(await store.get('optimize/images/team/77/64_index.png')).toEqual(Buffer.from('x'));
    expect(await store.get('optimize/images/team/78/64_index.png')).toBeNull();
    expect(
      bucketPictures(bucket, pictureBase({ bucket: 'b', origin: undefined, isPrivate: true })).addressOf('optimize/images/a.png', 'ab'),
    ).toBe('/optimize/images/a.png?v=ab');
    expect(store.addressOf('optimize/images/team/77/120_index.png', 'ab')).toBe(
      'https://storage.example/bucket/optimize/images/team/77/120_index.png?v=ab',
    );
    await store.remove('optimize/images/team/77/64_index.png');
    expect(removed).toEqual(['optimize/images/team/77/64_index.png']);
  });
});

const recordOf = async (type: string, id: number) =>
  (await readAllImageRecords()).find((record) => record.type === type && record.id === id);

describeWithStore('pictures in documents', () => {
  beforeEach(useEmptyStore);
  const at = (path: string) => `${server.origin}${path}`;
  const recorded = (logo: string) => ({
    ...season(),
    matches: [finishedMatch({ id: 1, leagueImg: at('/missing'), left: scored({ img: at('/old'), score: 2 }) })],
    entities: {
      ...season().entities,
      teams: [team({ img: at(logo), players: [{ id: 5, name: 'Faker', role: 'mid', img: at('/portrait'), active: true }] })],
      tournaments: [tournament({ teams: [{ id: 77, name: 'T1', acronym: 'T1', img: at('/old') }] })],
      players: [player({ img: at('/portrait'), team: { id: 77, name: 'T1', acronym: 'T1', img: at('/old') } })],
    },
  });
  const pictures = async (): Promise<PictureOptions & { readonly folder: string }> => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    return { folder, store: localPictures(folder), rules: rules(), writeRecord: writeImageRecord };
  };

  it('are the stored ones wherever a team is named, without source addresses', async () => {
    const options = await pictures();
    await ingestOnce(new FakeSource(recorded('/logo')), { pictures: options });
    const shown = (await readTeam(77))?.img ?? '';
    expect(shown).toMatch(/^\/optimize\/images\/team\/77\/120_index\.png\?v=[0-9a-f]{12}$/);
    const documents = await Promise.all([
      readTeam(77),
      readPlayer(5),
      readMatchDocument(1),
      readLastMatches(77),
      readTeamFigures(1),
      readTournamentDocument(16),
      readWeek('2023-08-14'),
    ]);
    for (const document of documents) {
      expect(JSON.stringify(document)).toContain(shown);
      expect(JSON.stringify(document)).not.toContain(server.origin);
    }
    expect((await readMatchDocument(1))?.match.leagueImg).toBeNull();
    expect(await readdir(join(options.folder, 'optimize/images/team/77'))).toEqual(
      ['120_index.png', '256_index.png', '64_index.png', 'blur_index.png'].sort(),
    );
    expect((await sharp(await readFile(join(options.folder, 'optimize/images/player/5/120_index.png'))).metadata()).format).toBe('png');
    expect(await recordOf('team', 77)).toMatchObject({ fetchedFrom: at('/logo'), address: shown, failure: null });
    expect(await recordOf('league', 293)).toMatchObject({
      address: null,
      failure: { reason: 'answered 404', attempts: 1 },
    });
  });

  it('are fetched once; again where the address has changed; and stay when fetching stops', async () => {
    const options = await pictures();
    const teamAsked = () => server.asked.filter((path) => path.startsWith('/logo')).length;
    await ingestOnce(new FakeSource(recorded('/logo')), { pictures: options });
    const before = teamAsked();
    await ingestOnce(new FakeSource(recorded('/logo')), { pictures: options });
    expect(teamAsked()).toBe(before);
    await ingestOnce(new FakeSource(recorded('/logo-2')), { pictures: options });
    expect(teamAsked()).toBe(before + 1);
    expect(await recordOf('team', 77)).toMatchObject({ fetchedFrom: at('/logo-2') });
    await ingestOnce(new FakeSource(recorded('/logo-2')));
    expect((await readTeam(77))?.img).toContain('optimize/images/team/77/');
  });

  it('of a team for dark backgrounds are stored beside the others, under the same address', async () => {
    const options = await pictures();
    const teams = [team({ img: at('/logo'), imgDark: at('/logo-dark') })];
    await ingestOnce(new FakeSource({ ...recorded('/logo'), entities: { ...recorded('/logo').entities, teams } }), { pictures: options });
    const stored = await readTeam(77);
    const twin = darkTwin(stored?.img ?? '');
    expect(twin).toMatch(/^\/optimize\/images\/team\/77\/120_dark_index\.png\?v=[0-9a-f]{12}$/);
    expect(stored).not.toHaveProperty('imgDark');
    expect((await readMatchDocument(1))?.match.left.img).toBe(stored?.img);
    const { pathname } = new URL(twin ?? '', 'http://localhost');
    expect((await sharp(await readFile(join(options.folder, pathname))).metadata()).width).toBe(120);
  });

  it('of champions are named in games and drafts before they are stored, under their later address', async () => {
    const options = await pictures();
    const nautilus = { id: 3221, name: 'Nautilus', img: at('/logo') };
    const played = finishedGame({ id: 11 });
    const games = new Map([[1, [{ ...played, players: played.players.map((each) => ({ ...each, champion: nautilus })) }]]]);
    const source = () =>
      new FakeSource({ ...recorded('/logo'), games, entities: { ...recorded('/logo').entities, champions: [champion(nautilus)] } });
    await ingestOnce(source(), { pictures: options });
    const document = await readGames(1);
    const shown = document?.games[0]?.players[0]?.champion.img ?? '';
    expect(shown).toMatch(/^\/optimize\/images\/champion\/3221\/120_index\.png\?v=[0-9a-f]{12}$/);
    expect(document?.champions).toContainEqual({ ...nautilus, img: shown });
    expect(JSON.stringify(document)).not.toContain(server.origin);
    const { pathname } = new URL(shown, 'http://localhost');
    expect((await sharp(await readFile(join(options.folder, pathname))).metadata()).width).toBe(120);
    const again = await ingestOnce(source(), { pictures: options });
    expect(again).toMatchObject({ written: 0, deleted: 0 });
  });

  it('of champions come only from the game’s own servers where no host is configured', async () => {
    const asset = 'https://ddragon.leagueoflegends.com/cdn/14.10.1/img/champion/Azir.png';
    const champions = [champion({ id: 7, img: at('/logo') }), champion({ id: 8, img: asset })];
    await ingestOnce(new FakeSource({ ...recorded('/logo'), entities: { ...recorded('/logo').entities, champions } }));
    expect([(await championDocuments.read(7))?.img, (await championDocuments.read(8))?.img]).toEqual([null, asset]);
  });

  const samples = sharedFolder('pandascore-samples');
  it.skipIf(samples.absent)(`are there for all ten champions of a recorded game${samples.note}`, async () => {
    const recording: unknown = JSON.parse(await readFile(join(samples.path, 'lol-game-243129-with-player-stats.json'), 'utf8'));
    const game = parsed(parseGame(recording)).game;
    const options = { ...(await pictures()), rules: rules({ hosts: new Set(['cdn.pandascore.co']), timeoutMs: 1 }) };
    await ingestOnce(new FakeSource({ ...recorded('/logo'), games: new Map([[1, [game]]]) }), { pictures: options });
    const shown = (await readGames(1))?.games[0]?.players.map(({ champion: { img } }) => gameAsset(img, false)) ?? [];
    expect(new Set(shown).size).toBe(10);
    for (const address of shown) expect(address).toMatch(/^\/optimize\/images\/champion\/\d+\//);
  });

  it('do not fail the ingest when they fail, and are not fetched where no host is configured', async () => {
    const options = await pictures();
    const events: string[] = [];
    await ingestOnce(new FakeSource(recorded('/slow')), {
      pictures: { ...options, rules: rules() },
      report: (event) => void (event.kind === 'pictures' && events.push(...event.failures)),
    });
    expect(events).toContain('team 77: took too long');
    expect((await readTeam(77))?.img).toBeNull();
    await ingestOnce(new FakeSource(recorded('/logo')));
    expect((await readTeam(77))?.img).toBeNull();
    expect((await readPlayer(5))?.img).toContain('optimize/images/player/5/');
  });

  it('are fetched in parallel with the watch, and together with its writes', async () => {
    const source = new FakeSource(recorded('/logo'));
    let shown: string | null | undefined;
    const options = await pictures();
    await ingestAndWatch(source, 200, {
      pictures: options,
      beforeTick: async () => {
        shown ??= (await readTeam(77))?.img;
      },
    });
    expect(shown ?? (await readTeam(77))?.img).toContain('optimize/images/team/77/');
  });
});

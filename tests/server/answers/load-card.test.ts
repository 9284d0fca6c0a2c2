import { beforeEach, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { DEFAULT_SYSTEM_SETTINGS } from '../../../lib/domain/models/read-models';
import { loadCard } from '../../../lib/server/answers/load-card';
import { compareCard } from '../../../lib/server/cards/make-cards';
import type { PublicProfile } from '../../../lib/domain/play/profile';
import { NO_LOOK } from '../../../lib/domain/play/cosmetics';
import { profileCard } from '../../../lib/server/cards/make-cards';
import { profileResultCard } from '../../../lib/server/cards/result-cards';
import type { loadProfile } from '../../../lib/server/play/play-pages';
import type { readTeam } from '../../../lib/store/models/entity-documents';
import type { entryOfShare } from '../../../lib/store/play/pickem-document';
import type { readSystemSettings } from '../../../lib/store/work/system-settings-document';

const store = vi.hoisted(() => ({
  readSystemSettings: vi.fn<typeof readSystemSettings>(),
  entryOfShare: vi.fn<typeof entryOfShare>(),
  loadProfile: vi.fn<typeof loadProfile>(),
}));
const entities = vi.hoisted(() => ({
  readTeam: vi.fn<typeof readTeam>(),
  ...Object.fromEntries(['readTeamFigures', 'readLastMatches', 'readTeamStats', 'readStatsScopes'].map((name) => [name, () => null])),
}));
vi.mock('../../../lib/store/models/entity-documents', async (original) => ({ ...(await original<object>()), ...entities }));
vi.mock('../../../lib/store/work/system-settings-document', () => store);
vi.mock('../../../lib/store/play/pickem-document', () => store);
vi.mock('../../../lib/server/play/play-pages', () => store);

const share = 'a'.repeat(32);
const load = (betting: boolean) => {
  store.readSystemSettings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, betting });
  return loadCard({ locale: 'en', subject: { kind: 'picks', share }, results: false, format: 'wide' });
};

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_PROJECT_PLAY', 'play');
  store.entryOfShare.mockReset().mockResolvedValue(null);
});

it('shared picks have no card without the prediction game, as they have no page, and are looked up with it', async () => {
  expect(await load(false)).toEqual({ card: null, tags: [cacheTag.picks(share), cacheTag.pages] });
  expect(store.entryOfShare).not.toHaveBeenCalled();
  await load(true);
  expect(store.entryOfShare).toHaveBeenCalledWith(share);
});

it('compared teams without figures have the same card with results and without; unknown teams have none', async () => {
  const compared = (results: boolean) =>
    loadCard({ locale: 'en', subject: { kind: 'compare', of: 'teams', ids: [1, 2] }, results, format: 'wide' });
  entities.readTeam.mockImplementation((id) =>
    Promise.resolve(id === 1 ? { id, name: 'T1', acronym: 'T1', img: null, location: '', players: [] } : null),
  );
  const card = compareCard('teams', [{ id: 1, name: 'T1', acronym: 'T1', img: null }], 'en');
  const tags = [cacheTag.team(1), cacheTag.team(2)];
  expect(await compared(false)).toEqual({ card, tags });
  expect(await compared(true)).toEqual({ card, tags: [...tags, cacheTag.stats('all')] });
  entities.readTeam.mockResolvedValue(null);
  expect((await compared(false)).card).toBeNull();
  expect((await compared(true)).card).toBeNull();
});

it('a profile has a card for everybody as its page is, and with results its figures; one that is switched off has none', async () => {
  const id = '0123456789abcdef';
  const [ranks, streak] = [[{ period: 'all' as const, place: 1, score: 4, count: 30, won: 20 }], { now: 3, longest: null }];
  const profile: PublicProfile = {
    ...{ id, name: 'Ana', look: NO_LOOK, isPrivate: false, isOwn: false, open: [], balance: null, ranks, form: [], best: [] },
    ...{ calibration: [], counted: 30, streak },
  };
  store.loadProfile.mockResolvedValue(profile);
  store.readSystemSettings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, betting: true });
  const of = (results: boolean) => loadCard({ locale: 'en', subject: { kind: 'profile', id }, results, format: 'wide' });
  const tags = [cacheTag.profile(id), cacheTag.pages];
  expect(await of(false)).toEqual({ card: profileCard(profile, 'en'), tags });
  expect(await of(true)).toEqual({ card: profileResultCard(profile, 'en'), tags });
  // As a visitor: an owner's card has nothing that only they see.
  expect(store.loadProfile.mock.calls.map(([session]) => session)).toEqual([null, null]);
  store.loadProfile.mockResolvedValue(null);
  expect(await of(true)).toEqual({ card: null, tags });
});

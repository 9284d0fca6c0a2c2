import { beforeEach, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { DEFAULT_SYSTEM_SETTINGS } from '../../../lib/domain/models/read-models';
import { loadCard } from '../../../lib/server/cards/load-card';
import type { entryOfShare } from '../../../lib/store/play/pickem-document';
import type { readSystemSettings } from '../../../lib/store/work/system-settings-document';

const store = vi.hoisted(() => ({
  readSystemSettings: vi.fn<typeof readSystemSettings>(),
  entryOfShare: vi.fn<typeof entryOfShare>(),
}));
vi.mock('../../../lib/store/work/system-settings-document', () => store);
vi.mock('../../../lib/store/play/pickem-document', () => store);

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

import { beforeEach, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import type { DigestItem } from '../../../lib/domain/news/digest';
import '../../../lib/i18n/server-messages';
import { loadDigestCards } from '../../../lib/server/pages/digest-cards';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import type { readNewsHead } from '../../../lib/store/models/site-documents';

const store = vi.hoisted(() => ({ readNewsHead: vi.fn<typeof readNewsHead>() }));
vi.mock('../../../lib/store/models/site-documents', async (original) => ({ ...(await original<object>()), ...store }));

const item: DigestItem = {
  ...{ kind: 'digest', id: 'day-293-2023-08-18', span: 'day', day: '2023-08-18', at: '2023-08-18T08:00:00Z' },
  ...{ league: { id: 293, name: 'LCK' }, serie: 'Summer 2023', stage: 'Playoffs', wording: 'a', count: 1 },
  angle: { kind: 'sweep', matchId: 7, winner: 'right', score: [3, 0] },
  matches: [{ matchId: 7, left: { id: 1, name: 'kt Rolster', acronym: 'KT' }, right: { id: 2, name: 'T1', acronym: 'T1' } }],
};

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().topDigests = null;
  sharedRegistry().purges.removeAllListeners();
  store.readNewsHead.mockReset().mockResolvedValue({ scope: 'all', name: '', total: 1, items: [item] });
});

it('a digest is a card in the page’s language: headline, who played, and words without a result', async () => {
  const load = (locale: 'en' | 'de') => loadDigestCards(Date.parse('2023-08-19T09:00:00Z'), locale);
  expect(await load('en')).toEqual({
    digests: [
      {
        href: '/digest/day-293-2023-08-18/lck',
        headline: 'T1 sweep kt Rolster 3–0',
        pairings: 'KT vs T1',
        cover: 'LCK, 18 Aug 2023: 1 match',
        about: 'LCK · 18 Aug',
      },
    ],
    tags: [cacheTag.news('all')],
  });
  expect((await load('de')).digests[0]?.headline).toBe('T1 sweept kt Rolster: 3:0');
  // Once for all pages.
  expect(store.readNewsHead).toHaveBeenCalledTimes(1);
});

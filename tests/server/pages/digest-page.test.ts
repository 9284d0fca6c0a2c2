import { expect, it, vi } from 'vitest';
import type { DigestDocument } from '../../../lib/domain/news/digest';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { loadDigest } from '../../../lib/server/pages/news-pages';

const lead = finishedMatch({ id: 1 });
const next = {
  matchId: 2,
  left: { id: 1, name: 'T1', acronym: 'T1' },
  right: { id: 2, name: 'KT', acronym: 'KT' },
  at: '2023-08-20T06:00:00Z',
};

const document: DigestDocument = {
  ...{ kind: 'digest', id: 'day-293-2023-08-19', span: 'day', day: '2023-08-19', at: lead.beginAt, serie: 'Summer 2023', stage: '' },
  ...{ league: { id: 293, name: 'LCK' }, angle: { kind: 'win', matchId: 1, winner: 'left', score: [2, 1] }, wording: 'a' },
  ...{ matches: [lead], table: null, next },
};
vi.mock('../../../lib/store/models/site-documents', async (original) => ({
  ...(await original<object>()),
  readDigest: () => Promise.resolve(document),
}));
vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  readMatchDocument: () => Promise.resolve({ match: { ...lead, chance: { left: 0.28, right: 0.72 } } }),
  readGames: () => Promise.resolve(null),
}));

it('a digest has the next match until that begins, and so long its copies live', async () => {
  const at = (now: string) => loadDigest(document.id, Date.parse(now));
  const before = await at('2023-08-20T05:59:59Z');
  expect(before.data?.digest.next).toEqual(next);
  expect(before.matches).toEqual([{ status: 'not_started', beginAt: next.at }]);
  const after = await at(next.at);
  expect(after.data?.digest.next).toBeNull();
  expect(after.matches).toEqual([]);
});

it('a digest knows what the winner of its headline’s match was given before', async () => {
  expect((await loadDigest(document.id, 0)).data?.facts.lead.chance).toBe(0.28);
});

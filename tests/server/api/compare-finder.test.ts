import { expect, it, vi } from 'vitest';
import { NOTHING_COMPARED } from '../../../lib/domain/compare/compare-query';
import { foundNames } from '../../../lib/server/compare/load-comparison';

vi.mock('../../../lib/store/models/site-documents', async (original) => {
  const player = (id: number, name: string, weight: number) => ({
    type: 'player',
    id,
    name,
    acronym: '',
    img: null,
    key: `player-${id}`,
    weight,
  });
  return {
    ...(await original<object>()),
    readSearchIndex: () => Promise.resolve({ entries: [player(1, 'Fabian', 9), player(2, 'Faker', 1), player(3, 'Fantasma', 4)] }),
  };
});

it('the finder of a comparison lists names as they fit, then by importance, not by alphabet', async () => {
  const found = await foundNames({ ...NOTHING_COMPARED, find: 'fa' });
  expect(found?.map(({ name }) => name)).toEqual(['Faker', 'Fantasma', 'Fabian']);
});

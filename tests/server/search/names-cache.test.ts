import { beforeEach, expect, it, vi } from 'vitest';
import type { SearchEntry } from '../../../lib/domain/search/search-entry';
import { findNames } from '../../../lib/domain/search/all-names';
import { searchedNames } from '../../../lib/server/search/names-cache';
import { freshRegistry } from '../../support/server/fresh-registry';

vi.mock('../../../lib/store/models/competition-documents', () => {
  const entry = (type: SearchEntry['type'], id: number, name: string): SearchEntry => ({
    type,
    id,
    name,
    acronym: '',
    img: null,
    key: `${type}-${id}`,
  });
  return {
    readAllNames: () => Promise.resolve([entry('champion', 268, 'Azir'), entry('champion', 103, 'Ahri'), entry('player', 7, 'Azir')]),
  };
});

beforeEach(() => freshRegistry());

it.each(['아지르', 'アジール', '阿兹尔', '阿祈爾', 'azir'])('a champion is found under its name in each language: %s', async (typed) => {
  const found = findNames(await searchedNames(0), typed);
  expect(found.entries.some(({ key }) => key === 'champion-268')).toBe(true);
  expect(found.entries.some(({ key }) => key === 'champion-103')).toBe(false);
});

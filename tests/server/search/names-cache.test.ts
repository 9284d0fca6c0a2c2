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
    readAllNames: () =>
      Promise.resolve([
        entry('champion', 268, 'Azir'),
        entry('champion', 103, 'Ahri'),
        entry('player', 7, 'Azir'),
        entry('league', 297, 'World Championship'),
        { ...entry('serie', 9, 'LPL Summer 2023'), also: ['Playoffs'] },
        { ...entry('serie', 10, 'LPL Spring 2022'), also: ['Regular Season'] },
      ]),
  };
});

beforeEach(() => freshRegistry());

it.each(['아지르', 'アジール', '阿兹尔', '阿祈爾', 'azir'])('a champion is found under its name in each language: %s', async (typed) => {
  const found = findNames(await searchedNames(0), typed);
  expect(found.entries.some(({ key }) => key === 'champion-268')).toBe(true);
  expect(found.entries.some(({ key }) => key === 'champion-103')).toBe(false);
});

it.each([
  'LPL 2023 夏季赛',
  'LPL夏季赛',
  '2023LPL夏季賽',
  'lpl23',
  '2023lpl',
  'LPL 2023 サマー',
  'LPL서머',
  'LPL été 2023',
  'lpl 2023 季后赛',
])('a season is found as each language writes it, with and without spaces: %s', async (typed) => {
  const found = findNames(await searchedNames(0), typed);
  expect(found.entries.filter(({ type }) => type === 'serie').map(({ id }) => id)).toEqual([9]);
});

it.each(['월드 챔피언십', '全球总决赛', 'Campeonato Mundial', 'worlds'])(
  'an event is found by its name in each language: %s',
  async (typed) => {
    expect(findNames(await searchedNames(0), typed).entries.map(({ key }) => key)).toContain('league-297');
  },
);

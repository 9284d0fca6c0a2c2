import { describe, expect, it } from 'vitest';
import { allNames, findNames } from '../../../lib/domain/search/all-names';
import { foldText } from '../../../lib/domain/search/fold';
import { byFit, fitOf, foldEntry, sortByFit } from '../../../lib/domain/search/name-fit';
import type { SearchEntry } from '../../../lib/domain/search/search-entry';
import { filterEntries, groupEntries, indexKeys, prefixOf } from '../../../lib/domain/search/search-index';

const entry = (overrides: Partial<SearchEntry> = {}): SearchEntry => ({
  type: 'team',
  id: 1,
  name: 'Gen.G',
  acronym: 'GEN',
  img: null,
  key: 'team-1',
  ...overrides,
});

describe('search', () => {
  it.each([
    ['  Gen G ', 'geng'],
    ['T1', 't1'],
    ['   ', ''],
    ['Gen.G', 'geng'],
    ['Beşiktaş', 'besiktas'],
    ['İSTANBUL', 'istanbul'],
    ['Kai’Sa', 'kaisa'],
    ['ＦＡＫＥＲ', 'faker'],
    ['페이커', '페이커'],
    ['\u1111\u1166\u110b\u1175\u110f\u1165', '페이커'],
  ])('reads "%s" as "%s"', (typed, keyword) => {
    expect(foldText(typed)).toBe(keyword);
  });

  it('cuts the keyword at 254 characters', () => {
    expect(foldText('a'.repeat(300))).toHaveLength(254);
  });

  it.each([
    ['g', null],
    [' g ', null],
    ['ge', 'ge'],
    ['Gen.G', 'ge'],
    ['김무', '김무'],
  ])('the index for "%s" is %s', (typed, prefix) => {
    expect(prefixOf(typed)).toBe(prefix);
  });

  it('files an entry under name, acronym and each word of the name, once each', () => {
    expect(indexKeys({ name: 'Hanwha Life Esports', acronym: 'HLE' })).toEqual(['ha', 'hl', 'li', 'es']);
    expect(indexKeys({ name: 'T1', acronym: 'T1' })).toEqual(['t1']);
    expect(indexKeys({ name: 'Los Grandes', acronym: 'LOS' })).toEqual(['lo', 'gr']);
  });

  it('matches name or acronym anywhere, whatever the case and spaces, but up to three letters only where a word begins', () => {
    const entries = [entry(), entry({ id: 2, name: 'Hanwha Life Esports', acronym: 'HLE' })];
    expect(filterEntries(entries, 'LIFEES').map((each) => each.id)).toEqual([2]);
    expect(filterEntries(entries, 'hle').map((each) => each.id)).toEqual([2]);
    expect(filterEntries(entries, 'esp').map((each) => each.id)).toEqual([2]);
    expect(filterEntries(entries, 'wha')).toEqual([]);
  });

  it('groups league, team, player, champion, each by name, without empty groups', () => {
    const groups = groupEntries([
      entry({ type: 'champion', id: 6, name: 'Azir' }),
      entry({ type: 'player', id: 3, name: 'Zeus' }),
      entry({ type: 'player', id: 4, name: 'Faker' }),
      entry({ type: 'league', id: 5, name: 'LCK' }),
    ]);
    expect(groups.map((group) => [group.type, group.items.map((item) => item.name)])).toEqual([
      ['league', ['LCK']],
      ['player', ['Faker', 'Zeus']],
      ['champion', ['Azir']],
    ]);
  });
});

it('names of a keyword are sorted by how they fit, then by importance; what fits otherwise is last', () => {
  const player = (name: string, weight: number) => entry({ type: 'player', name, acronym: '', weight });
  const entries = [player('Fate', 9), player('Zeus', 1), player('Faker', 2), player('Fa', 99), player('Alfa', 1)];
  expect(sortByFit(entries, 'fa').map(({ name }) => name)).toEqual(['Fa', 'Faker', 'Fate', 'Alfa', 'Zeus']);
});

it('a player is found by a word of the real name, below everything that is called so, and not by letters within or across its words', () => {
  const player = (name: string, person: string) => entry({ type: 'player', name, acronym: '', weight: 1, person });
  const entries = [player('Bashas', 'Han Woo-bin'), player('Indigo', 'João Oliveira'), player('Woolite', 'Ana Sá')];
  const found = (typed: string) =>
    byFit(
      entries.flatMap((each) => {
        const fit = fitOf(foldEntry(each), typed);
        return fit === null ? [] : [{ entry: each, fit }];
      }),
    ).map((each) => each.entry.name);
  expect(found('woo')).toEqual(['Woolite', 'Bashas']);
  expect(found('woobin')).toEqual(['Bashas']);
  expect(found('hanwoobin')).toEqual(['Bashas']);
  expect(found('hanw')).toEqual([]);
  expect(found('live')).toEqual([]);
});

it('names that differ by typing errors are not listed below somebody whose given name was typed', () => {
  const player = (id: number, name: string, person: string) =>
    entry({ type: 'player', id, name, acronym: '', key: `player-${id}`, person });
  const names = allNames([player(1, 'Faker', 'Lee Sanghyeok'), player(2, 'UmTi', 'Um Sunghyeon')]);
  const found = (typed: string) => findNames(names, typed).entries.map(({ name }) => name);
  expect(found('sanghyeok')).toEqual(['Faker']);
  expect(found('sanghyeon').toSorted()).toEqual(['Faker', 'UmTi']);
});

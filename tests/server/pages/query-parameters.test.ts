import { describe, expect, it } from 'vitest';
import { canonicalRedirect, idList, pathId } from '../../../lib/server/pages/query-parameters';

describe('pathId', () => {
  it.each([
    ['7', 7],
    [['7', '8'], 7],
    ['0', null],
    ['07', null],
    ['-7', null],
    ['7.5', null],
    ['7abc', null],
    ['9999999999999999', null],
    ['', null],
    [undefined, null],
  ])('%o → %o', (value, expected) => {
    expect(pathId(value)).toBe(expected);
  });
});

describe('idList', () => {
  it.each([
    ['297,293,297', [293, 297]],
    ['', []],
    ['1,2,3,4', null],
    ['1,,2', null],
    ['1,x', null],
    ['0', null],
  ])('%o → %o', (text, expected) => {
    expect(idList(text, 3)).toEqual(expected);
  });
});

describe('canonicalRedirect', () => {
  it.each([
    [{ id: '1', slug: 'a-vs-b' }, '/match/1/a-vs-b'],
    [{ id: '1' }, '/match/1/-'],
    [{ id: '1', name: 'Gen.G Esports' }, '/match/1/gen-g-esports'],
    [{ id: '1', slug: '../../evil?x' }, '/match/1/evil-x'],
    [{ id: '1', slug: '한국' }, `/match/1/${encodeURIComponent('한국')}`],
  ])('%o → %s', (query, to) => {
    expect(canonicalRedirect('match', query)).toEqual({ kind: 'redirect', to, status: 308 });
  });

  it('finds nothing without a valid id', () => {
    expect(canonicalRedirect('league', { slug: 'lck' })).toEqual({ kind: 'notFound' });
    expect(canonicalRedirect('league', { id: 'x', slug: 'lck' })).toEqual({ kind: 'notFound' });
  });
});

import { describe, expect, it } from 'vitest';
import { idList, pathId } from '../../../lib/server/pages/query-parameters';

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

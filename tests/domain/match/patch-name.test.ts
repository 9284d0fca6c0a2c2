import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPatch, isPatch, patchName } from '../../../lib/domain/match/patch-name';

describe('the name of a patch', () => {
  it.each([
    ['9.23.1', '9.23'],
    ['13.14', '13.14'],
    ['14.24.1', '14.24'],
    ['13.1b', '13.1b'],
    ['15.1', '25.S1.1'],
    ['15.2.1', '25.S1.2'],
    ['15.3', '25.S1.3'],
    ['25.S1.1', '25.S1.1'],
    ['25.s1.2', '25.S1.2'],
    ['2025.S1.3', '25.S1.3'],
    ['25.1', '25.S1.1'],
    ['15.4.1', '25.04'],
    ['15.5', '25.05'],
    ['25.5', '25.05'],
    ['25.05', '25.05'],
    ['25.S1.4', '25.04'],
    ['25.S2.1', '25.09'],
    ['25.S3.8', '25.24'],
    ['15.21.1', '25.21'],
    ['16.1.1', '26.1'],
    ['26.01', '26.1'],
    ['16.11.1', '26.11'],
    ['26.11', '26.11'],
    ['17.2', '27.2'],
    [' 16.9.1 ', '26.9'],
    ['', ''],
    ['25.S1', '25.S1'],
    ['preseason', 'preseason'],
  ])('%s is that of fans: %s', (version, name) => {
    expect(patchName(version)).toBe(name);
  });

  it('is the same for every name of one patch, and one that may be asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 34 }), fc.integer({ min: 1, max: 26 }), (season, number) => {
        const name = patchName(`${season}.${number}.1`);
        expect(patchName(name)).toBe(name);
        expect(patchName(`${season}.${String(number).padStart(2, '0')}`)).toBe(name);
        expect(isPatch(name)).toBe(true);
      }),
    );
  });

  it.each(['25.S1', '16.11', '25.5', '26.01', '25.S4.1', '26', 'x', ''])('is not %s', (text) => {
    expect(isPatch(text)).toBe(false);
  });

  it('sorts from the newest to the oldest across the change of names', () => {
    const ordered = [
      '26.11',
      '26.2',
      '26.1',
      '25.24',
      '25.05',
      '25.04',
      '25.S1.3',
      '25.S1.2',
      '25.S1.1',
      '14.24',
      '13.1b',
      '13.1',
      '9.24',
      'x',
    ];
    expect([...ordered].reverse().sort(byPatch)).toEqual(ordered);
  });
});

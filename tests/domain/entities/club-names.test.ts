import { expect, it } from 'vitest';
import { clubShortName } from '../../../lib/domain/entities/club-names';
import { DEMO_TEAMS } from '../../../lib/source/demo/teams';

it.each([
  ['Dplus Kia', 'Dplus'],
  ['Hanwha Life Esports', 'Hanwha Life'],
  ['Gen.G Esports', 'Gen.G'],
  ['SHANGHAI EDWARD GAMING HYCAN', 'EDG'],
  ['Beijing JDG Intel Esports Club', 'JD Gaming'],
  ["Anyone's Legend", 'AL'],
  ['T1', 'T1'],
  ['Somebody New Esports', 'Somebody New Esports'],
  ['constructor', 'constructor'],
])('%s is called %s where there is little room', (name, short) => expect(clubShortName(name)).toBe(short));

it('no two clubs of the leagues shown share a short name, and none is longer than its name', () => {
  const shorts = DEMO_TEAMS.map(({ name }) => clubShortName(name));
  expect(new Set(shorts).size).toBe(shorts.length);
  expect(DEMO_TEAMS.filter(({ name }, index) => (shorts[index] ?? '').length > name.length)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { mayTellResult } from '../../../lib/domain/news/news-spoilers';
import { tagger } from '../../../lib/domain/news/news-tags';

const leagues = [
  { id: 293, name: 'LCK', acronym: 'LCK' },
  { id: 297, name: 'World Championship', acronym: 'Worlds' },
];
const teams = [
  { id: 77, name: 'T1', acronym: 'T1' },
  { id: 78, name: 'T1 Academy', acronym: 'T1A' },
  { id: 5, name: 'KT Rolster', acronym: 'KT' },
  { id: 6, name: 'Rogue', acronym: 'RGE' },
  { id: 7, name: 'Golden Guardians', acronym: 'GG' },
  { id: 8, name: 'Team One', acronym: 'TS' },
  { id: 9, name: 'Team Secret', acronym: 'TS' },
  { id: 10, name: 'Invictus Gaming', acronym: 'IG' },
  { id: 11, name: 'Owls (B+', acronym: 'OWB' },
];
const tagged = (title: string) => {
  const { leagues: ofLeagues, teams: ofTeams } = tagger(leagues, teams)(title);
  return [...ofLeagues.map(({ id }) => id), ...ofTeams.map(({ id }) => id)].sort((a, b) => a - b);
};

describe('the tags of a headline', () => {
  it.each([
    ['T1 meet KT Rolster in the LCK', [5, 77, 293]],
    ['T1 Academy has a new coach', [78]],
    ['golden guardians at the world championship', [7, 297]],
    ['Worlds: IG return', [10, 297]],
    ['Owls (B+ have a new coach', [11]],
  ])('%s', (title, ids) => {
    expect(tagged(title)).toEqual(ids);
  });

  it.each([
    ['a rogue idea'],
    ['GG, well played'],
    ['The T100 programme'],
    ['LCKx and KTM'],
    ['TS is two teams'],
    ['BIG NEWS: T1 AND IG'],
    ['big ig story, kt too'],
  ])('%s names nobody', (title) => {
    expect(tagged(title)).toEqual([]);
  });
});

describe('a headline that may reveal a result', () => {
  it.each([
    'T1 beat KT Rolster',
    'Gen.G sweep LCK final',
    'Who won the split?',
    'KT 3-1 Gen.G: how it happened',
    'Cloud9 eliminated from Worlds',
    'G2 qualify for MSI',
    'T1, 젠지 꺾고 우승',
    'KT, 롤드컵 진출 확정',
    'G2 vence a Fnatic',
    'MAD clasifica a los Worlds',
    'T1夺冠',
  ])('%s', (title) => {
    expect(mayTellResult(title)).toBe(true);
  });

  it.each([
    'Patch 13-14 notes',
    'Patch 13.14: what changes',
    'An interview with Faker',
    'LCK schedule for 2023-08-19',
    'Doors open at 17:30',
    'Faker renueva con T1',
    '페이커 인터뷰',
  ])('%s does not', (title) => {
    expect(mayTellResult(title)).toBe(false);
  });
});

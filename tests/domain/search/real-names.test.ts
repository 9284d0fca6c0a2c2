import { beforeAll, describe, expect, it } from 'vitest';
import { type AllNames, findNames } from '../../../lib/domain/search/all-names';
import { namedPair } from '../../../lib/domain/search/pairs';
import { demoSource } from '../../../lib/source/demo/demo-source';
import { sharedFolder } from '../../support/shared-data';
import { namesOf, namesOfArchive } from '../../support/source/searched-names';

/** What fans type, and what stands first: the pair that is named, else the first hit as "type name". */
function firstHit(names: AllNames, typed: string): string {
  const pair = namedPair(names, typed);
  if (pair) return `${pair.left.name} – ${pair.right.name}`;
  const [first] = findNames(names, typed).entries;
  return first ? `${first.type} ${first.name}` : 'nothing';
}

const archive = sharedFolder('lol-2022-2023');

describe.skipIf(archive.absent)(`a search of the archive of 2022–2023${archive.note}`, () => {
  let names: AllNames;
  beforeAll(async () => {
    names = await namesOfArchive(archive.path);
  });

  it.each([
    // Folded.
    ['gen g', 'team Gen.G'],
    ['geng', 'team Gen.G'],
    ['GEN.G', 'team Gen.G'],
    ['kabum', 'team KaBuM! Esports'],
    ['besiktas', 'team Beşiktaş'],
    ['istanbul wildcats', 'team DenizBank İstanbul Wildcats'],
    ['leviatan', 'team Leviatán Esports'],
    ['ｔ１', 'team T1'],
    ['kaisa', "champion Kai'Sa"],
    ['cho gath', "champion Cho'Gath"],
    ['dr mundo', 'champion Dr. Mundo'],
    // Acronyms and parts of names.
    ['t1', 'team T1'],
    ['kt', 'team kt Rolster'],
    ['g2', 'team G2 Esports'],
    ['c9', 'team Cloud9'],
    ['fnc', 'team Fnatic'],
    ['hanwha', 'team Hanwha Life Esports'],
    ['rolster', 'team kt Rolster'],
    ['oner', 'player Oner'],
    ['faker', 'player Faker'],
    ['azir', 'champion Azir'],
    // Other names.
    ['skt', 'team T1'],
    ['sk telecom', 'team T1'],
    ['dwg', 'team Dplus Kia'],
    ['damwon', 'team Dplus Kia'],
    ['samsung', 'team Gen.G'],
    ['rox', 'team Hanwha Life Esports'],
    ['afreeca', 'team Kwangdong Freecs'],
    ['kingzone', 'team DRX'],
    ['rogue', 'team KOI'],
    ['jd gaming', 'team Beijing JDG Intel Esports Club'],
    ['100t', 'team 100 Thieves'],
    ['lee sanghyeok', 'player Faker'],
    // Korean and Chinese.
    ['페이커', 'player Faker'],
    ['ㅍㅇㅋ', 'player Faker'],
    ['이상혁', 'player Faker'],
    ['喻文波', 'player JackeyLove'],
    ['젠지', 'team Gen.G'],
    ['담원', 'team Dplus Kia'],
    ['롤드컵', 'league World Championship'],
    ['京东', 'team Beijing JDG Intel Esports Club'],
    // Typing errors.
    ['fakr', 'player Faker'],
    ['fkaer', 'player Faker'],
    ['gumayushi', 'player Gumayusi'],
    ['hanwah', 'team Hanwha Life Esports'],
    ['fnatik', 'team Fnatic'],
    ['afker', 'player Faker'],
    ['showmakr', 'player ShowMaker'],
    ['aatrx', 'champion Aatrox'],
    ['hanwah life', 'team Hanwha Life Esports'],
    ['t1 fakre', 'player Faker'],
    // Leagues and seasons.
    ['worlds', 'league World Championship'],
    ['msi', 'league Mid-Season Invitational'],
    ['lck', 'league LCK'],
    ['worlds 2022', 'serie World Championship 2022'],
    ['worlds2022', 'serie World Championship 2022'],
    ['msi 2023', 'serie Mid-Season Invitational 2023'],
    ['lck spring', 'serie LCK Spring 2023'],
    ['lck spring 2022', 'serie LCK Spring 2022'],
    ['2023 lec summer', 'serie LEC Summer 2023'],
    ['lck 서머 23', 'serie LCK Summer 2023'],
    ['롤드컵 2022', 'serie World Championship 2022'],
    ['wrolds 2022', 'serie World Championship 2022'],
    ['cblol split 2 2022', 'serie CBLOL Split 2 2022'],
    // Players by team and role.
    ['t1 mid', 'player Faker'],
    ['faker t1', 'player Faker'],
    // Pairs.
    ['t1 kt', 'T1 – kt Rolster'],
    ['t1 vs kt', 'T1 – kt Rolster'],
    ['t1 vs gen g', 'T1 – Gen.G'],
    ['gen g t1', 'Gen.G – T1'],
    ['skt dwg', 'T1 – Dplus Kia'],
    ['fnatik vs g2', 'Fnatic – G2 Esports'],
    ['티원 젠지', 'T1 – Gen.G'],
    ['faker chovy', 'Faker – Chovy'],
    // No names.
    ['qqqqqqqq', 'nothing'],
    ['..', 'nothing'],
  ])('for "%s" finds %s', (typed, expected) => {
    expect(firstHit(names, typed)).toBe(expected);
  });
});

describe('a search of the demo season', () => {
  const now = Date.parse('2026-11-18T18:30:00Z');
  let names: AllNames;
  beforeAll(async () => {
    names = namesOf(await demoSource(now).snapshot(now, () => undefined));
  });

  it.each([
    ['gen g', 'team Gen.G'],
    ['skt', 'team T1'],
    ['dwg kia', 'team Dplus KIA'],
    ['mad lions', 'team Movistar KOI'],
    ['sandbox', 'team BNK FEARX'],
    ['kwangdong', 'team DN Freecs'],
    ['karmine', 'team Karmine Corp'],
    ['fenerbahce', 'team Fenerbahçe Esports'],
    ['excel', 'team GIANTX'],
    ['lck', 'league LCK'],
    ['worlds', 'league World Championship'],
    ['mid season', 'league Mid-Season Invitational'],
    ['jinx', 'champion Jinx'],
    ['jnix', 'champion Jinx'],
    ['t1 hle', 'T1 – Hanwha Life Esports'],
    ['t1 - top esports', 'T1 – Top Esports'],
  ])('for "%s" finds %s', (typed, expected) => {
    expect(firstHit(names, typed)).toBe(expected);
  });
});

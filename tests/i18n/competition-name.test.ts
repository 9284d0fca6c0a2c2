import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { competitionName, competitionOf } from '../../lib/i18n/competition-name';
import { translator } from '../../lib/i18n/message-registry';
import '../../lib/i18n/server-messages';

const [en, ko, es] = [translator('en'), translator('ko'), translator('es')];

describe('a generic name of a stage or serie', () => {
  it.each([
    ['Playoffs', '플레이오프', 'Eliminatorias'],
    ['Regular season', '정규 시즌', 'Fase regular'],
    ['Play-in Group C', '플레이-인 C조', 'Play-In Grupo C'],
    ['Group A', 'A조', 'Grupo A'],
    ['Week 3', '3주차', 'Semana 3'],
    ['Rounds 1-2', '1-2라운드', 'Rondas 1-2'],
    ['Summer 2023', '2023 서머', 'Verano 2023'],
    ['Split 1 2023', '2023 스플릿 1', 'Split 1 2023'],
    ['Season 4 2023', '2023 시즌 4', 'Temporada 4 2023'],
    ['Regional Finals 2022', '2022 지역 대표 선발전', 'Finales regionales 2022'],
  ])('%s is %s in Korean and %s in Spanish', (name, korean, spanish) => {
    expect([competitionName(name, ko), competitionName(name, es)]).toEqual([korean, spanish]);
  });

  it('is translated within a name, whose proper nouns stay', () => {
    expect(competitionName('Showdown Spring 2021', es)).toBe('Showdown Primavera 2021');
    expect(competitionName('LTA North Playoffs', ko)).toBe('LTA North 플레이오프');
    expect(competitionOf('LCK', ['Summer 2023', 'Playoffs'], ko)).toBe('LCK 2023 서머 플레이오프');
  });
});

describe('an international event', () => {
  it.each([
    ['World Championship', '월드 챔피언십', '全球总决赛', '世界大賽', 'Campeonato Mundial'],
    ['Mid-Season Invitational', '미드 시즌 인비테이셔널', '季中冠军赛', '季中邀請賽', 'Mid-Season Invitational'],
    ['All-Star', '올스타전', '全明星赛', '全明星賽', 'All-Star'],
  ])('%s has its name in each scene', (name, ...names) => {
    expect([ko, translator('zh-Hans'), translator('zh-Hant'), es].map((t) => competitionName(name, t))).toEqual(names);
  });

  it('is named so with its season and stage as well', () => {
    expect(competitionOf('World Championship', ['2026', 'Play-in'], ko)).toBe('월드 챔피언십 2026 플레이-인');
    expect(competitionName('Worlds 2026', translator('zh-Hant'))).toBe('2026 世界大賽');
  });
});

describe('a name of another kind', () => {
  it.each(['', '2023', 'LCK Cup', 'Esports World Cup', 'Springfield Open', 'Group Alpha', 'Week', 'x'.repeat(200)])(
    '"%s" stays',
    (name) => {
      expect([competitionName(name, ko), competitionName(name, es)]).toEqual([name, name]);
    },
  );

  it('stays in English to the letter', () => {
    const word = fc.constantFrom(
      'Playoffs',
      'play-in',
      'Regular',
      'season',
      'Group',
      'A',
      'Week',
      '3',
      'Summer',
      '2023',
      'LCK',
      'Cup',
      'MSI',
      'to',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const name = words.join(' ');
        expect(competitionName(name, en)).toBe(name);
      }),
    );
  });
});

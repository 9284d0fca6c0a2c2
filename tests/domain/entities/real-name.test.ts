import { describe, expect, it } from 'vitest';
import { realName } from '../../../lib/domain/entities/native-names';
import { realNameIn } from '../../../lib/domain/entities/real-name';

const FAKER = { name: 'Faker', firstName: 'Sang-hyeok', lastName: 'Lee', nationality: 'KR' };
const CAPS = { name: 'Caps', firstName: 'Rasmus', lastName: 'Winther', nationality: 'DK' };

describe('the real name of a player', () => {
  it('has the order of the country', () => {
    expect(realName(FAKER).latin).toBe('Lee Sang-hyeok');
    expect(realName(CAPS).latin).toBe('Rasmus Winther');
  });

  it('has the order of the source where the country is unknown, unless the table knows the player', () => {
    expect(realName({ ...FAKER, name: 'Somebody', nationality: '' }).latin).toBe('Sang-hyeok Lee');
    expect(realName({ ...FAKER, nationality: '' }).latin).toBe('Lee Sang-hyeok');
  });

  it('is given in its own writing, however the source spells the player', () => {
    expect(realName(FAKER).native).toEqual({ text: '이상혁', lang: 'ko' });
    expect(realName({ name: 'CHOVY', firstName: 'Jihun', lastName: 'Jeong', nationality: '' }).native?.text).toBe('정지훈');
    expect(realName({ name: 'Zika', firstName: 'Tang', lastName: 'HuaYu', nationality: '' }).native?.text).toBe('唐华钰');
  });

  it('is not taken from a namesake of another family or country', () => {
    expect(realName({ ...FAKER, lastName: 'Smith' }).native).toBeNull();
    expect(realName({ ...FAKER, nationality: 'US' }).native).toBeNull();
    expect(realName(CAPS).native).toBeNull();
  });

  it('is empty where nothing is known', () => {
    expect(realName({ name: 'Faker', firstName: '', lastName: '', nationality: '' })).toEqual({ latin: '', native: null });
  });

  it('stands alone for readers of its writing', () => {
    const name = realName(FAKER);
    expect(realNameIn(name, 'ko').latin).toBe('');
    expect(realNameIn(name, 'en').latin).toBe('Lee Sang-hyeok');
    expect(realNameIn(name, 'ja').latin).toBe('Lee Sang-hyeok');
    expect(realNameIn({ latin: 'Zhuo Ding', native: { text: '卓定', lang: 'zh-Hans' } }, 'zh-Hant').latin).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { currentZone, zoneCity, zoneGroups } from '../../../lib/domain/settings/zone-choices';

const engine = Intl.supportedValuesOf('timeZone');
const groups = zoneGroups(engine);
const offered = groups.flatMap(({ zones }) => zones);

describe('the zones to choose from', () => {
  it('go by their current names, each once', () => {
    expect(offered).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'Pacific/Chuuk', 'America/Nuuk']));
    expect(offered).not.toContain('Asia/Calcutta');
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.map(currentZone)).toEqual(offered);
  });

  it('lose no place that the engine knows, and are places only', () => {
    expect([...offered].sort()).toEqual([...new Set(engine.map(currentZone))].filter((zone) => zone.includes('/')).sort());
    expect(zoneGroups(['UTC', 'Etc/GMT+5', 'EST5EDT', 'Asia/Seoul']).flatMap(({ zones }) => zones)).toEqual(['Asia/Seoul']);
  });

  it('stand by area and city', () => {
    const europe = groups.find(({ zones }) => zones.includes('Europe/Berlin'))?.zones ?? [];
    expect(europe).toContain('Arctic/Longyearbyen');
    expect(europe.map(zoneCity)).toEqual([...europe.map(zoneCity)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(groups.every(({ zones }) => zones.length > 5)).toBe(true);
  });
});

describe('a zone', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
  ])('%s is %s', (zone, current) => {
    expect(currentZone(zone)).toBe(current);
  });

  it.each([
    ['Asia/Ho_Chi_Minh', 'Ho Chi Minh'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina)'],
    ['UTC', 'UTC'],
  ])('%s reads %s', (zone, city) => {
    expect(zoneCity(zone)).toBe(city);
  });
});

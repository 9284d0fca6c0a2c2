import { describe, expect, it } from 'vitest';
import { currentZone, zoneCities, zoneCity } from '../../../lib/domain/settings/zone-choices';

const engine = Intl.supportedValuesOf('timeZone');
const offered = [...zoneCities(engine).values()];

describe('the zones to choose from', () => {
  it('go by their current names, each once', () => {
    expect(offered).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'Pacific/Chuuk', 'America/Nuuk']));
    expect(offered).not.toContain('Asia/Calcutta');
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.map(currentZone)).toEqual(offered);
  });

  it('lose no place that the engine knows, and are places only', () => {
    expect(offered.slice(1).sort()).toEqual([...new Set(engine.map(currentZone))].filter((zone) => zone.includes('/')).sort());
    expect([...zoneCities(['UTC', 'Etc/GMT+5', 'EST5EDT', 'Asia/Seoul']).values()]).toEqual(['UTC', 'Asia/Seoul']);
  });

  it('are found by their city, UTC first', () => {
    const cities = [...zoneCities(engine).keys()];
    expect(cities[0]).toBe('UTC');
    expect(cities).toContain('Berlin');
    expect(cities.slice(1)).toEqual(cities.slice(1).sort((a, b) => a.localeCompare(b, 'en')));
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

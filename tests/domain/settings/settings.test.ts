import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, STREAM_DELAYS, decodeSettings, encodeSettings } from '../../../lib/domain/settings/settings';

const settings = fc.record({
  spoilerFree: fc.boolean(),
  showScheduleByTime: fc.boolean(),
  showFollowingLeaguesOnly: fc.boolean(),
  amPmTime: fc.boolean(),
  autoPlayVideo: fc.boolean(),
  spoilerTeamsOnly: fc.boolean(),
  shortcuts: fc.boolean(),
  streamDelaySeconds: fc.constantFrom(...STREAM_DELAYS),
  theme: fc.constantFrom('dark' as const, 'light' as const),
  timeZone: fc.constantFrom(null, 'UTC', 'Asia/Seoul', 'America/Argentina/Buenos_Aires'),
});

describe('settings', () => {
  it('default to 0 except autoPlayVideo and shortcuts, and to the dark theme', () => {
    expect(encodeSettings(DEFAULT_SETTINGS)).toEqual({
      spoilerFree: 0,
      showScheduleByTime: 0,
      showFollowingLeaguesOnly: 0,
      amPmTime: 0,
      autoPlayVideo: 1,
      spoilerTeamsOnly: 0,
      shortcuts: 1,
      streamDelaySeconds: 0,
      theme: 'dark',
    });
  });

  it('survive storage', () => {
    fc.assert(
      fc.property(settings, (given) => void expect(decodeSettings(JSON.parse(JSON.stringify(encodeSettings(given))))).toEqual(given)),
    );
  });

  it('keep valid values and default the rest, whatever storage holds', () => {
    expect(decodeSettings({ spoilerFree: 1, amPmTime: 'yes', theme: 'pink' })).toEqual({ ...DEFAULT_SETTINGS, spoilerFree: true });
    for (const timeZone of ['Mars/Olympus', '', 7, 'Europe/'.padEnd(70, 'x')]) expect(decodeSettings({ timeZone }).timeZone).toBeNull();
    fc.assert(fc.property(fc.anything(), (stored) => void expect(typeof decodeSettings(stored).spoilerFree).toBe('boolean')));
  });
});

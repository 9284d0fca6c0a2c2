import { expect, it } from 'vitest';
import { zoneName } from '../../../lib/domain/schedule/zone-name';

it.each([
  ['2026-01-08T12:00:00Z', 'UTC', 'UTC'],
  ['2026-01-08T12:00:00Z', 'Europe/London', 'UTC'],
  ['2026-01-08T12:00:00Z', 'Europe/Berlin', 'UTC+1'],
  ['2026-07-08T12:00:00Z', 'Europe/Berlin', 'UTC+2'],
  ['2026-01-08T12:00:00Z', 'America/St_Johns', 'UTC−3:30'],
  ['2026-01-08T12:00:00Z', 'Asia/Kathmandu', 'UTC+5:45'],
  ['2026-01-08T12:00:00Z', 'Pacific/Kiritimati', 'UTC+14'],
  ['2026-01-08T12:00:00Z', 'America/Los_Angeles', 'UTC−8'],
])('at %s clocks of %s are at %s', (at, zone, name) => {
  expect(zoneName(at, zone)).toBe(name);
});

import { describe, expect, it } from 'vitest';
import { busySaturday, KINDS, p99, sumOf, type BusySaturday, type Plan } from '../../support/source/busy-saturday';

const FREE: Plan = { name: 'free plan, 1,000 an hour', limit: 1_000, hasFigures: false };
const PAID: Plan = { name: 'paid plan, 10,000 an hour', limit: 10_000, hasFigures: true };

/** The table of docs/operations.md. */
function table({ name }: Plan, { hours, delays, figures, wholeReadMs }: BusySaturday): string {
  const rows = [...hours].map(([hour, counts]) => [`${hour}:00`, ...KINDS.map((kind) => counts.get(kind) ?? 0), sumOf(counts)]);
  const reading = delays.filter(({ whileReading }) => whileReading);
  return [
    `| ${name} | ${KINDS.join(' | ')} | all |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    `${delays.length} changes of running matches, p99 of their delay ${p99(delays).toFixed(1)} s; ${reading.length} of them while the whole read ran (${Math.round(wholeReadMs / 60_000)} min): ${p99(reading).toFixed(1)} s. Matches with figures: ${figures}.`,
  ].join('\n');
}

/** Prints the whole day; the test looks at the morning, with the first load and the whole read. */
const PRINTS = process.env['RIFTWEEK_PRINT'] === '1';

describe('a busy Saturday', () => {
  it.each([
    [FREE, 700],
    [PAID, 2_500],
  ])(
    'on the $name stays within its limits, and no score is late',
    async (plan, most) => {
      const day = await busySaturday(plan, PRINTS ? 24 : 11);
      if (PRINTS) console.log(table(plan, day));
      expect(Math.max(...[...day.hours.values()].map(sumOf))).toBeLessThanOrEqual(most);
      expect(day.refused).toBe(0);
      expect(day.delays.length).toBeGreaterThan(300);
      expect(p99(day.delays)).toBeLessThanOrEqual(15);
      const reading = day.delays.filter(({ whileReading }) => whileReading);
      expect(reading.length).toBeGreaterThan(3);
      expect(p99(reading)).toBeLessThanOrEqual(15);
      expect(day.figures > 300).toBe(plan.hasFigures);
    },
    300_000,
  );
});

import { describe, expect, it } from 'vitest';
import { parseInstant, parsePort } from '../../scripts/support/options.mjs';
import { demandNodeVersion } from '../../scripts/support/node-version.mjs';
import { javaMajor } from '../../scripts/support/java.mjs';
import { startOptions } from '../../scripts/support/start-options.mjs';
import { ingestOptions } from '../../scripts/ingest-options';

describe('options of the commands', () => {
  it.each([
    ['1', 1],
    ['65535', 65_535],
  ])('--port %s is a port', (text, port) => expect(parsePort(text)).toBe(port));

  it.each(['0', '65536', '-1', '80a', '', '4e3', ' 80'])('--port "%s" is rejected, with what is allowed', (text) => {
    expect(() => parsePort(text)).toThrow('give a whole number from 1 to 65535');
  });

  it.each([
    ['2023-08-19T09:00:00Z', Date.UTC(2023, 7, 19, 9)],
    ['2023-08-19T09:00:00.250Z', Date.UTC(2023, 7, 19, 9, 0, 0, 250)],
    ['2023-08-19T11:00+02:00', Date.UTC(2023, 7, 19, 9)],
    ['2023-08-19', Date.UTC(2023, 7, 19)],
  ])('--as-of %s is an instant', (text, instant) => expect(parseInstant(text)).toBe(instant));

  it.each(['yesterday', '2023-08-19T09:00', '19.08.2023', '2023-13-40', '1692435600', ''])(
    '--as-of "%s" is rejected: without a zone it would mean another instant on each machine',
    (text) => {
      expect(() => parseInstant(text)).toThrow('give one such as 2023-08-19T09:00:00Z');
    },
  );

  it('an unknown option lists the known ones in one line', () => {
    expect(() => startOptions('start', ['--prot', '4000'])).toThrow(/^Unknown option '--prot'\. Usage: npm start -- \[--port N\].*$/);
  });

  it('a folder that is no archive is rejected before anything is installed', () => {
    expect(() => startOptions('start', ['--data', 'no-such-folder'])).toThrow('there is no such folder');
    expect(() => startOptions('start', ['--data', 'package.json'])).toThrow('is no match data file');
    expect(() => startOptions('start', ['--data', 'a.csv', '--data', 'b.csv'])).toThrow('there is no such file');
    expect(() => startOptions('start', ['--data', 'scripts'])).toThrow('has no leagues.ndjson.gz');
  });

  it.each(['18.20.0', '20.18.3', '16.0.0'])('Node %s is too old', (version) => {
    expect(() => demandNodeVersion(version)).toThrow('install Node 20.19 or newer');
  });
  it.each(['20.19.0', '22.0.0', '24.1.0'])('Node %s is accepted', (version) => expect(() => demandNodeVersion(version)).not.toThrow());

  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['command not found', null],
  ])('%s is Java %s', (output, major) => expect(javaMajor(output)).toBe(major));
});

describe('options of ingest', () => {
  const now = Date.UTC(2026, 10, 21);

  it('the clock set by npm start overrides --as-of, so that server and ingest agree', () => {
    const args = ['--from', 'demo', '--as-of', '2026-11-20T00:00:00Z'];
    expect(ingestOptions(args, {}, now)).toMatchObject({ asOf: true, clockShiftMs: -86_400_000 });
    expect(ingestOptions(args, { RIFTWEEK_CLOCK_SHIFT_MS: '-86399000' }, now).clockShiftMs).toBe(-86_399_000);
    expect(ingestOptions(['--from', 'demo'], { RIFTWEEK_CLOCK_SHIFT_MS: '' }, now)).toMatchObject({ asOf: false, clockShiftMs: 0 });
  });

  it('PandaScore needs its token, never as an argument', () => {
    expect(() => ingestOptions(['--from', 'pandascore'], {}, now)).toThrow('PANDASCORE_TOKEN is not set');
    expect(ingestOptions(['--from', 'pandascore', '--watch'], { PANDASCORE_TOKEN: 'abc' }, now)).toMatchObject({
      watch: true,
      from: { kind: 'pandascore', token: 'abc', url: null },
    });
  });

  it('sets how far back PandaScore is read, and when', () => {
    const reachOf = (variables: Record<string, string>) =>
      ingestOptions(['--from', 'pandascore'], { PANDASCORE_TOKEN: 'abc', ...variables }, now).from;
    expect(reachOf({})).toMatchObject({ reach: { historyDays: 120, figuresDays: 14, wholeReadHour: 9 } });
    expect(reachOf({ RIFTWEEK_HISTORY_DAYS: '400', RIFTWEEK_FIGURES_DAYS: '0', RIFTWEEK_WHOLE_READ_HOUR: '23' })).toMatchObject({
      reach: { historyDays: 400, figuresDays: 0, wholeReadHour: 23 },
    });
    for (const wrong of ['-1', '1.5', 'a year', '99999', '0']) {
      expect(() => reachOf({ RIFTWEEK_HISTORY_DAYS: wrong })).toThrow('RIFTWEEK_HISTORY_DAYS');
    }
  });

  it('without --from it lists the choices', () => expect(() => ingestOptions([], {}, now)).toThrow('--from pandascore|demo|PATH'));
});

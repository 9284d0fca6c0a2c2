import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';

const PackageSchema = v.object({ scripts: v.record(v.string(), v.string()) });
const { scripts } = v.parse(PackageSchema, JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')));
/** All but Prettier's own. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [program, ...args] = line.split(' ');
  return program === 'node' ? [{ name, args }] : [];
});

const run = (args: readonly string[]) =>
  spawnSync(process.execPath, args, {
    cwd: CHECKOUT,
    encoding: 'utf8',
    // Nothing of a store or a site is in reach.
    env: { NODE_ENV: 'test', PATH: process.env['PATH'], RIFTWEEK_STATE_DIR: mkdtempSync(join(tmpdir(), 'help-')) },
  });

describe.each(commands)('npm run $name', ({ args }) => {
  it('says how it is used when asked for help, and does nothing else', () => {
    const asked = run([...args, '--help']);
    expect([asked.status, asked.stderr]).toEqual([0, '']);
    expect(asked.stdout).toMatch(/^Usage: [^]+\n\nOptions:\n[^]+--help[^]+\n\nExamples:\n {2}\S/);
  });
});

describe.each([
  ['crawl', ['scripts/crawl.mjs', '--nonsense']],
  ['crawl', ['scripts/crawl.mjs', '--url', 'nowhere']],
  ['crawl', ['scripts/crawl.mjs', '--pages', 'all']],
  ['start', ['scripts/start.mjs', '--port', 'x']],
  ['build', ['scripts/build.mjs', 'now']],
  ['test', ['scripts/test.mjs', '--only', 'nonsense']],
  ['fit:game-chance', ['scripts/fit-game-chance.mjs']],
  ['backtest', ['scripts/backtest.mjs', '--all']],
  ['ingest', ['scripts/ingest.mjs', '--from', 'nowhere']],
])('an error of use of %s', (_name, args) => {
  it(`is a line, not a stack trace: ${args.slice(1).join(' ')}`, () => {
    const { status, stderr } = run(args);
    expect(status).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/\bat .+:\d+/);
  });
});

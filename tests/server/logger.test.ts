import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** A device of Linux that is always full. */
const FULL = '/dev/full';

const LOGS_AND_GOES_ON = `
  import { log } from './lib/server/logger';
  log().info('first');
  setTimeout(() => log().info('second'), 100);
  setTimeout(() => {
    process.stderr.write('goes on');
    process.exit(0);
  }, 200);
`;

it.runIf(existsSync(FULL))('a full disk under the log stops nothing, the end of the process neither', async () => {
  const { outputFiles } = await build({
    stdin: { contents: LOGS_AND_GOES_ON, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const code = outputFiles[0]?.text ?? '';
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', openSync(FULL, 'w'), 'pipe'],
    timeout: 30_000,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, 'goes on']);
});

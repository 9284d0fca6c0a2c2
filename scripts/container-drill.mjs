/**
 * `npm run container-drill`: goes through the steps of the Dockerfile in folders
 * of this machine, where no container tool need be, and starts what comes out.
 * Takes minutes: it installs and builds as the image does.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from './support/checkout.mjs';
import { commandOf, isIgnored, dockerStages } from './support/dockerfile.mjs';
import { freePort } from './support/ports.mjs';
import { runCommand } from './support/run-command.mjs';
import { UserError } from './support/user-error.mjs';
import { answers, waitUntil } from './support/wait-until.mjs';

const START_MS = 120_000;
const END_MS = 10_000;

/** Of this machine only what a build needs: variables of a developer must not help. */
const { PATH, HOME, NODE_ENV, npm_config_cache, npm_config_registry } = process.env;

/**
 * Copies the checkout as a container tool would see it.
 * @param {string} target
 */
function copyContext(target) {
  const ignore = readFileSync(join(CHECKOUT, '.dockerignore'), 'utf8');
  const included = readdirSync(CHECKOUT).filter((name) => !isIgnored(ignore, name));
  for (const name of included) cpSync(join(CHECKOUT, name), join(target, name), { recursive: true });
}

/**
 * @param {import('./support/dockerfile.mjs').Stage} stage
 * @param {string} root has a folder for each stage, and the context
 * @returns where the commands of the stage run
 */
function build({ name: stage, instructions }, root) {
  let cwd = join(root, stage);
  /** @type {NodeJS.ProcessEnv} */
  const env = { PATH, HOME, NODE_ENV, npm_config_cache, npm_config_registry };
  for (const { word, rest } of instructions) {
    console.log(`  ${word} ${rest}`);
    if (word === 'WORKDIR') {
      cwd = join(root, stage, rest);
      mkdirSync(cwd, { recursive: true });
    } else if (word === 'ENV') {
      const [name = '', value = ''] = rest.split('=');
      env[name] = value;
    } else if (word === 'COPY') {
      const [, from = 'context', paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
      const sources = paths.split(' ');
      const target = join(cwd, sources.pop() ?? '.');
      // A folder is copied as what is in it, a file under its name.
      for (const source of sources)
        cpSync(join(root, from, source), /^(\.$|\/)/.test(source) ? target : join(target, source), { recursive: true });
    } else if (word === 'RUN') {
      execFileSync('/bin/sh', ['-c', rest], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
    } else if (word !== 'USER' && word !== 'CMD') throw new UserError(`The drill does not know ${word}.`);
  }
  return { cwd, env };
}

await runCommand('container-drill', async () => {
  const root = mkdtempSync(join(tmpdir(), 'container-drill-'));
  try {
    copyContext(join(root, 'context'));
    /** @type {Map<string, ReturnType<typeof build>>} */
    const built = new Map();
    for (const stage of dockerStages(readFileSync(join(CHECKOUT, 'Dockerfile'), 'utf8'))) {
      console.log(`${stage.name}:`);
      const place = built.get(stage.base) ?? build(stage, root);
      built.set(stage.name, place);
      const [program, ...args] = commandOf(stage);
      if (program === undefined) continue;
      const { status, stderr } = spawnSync(program, args, { ...place, encoding: 'utf8' });
      if (status !== 1 || !stderr.includes('RIFTWEEK_PROJECT_MAIN'))
        throw new UserError(`${stage.name} did not name what it misses:\n${stderr}`);
      console.log(`${stage.name} names what it misses.`);
      if (stage.name !== 'server') continue;
      const port = await freePort();
      // An emulator that is not there: the process must live without its store.
      const env = { ...place.env, PORT: String(port), HOST: '127.0.0.1', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
      const server = spawn(program, args, { ...place, env, stdio: ['ignore', 'ignore', 'inherit'] });
      const ended = once(server, 'exit');
      const isOver = () => server.exitCode !== null;
      const isUp = await waitUntil(() => answers(`http://localhost:${port}/api/alive`), { timeoutMs: START_MS, isOver });
      const askedAt = Date.now();
      server.kill('SIGTERM');
      await ended;
      const took = Date.now() - askedAt;
      if (!isUp) throw new UserError('The server did not answer.');
      if (took > END_MS) throw new UserError(`The server took ${took} ms to end.`);
      console.log(`The server answers, and ends within ${took} ms.`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

/**
 * `npm run container-drill`: goes through the steps of the Dockerfile in folders
 * of this machine, where no container tool need be, and starts what comes out.
 * Takes minutes: it installs and builds as the image does.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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
const OWN = { PATH, HOME, NODE_ENV, npm_config_cache, npm_config_registry };

/**
 * @param {string} command
 * @param {{cwd: string, env: NodeJS.ProcessEnv}} where
 * @returns {Promise<void>}
 */
function shell(command, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', command], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new UserError(`This step failed (${code}): ${command}`))));
  });
}

/**
 * Copies the checkout as a container tool would see it.
 * @param {string} target
 */
async function copyContext(target) {
  const ignore = await readFile(join(CHECKOUT, '.dockerignore'), 'utf8');
  for (const name of await readdir(CHECKOUT))
    if (!isIgnored(ignore, name)) await cp(join(CHECKOUT, name), join(target, name), { recursive: true });
}

/**
 * @param {import('./support/dockerfile.mjs').Stage} stage
 * @param {{folder: string, context: string, folderOf: (stage: string) => string}} places
 * @returns {Promise<{cwd: string, env: NodeJS.ProcessEnv}>}
 */
async function build({ instructions }, { folder, context, folderOf }) {
  let cwd = folder;
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...OWN };
  for (const { word, rest } of instructions) {
    console.log(`  ${word} ${rest}`);
    const words = rest.split(' ');
    switch (word) {
      case 'WORKDIR':
        cwd = join(folder, rest);
        await mkdir(cwd, { recursive: true });
        break;
      case 'ENV': {
        const [name = '', value = ''] = rest.split('=');
        env[name] = value;
        break;
      }
      case 'COPY': {
        const from = words[0]?.startsWith('--from=') ? folderOf(words.shift()?.slice('--from='.length) ?? '') : context;
        const target = join(cwd, words.pop() ?? '.');
        // A folder is copied as what is in it, a file under its name.
        for (const source of words)
          if (source === '.' || source.startsWith('/')) await cp(join(from, source), target, { recursive: true });
          else await cp(join(from, source), join(target, source));
        break;
      }
      case 'RUN':
        await shell(rest, { cwd, env });
        break;
      case 'USER':
      case 'CMD':
        break;
      default:
        throw new UserError(`The drill does not know ${word}.`);
    }
  }
  return { cwd, env };
}

/**
 * Starts a command and answers what it says until it ends.
 * @param {string[]} command
 * @param {{cwd: string, env: NodeJS.ProcessEnv}} where
 */
function start([program = '', ...args], { cwd, env }) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (/** @type {Buffer} */ part) => (said += part.toString()));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, ended, said: () => said };
}

await runCommand('container-drill', async () => {
  const root = await mkdtemp(join(tmpdir(), 'container-drill-'));
  try {
    const context = join(root, 'context');
    await copyContext(context);
    const stages = dockerStages(await readFile(join(CHECKOUT, 'Dockerfile'), 'utf8'));
    /** @type {Map<string, {cwd: string, env: NodeJS.ProcessEnv}>} */
    const built = new Map();
    for (const stage of stages) {
      console.log(`${stage.name}:`);
      const before = built.get(stage.base);
      const folder = join(root, stage.name);
      built.set(stage.name, before ?? (await build(stage, { folder, context, folderOf: (name) => join(root, name) })));
    }
    for (const stage of stages.filter((each) => commandOf(each).length > 0)) {
      const place = built.get(stage.name);
      if (!place) throw new UserError(`There is no stage ${stage.name}.`);
      const bare = start(commandOf(stage), place);
      if ((await bare.ended) !== 1 || !bare.said().includes('RIFTWEEK_PROJECT_MAIN'))
        throw new UserError(`${stage.name} did not name what it misses:\n${bare.said()}`);
      console.log(`${stage.name} names what it misses.`);
    }
    const port = await freePort();
    const server = stages.at(-1);
    const place = built.get(server?.name ?? '');
    if (!server || !place) throw new UserError('The Dockerfile has no stages.');
    // An emulator that is not there: the process must live without its store.
    const env = { ...place.env, PORT: String(port), HOST: '127.0.0.1', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
    const site = start(commandOf(server), { ...place, env });
    const isUp = await waitUntil(() => answers(`http://localhost:${port}/api/alive`), {
      timeoutMs: START_MS,
      isOver: () => site.child.exitCode !== null,
    });
    if (!isUp) throw new UserError(`The server did not answer:\n${site.said()}`);
    const askedAt = Date.now();
    site.child.kill('SIGTERM');
    await site.ended;
    const took = Date.now() - askedAt;
    if (took > END_MS) throw new UserError(`The server took ${took} ms to end.`);
    console.log(`The server answers, and ends within ${took} ms.`);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

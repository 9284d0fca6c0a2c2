import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandOf, isIgnored, dockerStages } from '../../scripts/support/dockerfile.mjs';
import { SERVER_FLAGS } from '../../scripts/support/server-process.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the Dockerfile', () => {
  const stages = dockerStages(read('Dockerfile'));
  const stage = (name: string) => stages.find((each) => each.name === name);

  it('ends with the server, and has a stage for each other process', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', 'runtime', 'ingest', 'jobs', 'server']);
    const scripts = stages.flatMap((each) => commandOf(each).filter((word) => word.startsWith('scripts/')));
    expect(scripts).toEqual(['scripts/ingest.mjs', 'scripts/jobs.mjs', 'scripts/serve.mjs']);
  });

  it('starts the server as `npm start` and `npm run serve` do', () => {
    expect(stages.flatMap((each) => (each.name === 'server' ? commandOf(each) : []))).toEqual([
      'node',
      ...SERVER_FLAGS,
      'scripts/serve.mjs',
    ]);
    expect(JSON.parse(read('package.json')).scripts.serve).toBe(['node', ...SERVER_FLAGS, 'scripts/serve.mjs'].join(' '));
  });

  it('runs with only the packages that it needs, and not as root', () => {
    const words = stage('runtime')?.instructions.map(({ word, rest }) => `${word} ${rest}`) ?? [];
    expect(words.some((each) => each.startsWith('RUN npm ci --omit=dev'))).toBe(true);
    expect(words.at(-1)).toBe('USER node');
  });

  it('uses a Node that the commands take', () => {
    const least = /"node": ">=(\d+)/.exec(read('package.json'))?.[1];
    expect(Number(/^node:(\d+)/.exec(stage('build')?.base ?? '')?.[1])).toBeGreaterThanOrEqual(Number(least));
  });
});

describe('.dockerignore', () => {
  const isOut = (path: string) => isIgnored(read('.dockerignore'), path);

  it('excludes what is local, and what an image must not contain', () => {
    for (const path of ['node_modules', '.next-0123456789ab', '.riftweek', '.env', '.env.local', '.git', 'dist'])
      expect(isOut(path)).toBe(true);
  });

  it('includes what the build reads', () => {
    for (const path of [
      'lib',
      'pages',
      'components',
      'public',
      'styles',
      'locales',
      'scripts',
      'next.config.js',
      'package-lock.json',
      '.npmrc',
    ])
      expect(isOut(path)).toBe(false);
  });
});

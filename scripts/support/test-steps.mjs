import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { auditLockFile } from './advisories.mjs';
import { CHECKOUT, LOCAL_FOLDER } from './checkout.mjs';
import { run } from './child-processes.mjs';

/** @typedef {{passed: number, failed: number, skipped: number, failures?: readonly string[]}} Tally `failures`: names of the tests that failed */
/** @typedef {{changed: boolean}} Scope `changed`: what is not committed yet and what depends on it, as far as a tool can tell */

const SECOND_TRIES = './scripts/support/second-tries.mjs';

const TOOLS = {
  // TypeScript 7's compiler takes a quarter of the time of 6, whose JavaScript interface ESLint still needs (docs/decisions/0028).
  types: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'],
  oxlint: ['node_modules/oxlint/bin/oxlint', '--disable-nested-config'],
  eslint: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  imports: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'lib',
    'components',
    'pages',
    'styles',
    'scripts',
    'tests',
    'e2e',
  ],
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  build: ['scripts/build.mjs'],
};

/**
 * A file that has not changed is as it was found: these tools look at one file at a time.
 * @param {'eslint' | 'prettier'} tool
 */
const cacheOf = (tool) => ['--cache', '--cache-strategy', 'content', '--cache-location', join(LOCAL_FOLDER, 'test', `${tool}-cache`)];

/**
 * A tool that is content or not: one check.
 * @param {keyof typeof TOOLS} name
 * @param {readonly string[]} [options]
 * @returns {Promise<Tally>}
 */
async function runTool(name, options = []) {
  const { ok, output } = await run(process.execPath, ['--max-old-space-size=4096', ...TOOLS[name], ...options]);
  if (!ok) process.stdout.write(`${output.trimEnd()}\n`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * Counts the report of a vitest run. A file that did not even load counts as one failure.
 * @param {unknown} report what vitest's JSON reporter wrote
 * @returns {Tally}
 */
export function tallyOf(report) {
  /** @type {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: {name: string, status: string, assertionResults: {status: string, fullName: string}[]}[]}} */
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(JSON.stringify(report));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${relative(CHECKOUT, name)} > ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failures, ...broken.map(({ name }) => relative(CHECKOUT, name))],
  };
}

/**
 * @param {string} project one of vitest.config.ts
 * @param {boolean} ok
 * @param {string} file
 * @returns {Tally}
 */
function readTally(project, ok, file) {
  if (!existsSync(file)) {
    process.stdout.write(`The ${project} tests ended without a report.\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const tally = tallyOf(JSON.parse(readFileSync(file, 'utf8')));
  // Whatever vitest holds against the run beyond single tests (a teardown, an unhandled rejection) is a failure too.
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {readonly string[]} projects of vitest.config.ts; the last one names the report
 * @param {readonly string[]} [options]
 * @returns {Promise<Tally>}
 */
async function runVitest(projects, options = []) {
  const project = projects.at(-1) ?? '';
  const file = join(CHECKOUT, LOCAL_FOLDER, 'test', `${project}.json`);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--reporter=${SECOND_TRIES}`,
    `--outputFile.json=${file}`,
  ];
  const { ok } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { show: true, env: { NODE_ENV: 'test' } });
  return readTally(project, ok, file);
}

const UNIT_PROJECTS = ['rules', 'unit'];

/**
 * Unit tests; of what has changed, those that import it, and those that read the repository as text.
 * @param {Scope} scope
 * @returns {Promise<Tally>}
 */
async function runUnitTests({ changed }) {
  if (!changed) return runVitest(UNIT_PROJECTS);
  const tallies = [await runVitest(UNIT_PROJECTS, ['--changed']), await runVitest(['unit'], ['tests/scripts'])];
  return tallies.reduce(addTallies);
}

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export function addTallies(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...(a.failures ?? []), ...(b.failures ?? [])],
  };
}

/**
 * Known advisories against what the site runs on. Where the database of
 * advisories is out of reach the check is skipped, with a word.
 * @returns {Promise<Tally>}
 */
async function runAdvisories() {
  const outcome = await auditLockFile();
  if (outcome.kind === 'unanswered') {
    process.stdout.write(`Skipped: ${outcome.reason}.\n`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  for (const line of outcome.serious) process.stdout.write(`${line}\n`);
  return { passed: outcome.serious.length === 0 ? 1 : 0, failed: outcome.serious.length, skipped: 0 };
}

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {(scope: Scope) => Promise<Tally>} run
 * @property {boolean} [silent] says nothing before its end, so it may run beside others
 */

/** @type {readonly Step[]} every kind of check: the silent ones first, by the CPU time they take; two may share a name */
export const STEPS = [
  // What the browser tests visit, made while a core is free.
  { name: 'build', title: 'Build', run: () => runTool('build'), silent: true },
  { name: 'types', title: 'Types', run: () => runTool('types'), silent: true },
  { name: 'format', title: 'Format', run: ({ changed }) => runTool('format', changed ? cacheOf('prettier') : []), silent: true },
  { name: 'lint', title: 'Lint', run: ({ changed }) => runTool('eslint', changed ? cacheOf('eslint') : []), silent: true },
  { name: 'lint', title: 'Lint with types', run: () => runTool('oxlint'), silent: true },
  { name: 'imports', title: 'Import rules', run: () => runTool('imports'), silent: true },
  { name: 'advisories', title: 'Advisories', run: runAdvisories, silent: true },
  { name: 'unit', title: 'Unit tests', run: runUnitTests },
  { name: 'store', title: 'Emulator tests', run: () => runVitest(['store']) },
  { name: 'e2e', title: 'Browser tests', run: () => runVitest(['e2e']) },
  { name: 'drills', title: 'Drills', run: () => runVitest(['drills']) },
];

/** Each of them can hold the whole program's types: two, whatever the machine. */
const SIDE_BY_SIDE = 2;

/**
 * Runs the silent steps side by side, then the others one after the other.
 * @template {Pick<Step, 'run' | 'silent'>} T
 * @param {readonly T[]} steps
 * @param {(step: T) => Promise<void>} runStep
 */
export async function runSteps(steps, runStep) {
  const silent = steps.filter((step) => step.silent);
  const lane = async () => {
    for (let step = silent.shift(); step !== undefined; step = silent.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  for (const step of steps) if (!step.silent) await runStep(step);
}

/**
 * "12 passed, 0 failed", and the skipped where there are any.
 * @param {Tally} tally
 */
export function tallyLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

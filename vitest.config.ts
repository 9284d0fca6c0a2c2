import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests talk to the Firestore emulator. */
const STORE_TESTS = ['store', 'ingest', 'scripts/emulator'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** Files whose tests only call functions: no module is replaced, and what they set they take back. */
const RULE_TESTS = ['domain', 'i18n', 'net', 'source', 'styles'].map((folder) => `tests/${folder}/**/*.test.ts`);

/** Files that take a minute and more: begun last, one would run on alone. */
const LONG = [
  'e2e/accessibility.test.ts',
  'e2e/account-accessibility.test.ts',
  'e2e/drills/crash-deletions.test.ts',
  'e2e/drills/crash-jobs.test.ts',
  'e2e/drills/crash-notify.test.ts',
  'e2e/drills/crash.test.ts',
  'e2e/drills/killed-under-load.test.ts',
  'e2e/drills/play-ledger.test.ts',
  'e2e/drills/several-servers.test.ts',
  'e2e/fan-tasks.test.ts',
  'e2e/layout-shift.test.ts',
  'e2e/popup-sign-in.test.ts',
  'e2e/small-screens.test.ts',
  'e2e/visits.test.ts',
  'tests/attacks/worst-texts.test.ts',
  'tests/ingest/largest-day.test.ts',
  'tests/pages/api-bodies.test.ts',
  'tests/pages/outcomes.test.tsx',
  'tests/source/pandascore/busy-saturday.test.ts',
  'tests/scripts/emulator/figures-command.test.ts',
  'tests/store/comment-routes.test.ts',
  'tests/store/comments.test.ts',
  'tests/store/guards.test.ts',
];

const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
const needsPage = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/** Of each project the files with a page first, for a worker ends where the next file has another environment than the last; of both the long ones. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const parts = [own.filter(needsPage), own.filter((file) => !needsPage(file))];
      return parts.flatMap((part) => [...part.filter(isLong), ...part.filter((file) => !isLong(file))]);
    });
  }
}

/** On two cores vitest would run one file at a time. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/**
 * Five kinds of tests: `rules` and `unit` (no emulator, no network), `store`
 * (one Firestore emulator for the whole run), `e2e` (Chromium against the built
 * site) and `drills` (servers of the built site that are killed or stormed).
 * `npx vitest run --project unit` runs one of them.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongFirst },
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: RULE_TESTS,
          setupFiles: ['tests/support/component-setup.ts'],
          // Rules keep nothing between calls, so the files of a worker share what they import: a third of the time of one import each.
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...STORE_TESTS, ...RULE_TESTS],
          // Packages are loaded once for a worker, ours for every file: half the time of a process each.
          isolate: false,
          setupFiles: ['tests/support/reset-globals.ts', 'tests/support/component-setup.ts'],
          // These keep state as our modules do, and are evaluated anew with them.
          server: { deps: { inline: ['styled-components', 'swr'] } },
          // Rules enter a sheet one by one, as in production; as text, jsdom reads the whole sheet anew for each. Local time is UTC on every machine.
          env: { SC_DISABLE_SPEEDY: 'false', TZ: 'UTC' },
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0, setupFiles: 'list' },
          // Long for what they do: a crowded machine must not fail a test.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: STORE_TESTS,
          globalSetup: ['tests/support/store/emulator-setup.ts'],
          setupFiles: ['tests/support/store/patient-store.ts'],
          // Each file has projects of its own in the emulator (`store-rig.ts`). They mostly wait for it: four left a third of two cores idle.
          maxWorkers: 6,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/*.test.ts'],
          globalSetup: ['e2e/support/site-setup.ts'],
          // A browser is not ours to time: a race with it costs a second try, which the run names at its end.
          retry: 1,
          // What files import they share, and the browser: nothing of a test is kept outside of its visits and its accounts.
          isolate: false,
          // A browser each beside the site that they share. Visits wait for both: two left a part of two cores idle.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          include: ['e2e/drills/*.test.ts'],
          // They wait much: for a lease to end, for a store to come to rest, for a clock. With four, what they kill is late for its own deadlines.
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files whose tests talk to the Firestore emulator. */
const STORE_TESTS = ['store', 'ingest', 'scripts/emulator'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** On two cores vitest would run one file at a time. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/**
 * Four kinds of tests: `unit` (no emulator, no network), `store` (one Firestore
 * emulator for the whole run), `e2e` (Chromium against the built site) and
 * `drills` (servers of the built site that are killed or stormed). `npx
 * vitest run --project unit` runs one of them.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: STORE_TESTS,
          setupFiles: ['tests/support/patience.ts'],
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
          // Long for what they do: a crowded machine must not fail a test.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: STORE_TESTS,
          globalSetup: ['tests/support/store/emulator-setup.ts'],
          // Each file has projects of its own in the emulator (`store-stage.ts`).
          maxWorkers: 2,
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
          // A browser each beside the site that they share: more would only fight for the cores.
          maxWorkers: 2,
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
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

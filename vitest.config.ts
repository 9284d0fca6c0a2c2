import { defineConfig } from 'vitest/config';

/** Files whose tests talk to the Firestore emulator. */
const STORE_TESTS = ['store', 'ingest', 'scripts/emulator'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/**
 * Three kinds of tests: `unit` (no emulator, no network), `store` (one Firestore
 * emulator for the whole run) and `e2e` (Chromium against the built site).
 * `npx vitest run --project unit` runs one of them.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        // Long for what they do: a crowded machine must not fail a test.
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: STORE_TESTS, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: STORE_TESTS,
          globalSetup: ['tests/support/store/emulator-setup.ts'],
          // They share one store.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/site-setup.ts'],
          // One site and one browser a file: more at once would only fight for the cores.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

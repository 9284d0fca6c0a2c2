import { fileURLToPath } from 'node:url';

/** The folder of the checkout; every command works from here, wherever it was called. Bundled (bundle.mjs), this runs as dist/{name}.mjs. */
export const CHECKOUT = fileURLToPath(
  new URL(import.meta.url.endsWith('/scripts/support/checkout.mjs') ? '../../' : '../', import.meta.url),
);

/** Where the command was called: paths among its options are relative to it. */
export const CALLED_FROM = process.cwd();

/** Ignored folder for everything local: saved data, outbox, logs. */
export const LOCAL_FOLDER = '.riftweek';

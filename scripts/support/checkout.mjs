import { fileURLToPath } from 'node:url';

/** The folder of the checkout; every command works from here, wherever it was called. */
export const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));

/** Ignored folder for everything local: saved data, outbox, logs. */
export const LOCAL_FOLDER = '.riftweek';

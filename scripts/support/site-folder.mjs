import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CHECKOUT, LOCAL_FOLDER } from './checkout.mjs';

/**
 * Where a local site stores its things: one folder a port, so that two sites
 * side by side never meet. RIFTWEEK_STATE_DIR names another place.
 * @param {number} port
 */
export function siteFolder(port) {
  const root = resolve(CHECKOUT, process.env['RIFTWEEK_STATE_DIR'] ?? join(LOCAL_FOLDER, `site-${port}`));
  const saved = join(root, 'saved');
  const pictures = join(root, 'pictures');
  return {
    root,
    saved,
    outbox: join(root, 'outbox'),
    pictures,
    secret: join(root, 'secret'),
    pageViews: join(root, 'page-views.jsonl'),
    pushKeys: join(root, 'push-keys.json'),
    /** @param {string} name */
    log: (name) => join(root, 'logs', `${name}.log`),
    /** Deletes what was stored; messages in the outbox stay. */
    reset: () => [saved, pictures].forEach((stored) => rmSync(stored, { recursive: true, force: true })),
  };
}

/** @typedef {ReturnType<typeof siteFolder>} SiteFolder */

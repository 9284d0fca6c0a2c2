/** `npm start`: everything a local site needs, from a fresh clone to `Ready`. */
import { runLocalSite } from './support/local-site.mjs';
import { ensureBuild, touchBuild } from './support/next-build.mjs';
import { startServer } from './support/server-process.mjs';

const TOUCH_EVERY_MS = 5 * 60 * 1000;

await runLocalSite({
  command: 'start',
  prepare: async ({ board }) => {
    const build = await ensureBuild(board);
    setInterval(() => void touchBuild(build), TOUCH_EVERY_MS).unref();
    return (family, options) => startServer(family, { ...options, env: { ...options.env, NEXT_DIST_DIR: build } });
  },
});

const CHECK_MS = 500;

/**
 * Calls back when the npm that runs this command has gone: asked to end, it
 * ends the shell between us and dies, and no signal reaches us. Does nothing
 * in a command that npm does not run.
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, CHECK_MS);
  watch.unref();
}

/** For a command that ends well by SIGTERM: sends it one when its npm has gone. */
export function endWithParent() {
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
}

/** Ctrl-C reaches us twice: from the terminal and again from npm. */
const SAME_SIGNAL_MS = 2000;

/**
 * Resolves when the command is asked to end: Ctrl-C, SIGTERM, a closed
 * terminal, or the death of the program that runs it (of npm: `endWithParent`). On a second request, it ends at once (the guardian ends the children).
 * @returns {Promise<void>}
 */
export function stopRequested() {
  return new Promise((resolve) => {
    let askedAt = 0;
    const ask = () => {
      if (askedAt > 0 && Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      askedAt ||= Date.now();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
    if (process.connected) process.on('disconnect', ask);
  });
}

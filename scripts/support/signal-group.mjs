/**
 * Signals a child and everything it started (children are started as leaders of
 * a process group of their own).
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal 0 only checks whether it is alive
 * @returns {boolean} false if it is gone
 */
export function signalGroup(pid, signal) {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

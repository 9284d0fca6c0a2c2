import { UserError } from './user-error.mjs';

const LEAST = [20, 19];

/**
 * Refuses a Node that the packages do not support (`engines` in package.json).
 * @param {string} [version] e.g. "20.19.0"
 */
export function demandNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new UserError(`Node ${version} is too old: install Node ${LEAST.join('.')} or newer (https://nodejs.org).`);
}

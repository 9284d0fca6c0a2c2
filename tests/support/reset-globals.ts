import { vi } from 'vitest';

/**
 * The unit tests of a worker share what they import from packages (React, jsdom,
 * ESLint), which loads slower than most files test. All else is for each file as
 * in a process of its own: our modules are evaluated anew, and what an earlier
 * file left on the process and the page is taken back here.
 */

declare global {
  /** The environment that the worker began with. */
  var riftweekTestEnvironment: Readonly<NodeJS.ProcessEnv> | undefined;
}

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();

const environment = globalThis.riftweekTestEnvironment ?? { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in environment)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, environment);

// What our modules share through globalThis.
for (const name of Object.keys(globalThis)) if (name.startsWith('riftweek')) Reflect.deleteProperty(globalThis, name);
globalThis.riftweekTestEnvironment = environment;

if (typeof document !== 'undefined') {
  // Unmounted, components take back their listeners and timers.
  (await import('@testing-library/react')).cleanup();
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
}

import { afterEach, beforeAll } from 'vitest';
import { loadAllCode } from '../../lib/client/islands/code-on-demand';
import { mutate } from 'swr';

/** For every unit test: what a component test waits for may take long on a crowded machine. */
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
});

/** Parts on demand are there at once, as on the server; their own test plays how they come. */
beforeAll(loadAllCode);

/** No test sees what another one was answered. */
afterEach(() => mutate(() => true, undefined));

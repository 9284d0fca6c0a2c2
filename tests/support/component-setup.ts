import { afterEach, beforeAll } from 'vitest';
import { loadAllCode } from '../../lib/client/islands/code-on-demand';
import { mutate } from 'swr';

/** For every unit test: what a component test waits for may take long on a crowded machine. */
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom cannot open and close a dialog.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Parts on demand are there at once, as on the server; their own test plays how they come. */
beforeAll(loadAllCode);

/** No test sees what another one rendered or was answered. */
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  await mutate(() => true, undefined);
});

import { beforeAll } from 'vitest';

/** For every unit test: what a component test waits for may take long on a crowded machine. */
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
});

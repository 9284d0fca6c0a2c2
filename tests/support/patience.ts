/** Set up for every unit test: what a component test waits for may take long on a crowded machine. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}

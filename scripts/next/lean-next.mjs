/**
 * Leaves out of Next's scripts for browsers what no page uses. Next takes them
 * from its CommonJS files, which webpack cannot take apart; its package has the
 * same files as ES modules.
 * @param {{ resolve: { alias: Record<string, string | false> }, module: { rules: object[] } }} config webpack's, for browsers
 * @param {string} root the checkout
 */
export function leanNext(config, root) {
  const dist = `${root}/node_modules/next/dist`;
  const modules = ['client', 'lib', 'pages', 'shared'].map((part) => [`${dist}/${part}`, `${dist}/esm/${part}`]);
  Object.assign(config.resolve.alias, Object.fromEntries(modules), {
    'next/head$': `${dist}/esm/shared/lib/head.js`,
    'next/router$': `${dist}/esm/client/router.js`,
    // There only as a script.
    [`${dist}/esm/build/polyfills`]: `${dist}/build/polyfills`,
    [`${dist}/esm/client/script.js`]: `${root}/scripts/next/no-script.mjs`,
    process$: `${root}/scripts/next/no-process.mjs`,
  });
  config.module.rules.push({ test: /\/next\/dist\/(?:esm\/shared|compiled\/path-to-regexp)\//, sideEffects: false });
}

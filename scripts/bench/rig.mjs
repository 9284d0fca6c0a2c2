import { join } from 'node:path';
import { browserAt, findBrowser } from '../support/browser.mjs';
import { freePort } from '../support/ports.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { sitePages } from './site-pages.mjs';

/**
 * What the groups of figures measure on. What only some of them
 * need is created on first use.
 * @typedef {object} BenchRig
 * @property {string} url the site's origin
 * @property {string} log the server's; '' where the site was started elsewhere
 * @property {number} metricsPort where the server tells its metrics; 0 where the site was started elsewhere
 * @property {number} pollers how many visitors watch
 * @property {string} folder for files of the measuring
 * @property {import('../support/child-processes.mjs').Family} family
 * @property {() => Promise<import('./site-pages.mjs').SitePages>} pages
 * @property {() => Promise<string>} emptyUrl the empty Next + styled-components page
 * @property {<Result>(use: (running: RunningBrowser) => Promise<Result>) => Promise<Result>} browse with a browser that is closed afterwards
 */

/** @typedef {{browser: import('playwright').Browser, port: number}} RunningBrowser `port` speaks the DevTools protocol */

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * @template Value
 * @param {() => Promise<Value>} make
 * @returns {() => Promise<Value>}
 */
function once(make) {
  /** @type {Promise<Value> | null} */
  let made = null;
  return () => (made ??= make());
}

/**
 * @param {object} site
 * @param {string} site.url
 * @param {string} site.log
 * @param {number} site.metricsPort
 * @param {number} site.pollers
 * @param {string} site.folder
 * @param {import('../support/child-processes.mjs').Family} site.family
 * @param {import('../support/progress.mjs').Board} site.board
 * @returns {BenchRig}
 */
export function createRig({ url, log, metricsPort, pollers, folder, family, board }) {
  const browserPath = once(() => findBrowser(board));
  return {
    url,
    log,
    metricsPort,
    pollers,
    folder,
    family,
    pages: once(() => sitePages(url)),
    emptyUrl: once(() => serveEmptyPage(family, join(folder, 'empty'))),
    async browse(use) {
      const { chromium } = await import('playwright');
      const port = await freePort();
      const browser = await chromium.launch({
        ...browserAt(await browserPath()),
        args: [...SWITCHES, `--remote-debugging-port=${port}`],
      });
      try {
        return await use({ browser, port });
      } finally {
        await browser.close();
      }
    },
  };
}

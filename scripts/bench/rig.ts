import { join } from 'node:path';
import { browserAt, findBrowser } from '../support/browser.mjs';
import { freePort } from '../support/ports.mjs';
import { serveEmptyPage } from './empty-page';
import { sitePages, type SitePages } from './site-pages';
import type { Family } from '../support/child-processes.mjs';
import type { Browser } from 'playwright';
import type { BenchFigure } from './table';
import type { Board } from '../support/progress.mjs';

/**
 * What the groups of figures measure on. What only some of them
 * need is created on first use.
 */
export type BenchRig = {
  readonly url: string;
  /** The path of the server's log; '' where the site was started elsewhere. */
  readonly log: string;
  /** Where the server serves its metrics; 0 where the site was started elsewhere. */
  readonly metricsPort: number;
  /** How many visitors watch. */
  readonly pollers: number;
  /** The folder for files of the measurements. */
  readonly folder: string;
  readonly family: Family;
  readonly pages: () => Promise<SitePages>;
  /** The empty Next + styled-components page. */
  readonly emptyUrl: () => Promise<string>;
  /** With a browser that is closed afterwards. */
  readonly browse: <Result>(use: (running: RunningBrowser) => Promise<Result>) => Promise<Result>;
};

/** `port` speaks the DevTools protocol */
type RunningBrowser = { browser: Browser; port: number };

/** Measures a group of figures and reports progress. */
export type Measure = (rig: BenchRig, tell: (done: number, total: number) => void) => Promise<BenchFigure[]>;

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => (made ??= make());
}

/** Where it was started, and what the bench works with. */
type BenchSite = Pick<BenchRig, 'url' | 'log' | 'metricsPort' | 'pollers' | 'folder' | 'family'>;

export function createRig(site: BenchSite, board: Board): BenchRig {
  const browserPath = once(() => findBrowser(board));
  return {
    ...site,
    pages: once(() => sitePages(site.url)),
    emptyUrl: once(() => serveEmptyPage(site.family, join(site.folder, 'empty'))),
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

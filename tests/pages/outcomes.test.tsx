// @vitest-environment jsdom
import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { GetServerSideProps } from 'next';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shell } from '../../components/shell/Shell';
import { loadAllCode } from '../../lib/client/islands/code-on-demand';
import { saveSettings } from '../../lib/client/settings/settings-store';
import { isRecord } from '../../lib/domain/values/is-record';
import { DEFAULT_SETTINGS } from '../../lib/domain/settings/settings';
import { ShellDataSchema, type ShellData } from '../../lib/domain/site/shell-data';
import { pageJsonLd } from '../../lib/server/pages/page-head';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { decodeDocument } from '../../lib/store/core/decode-document';
import {
  CUP_GROUPS,
  CUP_MATCH,
  FINAL,
  GROUP_MATCH,
  OUTCOME_MATCHES,
  PAST_SERIE,
  SEASON_NOW,
  SEMIFINAL,
  TEAM,
  THIRD_PLACE,
  seasonDocuments,
  type SeasonOutcome,
} from '../support/played-season';
import { createTranslate } from '../../lib/i18n/translate';
import { MESSAGES } from '../../lib/i18n/server-messages';
import { openTabs } from '../support/open-tabs';
import { serverHtml, siteRouter } from '../support/render-site';
import { withOwnCache } from '../support/schedule-rig';
import { PAGE_FILES, PLAIN_ROUTES } from '../support/server/page-files';
import { propsOf } from '../support/server/page-props';

/**
 * The promise to readers who hide spoilers, checked on every page that shows
 * matches: whatever the results are, its words, names, addresses, order and head
 * are the same. Pages are rendered from the documents that ingest makes of two
 * outcomes of one season, as the browser shows them and as the server sends them.
 */

let documents: ReadonlyMap<string, unknown> = new Map();

/** What was made of an outcome before: all pages are held against the same two first. */
const seasons = new Map<string, Promise<ReadonlyMap<string, unknown>>>();
function seasonOf(outcome: SeasonOutcome): Promise<ReadonlyMap<string, unknown>> {
  const key = JSON.stringify(outcome);
  const season = seasons.get(key) ?? seasonDocuments(outcome);
  seasons.set(key, season);
  return season;
}

vi.mock('../../lib/store/core/read-document', () => ({
  valueOf: (fields: unknown) => fields,
  readDocument: (_project: string, path: string, schema: v.GenericSchema) => {
    const value = structuredClone(documents.get(path));
    return Promise.resolve(value === undefined ? null : decodeDocument(path, schema, value));
  },
}));
vi.mock('../../lib/store/work/announcement-document', () => ({ readNewestAnnouncements: () => Promise.resolve([]) }));

// A dozen renderings of whole pages; nothing here depends on the time they take.
vi.setConfig({ testTimeout: 240_000 });

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SEASON_NOW) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const ModuleSchema = v.object({
  default: v.custom<ComponentType<object>>((value) => typeof value === 'function'),
  getServerSideProps: v.custom<GetServerSideProps>((value) => typeof value === 'function'),
});
const PropsSchema = v.looseObject({ shell: ShellDataSchema });

type Address = {
  readonly file: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
};
type Loaded = { readonly Page: ComponentType<object>; readonly props: object; readonly shell: ShellData; readonly jsonLd: string | null };

async function load({ file, params = {}, query = {} }: Address): Promise<Loaded> {
  sharedRegistry().shell = null;
  const module = v.parse(ModuleSchema, { ...(await import(join(process.cwd(), 'pages', file))) });
  // As `_document` does: all of the page is compared.
  await loadAllCode();
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const context = { params, query: { ...query, ...params }, locale: 'en', resolvedUrl: '/', req, res: new ServerResponse(req) };
  let answer = await module.getServerSideProps(context);
  // The right slug is the page's own business.
  if ('redirect' in answer) {
    const slug = decodeURI(answer.redirect.destination).split(/[?#]/)[0]?.split('/').at(-1) ?? '';
    answer = await module.getServerSideProps({ ...context, params: { ...params, slug }, query: { ...query, ...params, slug } });
  }
  const props = v.parse(PropsSchema, propsOf(answer));
  return { Page: module.default, props, shell: props.shell, jsonLd: pageJsonLd(req) };
}

/** React and dnd-kit count their ids up from one rendering to the next. What a match's teams are called in `data-teams` is neither seen nor heard. */
function withoutIds(html: string): string {
  return html.replace(/_r_\w+_|:r\w+:|«r\w+»|DndLiveRegion-\d+/g, 'ID').replace(/ data-teams="[^"]*"/g, '');
}

type Head = { html: string };

function site({ Page, props, shell }: Loaded, head: Head): ReactElement {
  const updateHead = (elements: unknown): void => {
    head.html = renderToStaticMarkup(<>{v.parse(v.array(v.custom<ReactElement>(() => true)), elements)}</>);
  };
  return withOwnCache(
    <HeadManagerContext.Provider value={{ updateHead, mountedInstances: new Set() }}>
      <RouterContext.Provider value={siteRouter().router}>
        <Shell data={shell}>
          <Page {...props} />
        </Shell>
      </RouterContext.Provider>
    </HeadManagerContext.Provider>,
  );
}

/** The page in a browser that hides results: head and body. */
async function inBrowser(loaded: Loaded): Promise<string> {
  saveSettings({ spoilerFree: true });
  const head: Head = { html: '' };
  const { container, unmount } = render(site(loaded, head));
  await vi.waitFor(() => expect(container.querySelector('main')).not.toBeNull());
  openTabs(container);
  const html = withoutIds(container.innerHTML);
  unmount();
  saveSettings(DEFAULT_SETTINGS);
  return `${withoutIds(head.html)}\n${html}`;
}

/** What the server's HTML leaves once the document's style has covered what the pre-paint script marks. */
function fromServer(loaded: Loaded): string {
  const page = document.createElement('div');
  page.innerHTML = serverHtml(site(loaded, { html: '' }));
  for (const covered of page.querySelectorAll('[data-spoiler], noscript, script, style')) covered.remove();
  // Standing is colour and weight only, through variables that the pre-paint style levels.
  for (const team of page.querySelectorAll('[data-standing]')) team.removeAttribute('data-standing');
  // Tabs of games that need not be played are shown while results are hidden.
  for (const tab of page.querySelectorAll('[role^="tab"][data-cover]')) tab.removeAttribute('data-cover');
  return `${loaded.jsonLd}\n${withoutIds(page.innerHTML.replaceAll('<!-- -->', ''))}`;
}

const outcomes = fc.record({
  leftWins: fc.array(fc.boolean(), { minLength: OUTCOME_MATCHES, maxLength: OUTCOME_MATCHES }),
  clean: fc.array(fc.boolean(), { minLength: OUTCOME_MATCHES, maxLength: OUTCOME_MATCHES }),
});

/** Two outcomes that differ in everything come first, then any. */
const EXAMPLES: [SeasonOutcome, SeasonOutcome][] = [
  [
    { leftWins: Array.from({ length: OUTCOME_MATCHES }, () => true), clean: Array.from({ length: OUTCOME_MATCHES }, () => true) },
    { leftWins: Array.from({ length: OUTCOME_MATCHES }, () => false), clean: Array.from({ length: OUTCOME_MATCHES }, () => false) },
  ],
];

async function shown(address: Address, outcome: SeasonOutcome): Promise<{ browser: string[]; server: string[] }> {
  documents = await seasonOf(outcome);
  const loaded = await load(address);
  const lines = (html: string) => html.split(/(?=<)/);
  return { browser: lines(await inBrowser(loaded)), server: lines(fromServer(loaded)) };
}

const detail = (kind: string, id: number | string): Address => ({ file: `${kind}/[id]/[slug].tsx`, params: { id: String(id), slug: '-' } });

/** Every kind of page that draws on matches. */
const PAGES: Readonly<Record<string, Address>> = {
  'the homepage': { file: 'index.tsx' },
  'the matches of a day with results': { file: 'matches.tsx', query: { time: '2023-08-18' } },
  'the matches of a day of one league': { file: 'matches.tsx', query: { time: '2023-08-18', league: '293' } },
  'the matches of today': { file: 'matches.tsx' },
  'a league': detail('league', 293),
  'a serie': detail('serie', 9),
  'a serie that is over': detail('serie', PAST_SERIE),
  'a stage of groups': detail('tournament', 15),
  'a stage of groups with matches left': detail('tournament', CUP_GROUPS),
  'a stage of knockouts': detail('tournament', 16),
  'standings of groups': { file: 'standings.tsx', query: { league: '293', stage: '15' } },
  'standings of knockouts': { file: 'standings.tsx', query: { league: '293', stage: '16' } },
  'a group match': detail('match', GROUP_MATCH),
  'a group match that is still to come': detail('match', CUP_MATCH),
  'a semifinal': detail('match', SEMIFINAL),
  'a team': detail('team', TEAM),
  'the matches of a team': { ...detail('team', TEAM), query: { tab: 'matches' } },
  'the figures of a team': { ...detail('team', TEAM), query: { tab: 'stats' } },
  'the champions of a team': { ...detail('team', TEAM), query: { tab: 'champions' } },
  'the meetings of a team': { ...detail('team', TEAM), query: { tab: 'head-to-head' } },
  'the rating of a team': { ...detail('team', TEAM), query: { tab: 'rating' } },
  'the history of a team': { ...detail('team', TEAM), query: { tab: 'history' } },
  'a player': detail('player', TEAM * 10),
  'a champion': detail('champion', 101),
  'figures of players': { file: 'stats.tsx', query: { scope: 'serie:9' } },
  'figures of teams': { file: 'stats.tsx', query: { scope: 'serie:9', kind: 'teams' } },
  'figures of champions': { file: 'stats.tsx', query: { scope: 'serie:9', kind: 'champions' } },
  rankings: { file: 'rankings/index.tsx' },
  'rankings of a region': { file: 'rankings/index.tsx', query: { region: 'korea' } },
  'a comparison before any is chosen': { file: 'compare.tsx' },
  'a comparison of teams before any is chosen': { file: 'compare.tsx', query: { kind: 'teams' } },
  'players side by side': { file: 'compare.tsx', query: { players: `${TEAM * 10},10` } },
  'teams side by side': { file: 'compare.tsx', query: { teams: `${TEAM},1,5` } },
  'a team to compare': { file: 'compare.tsx', query: { teams: String(TEAM) } },
  'a search for two teams': { file: 'search.tsx', query: { q: 't1 gen' } },
  'a search for a team': { file: 'search.tsx', query: { q: 't1' } },
  patches: { file: 'patch-notes/index.tsx' },
  'a patch': { file: 'patch-notes/[version].tsx', params: { version: '13.14' } },
  news: { file: 'news/index.tsx' },
  'news of a league': { file: 'news/index.tsx', query: { league: '293' } },
  'news of a team': { file: 'news/index.tsx', query: { team: String(TEAM) } },
  'the news of a day of groups': detail('digest', 'day-293-2023-08-05'),
  'the news of a week of groups': detail('digest', 'week-293-2023-07-31'),
  'the news of a day of knockouts': detail('digest', 'day-293-2023-08-19'),
  'a recap': detail('news', `match-${SEMIFINAL}`),
  videos: { file: 'videos.tsx' },
  'what to catch up on': { file: 'catch-up.tsx', query: { days: '7' } },
  leagues: { file: 'leagues.tsx' },
  series: { file: 'series.tsx' },
  tournaments: { file: 'tournaments.tsx' },
};

describe.each(Object.entries(PAGES))('while results are hidden, %s', (_name, address) => {
  it('is the same for every outcome', async () => {
    await fc.assert(
      fc.asyncProperty(outcomes, outcomes, async (one, other) => {
        const [first, second] = [await shown(address, one), await shown(address, other)];
        expect(first.browser.join('')).toContain('<main');
        expect(second.browser).toEqual(first.browser);
        expect(second.server).toEqual(first.server);
      }),
      { examples: EXAMPLES, numRuns: 2, endOnFailure: true },
    );
  });
});

/** Of public pages without a name or number in their address, those that are not above. */
const UNLISTED = PLAIN_ROUTES.flatMap((route) => PAGE_FILES.get(route) ?? []).filter((file) =>
  Object.values(PAGES).every((address) => address.file !== file),
);

it.each(UNLISTED)('while results are hidden, %s is the same for two outcomes', async (file) => {
  const [[one, other] = []] = EXAMPLES;
  if (!one || !other) throw new Error('no outcomes');
  expect(await shown({ file }, other)).toEqual(await shown({ file }, one));
});

/** Their teams are in their own page's title: opening its address means asking for earlier results. */
describe.each(Object.entries({ 'the final': detail('match', FINAL), 'the match for third place': detail('match', THIRD_PLACE) }))(
  'while results are hidden, the page of %s',
  (_name, address) => {
    it('is the same for every own result', async () => {
      const before = (outcome: SeasonOutcome, fixed: SeasonOutcome): SeasonOutcome => ({
        ...outcome,
        leftWins: outcome.leftWins.map((wins, index) => (index < FINAL - 3 + 1 ? (fixed.leftWins[index] ?? wins) : wins)),
      });
      await fc.assert(
        fc.asyncProperty(outcomes, outcomes, async (one, two) => {
          const [first, second] = [await shown(address, one), await shown(address, before(two, one))];
          expect(second).toEqual(first);
        }),
        { examples: EXAMPLES, numRuns: 2, endOnFailure: true },
      );
    });
  },
);

/** The page's text for readers who do not hide results. */
async function told(address: Address, outcome: SeasonOutcome): Promise<string> {
  documents = await seasonOf(outcome);
  const { container, unmount } = render(site(await load(address), { html: '' }));
  const html = container.innerHTML;
  unmount();
  return withoutIds(html);
}

// Otherwise the comparison above would say nothing of them.
it.each(Object.entries(PAGES).filter(([name]) => !['leagues', 'tournaments'].includes(name)))(
  'where results are not hidden, %s shows them',
  async (_name, address) => {
    const [[one, other] = []] = EXAMPLES;
    if (!one || !other) throw new Error('no outcomes');
    expect(await told(address, one)).not.toEqual(await told(address, other));
  },
);

/** Every match in a value, however deep. */
function matchesIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(matchesIn);
  if (!isRecord(value)) return [];
  return [...('numOfGames' in value ? [value] : []), ...Object.values(value).flatMap(matchesIn)];
}

const WHOLE_MATCHES = ['a group match', 'a group match that is still to come', 'a semifinal', 'videos'];

it.each(Object.entries(PAGES).filter(([name]) => !WHOLE_MATCHES.includes(name)))(
  '%s contains games and streams of no match except a running one',
  async (_name, address) => {
    const [[outcome] = []] = EXAMPLES;
    if (!outcome) throw new Error('no outcome');
    documents = await seasonOf(outcome);
    const { props } = await load(address);
    const matches = matchesIn(props);
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches.filter(({ status }) => status !== 'running')) {
      expect(match).not.toHaveProperty('games');
      expect(match).not.toHaveProperty('streams');
    }
  },
);

it('tables with remaining matches, their matches and brackets have chances to hide', async () => {
  const t = createTranslate('en', MESSAGES.en);
  const [[outcome] = []] = EXAMPLES;
  if (!outcome) throw new Error('no outcome');
  for (const [address, heading] of [
    [detail('tournament', CUP_GROUPS), t('scenarios.placesTitle')],
    [detail('match', CUP_MATCH), t('scenarios.stakes.heading')],
    [detail('tournament', 16), t('bracket.chances')],
  ] as const) {
    expect((await told(address, outcome)).includes(`>${heading}<`), heading).toBe(true);
  }
});

// @vitest-environment jsdom
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeView, type HomeViewProps } from '../../../components/views/HomeView';
import { loadAllCode } from '../../../lib/client/islands/code-on-demand';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { islandPage } from '../../support/island-page';
import { serverHtml, siteRouter } from '../../support/render-site';
import { fakeApi, withOwnCache } from '../../support/schedule-rig';

vi.setConfig({ testTimeout: 30_000 });
const rendered = vi.hoisted(() => new Set<number>());
vi.mock(import('../../../components/home/BandRow'), async (original) => {
  const { BandRow } = await original();
  return {
    BandRow: (props) => {
      rendered.add(props.entry.match.id);
      return <BandRow {...props} />;
    },
  };
});

const NOW = Date.parse('2023-08-19T09:00:00Z');
const IDS = Array.from({ length: 11 }, (_, index) => 20 + index);
const FIRST = IDS.slice(0, 8);
const next = IDS.map((id) => ({ match: notStartedMatch({ id, beginAt: '2023-08-19T12:00:00Z' }), rank: 3, strength: null }));
const props: HomeViewProps = {
  shell: { today: '2023-08-19' },
  home: { running: [], next, lately: [], startMinutes: [] },
  firstTeams: [],
  announcements: [],
};

const { container, hydrate, see, settle } = islandPage();
const rows = () => [...container().querySelectorAll<HTMLElement>('#home-next-list > li')];
const idsOf = (elements: readonly HTMLElement[]) => elements.map(({ dataset }) => Number(dataset['match']));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  fakeApi([]);
});
afterEach(() => {
  rules.textContent = '';
  vi.useRealTimers();
});

const rules = document.head.appendChild(document.createElement('style'));

/** The homepage as its HTML came, and after the pre-paint script hid some rows of it. */
async function comes(hidden: readonly number[]): Promise<void> {
  await loadAllCode();
  const page = <RouterContext.Provider value={siteRouter().router}>{withOwnCache(<HomeView {...props} />)}</RouterContext.Provider>;
  await hydrate(serverHtml(page), page);
  rules.textContent = hidden.map((id) => `[data-match="${id}"] { display: none; }`).join('\n');
  rendered.clear();
}

describe('a band of the homepage', () => {
  it('hydrates the rows that show, which stay as they are, and no others', async () => {
    await comes(IDS.slice(8));
    const before = rows().filter((row) => FIRST.includes(Number(row.dataset['match'])));
    await see();
    await settle();
    expect([...rendered]).toEqual(FIRST);
    expect(rows()).toEqual(before);
    expect(container().textContent).toContain('in 3 h');
  });

  it('hydrates all where none is left out, and then shows the first', async () => {
    await comes([]);
    await see();
    await settle();
    expect([...rendered]).toEqual(IDS);
    expect(idsOf(rows())).toEqual(FIRST);
  });

  it('hydrates all where none shows: the visitor’s own are chosen by React', async () => {
    await comes(IDS);
    await see();
    await settle();
    expect([...rendered]).toEqual(IDS);
    expect(idsOf(rows())).toEqual(FIRST);
  });
});

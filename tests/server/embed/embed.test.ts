import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMBED_KINDS, embedChoice, embedOfChoice, embedOfSegments, embedPath } from '../../../lib/domain/page/embed';
import { parseEmbedQuery, embedSearch } from '../../../lib/domain/page/embed-query';
import type { StandingsRow } from '../../../lib/domain/competition/standings';
import { embedAnswer } from '../../../lib/server/embed/embed-answers';
import { EMBED_POLICY } from '../../../lib/server/embed/embed-document';
import { hashSource } from '../../../lib/server/hash-source';
import { markup } from '../../../lib/server/embed/embed-parts';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { tokenOf } from '../../support/style-tokens';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SITE_URL'] = 'https://riftweek.example';
});

const store = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  readMatchDocument: () => Promise.resolve(store.match),
  readGames: () => Promise.resolve(null),
}));
vi.mock('../../../lib/store/models/site-documents', async (original) => ({
  ...(await original<object>()),
  readGone: () => Promise.resolve(null),
}));
vi.mock('../../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readTeam: () => Promise.resolve(store.team),
  readLastMatches: () => Promise.resolve(store.last),
}));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  readLeagueDocument: () => Promise.resolve(store.league),
  readTournamentDocument: () => Promise.resolve(store.tournament),
  readTournamentMatches: () => Promise.resolve(store.played),
  readStandings: () => Promise.resolve(store.table),
}));
vi.mock('../../../lib/server/pages/shell-data', () => ({ sourceHasFigures: () => Promise.resolve(true) }));

const NOW = Date.parse('2023-08-19T09:00:00Z');
const ROUND = { part: 'single', name: 'final', round: 1, match: null } as const;
const ROW: StandingsRow = {
  rank: 1,
  team: { id: 77, name: 'T1 <b>', acronym: 'T1', img: null },
  wins: 12,
  losses: 3,
  ties: 0,
  gameWins: 25,
  gameLosses: 9,
};

async function frame(kind: (typeof EMBED_KINDS)[number], query: { readonly results?: boolean; readonly locale?: 'en' | 'ko' } = {}) {
  const answer = await embedAnswer({ kind, id: 7, theme: 'auto', results: query.results ?? false, locale: query.locale ?? 'en' }, NOW);
  return { ...answer, content: answer.text?.content ?? '' };
}

/** What shows while nothing has been opened. */
const closed = (content: string) => content.replace(/<details[^]*?<\/details>/g, '');

beforeEach(() => {
  Object.assign(store, {
    match: { match: finishedMatch({ id: 7 }) },
    team: { id: 7, name: 'T1' },
    last: { recent: [finishedMatch({ id: 7 })], next: [notStartedMatch({ id: 8 }), notStartedMatch({ id: 9, round: ROUND })] },
    league: {
      league: { id: 7, name: 'Liga' },
      latest: [finishedMatch({ id: 7 }), finishedMatch({ id: 10, round: ROUND })],
      running: [runningMatch({ id: 11 })],
      upcoming: [notStartedMatch({ id: 12, round: ROUND })],
    },
    tournament: { league: { name: 'LCK' }, serie: { fullName: 'Summer 2023' }, tournament: { id: 7, name: 'Regular Season' } },
    played: { matches: [finishedMatch({ id: 7 })] },
    table: { kind: 'group', rows: [ROW] },
  });
});

describe('an embed on another site', () => {
  it('says the round of a match, and whose winner an open side is', async () => {
    const from = { left: { takes: 'winner', match: 'HLE–DK' } } as const;
    const { left } = notStartedMatch({ id: 12 });
    store['last'] = {
      recent: [],
      next: [notStartedMatch({ id: 12, round: { ...ROUND, from }, left: { ...left, id: 0, name: '', abbr: '' } })],
    };
    const { content } = await frame('schedule-team');
    expect(content).toContain('Winner of HLE–DK');
    expect(content).toContain('Final');
    expect(content).not.toContain('TBD');
  });

  it.each(EMBED_KINDS)('of %s reveals no result until it is opened, or where results are requested', async (kind) => {
    const { content } = await frame(kind);
    expect(closed(content)).not.toMatch(/\d–\d/);
    expect(content).toMatch(/<details[^>]* data-nosnippet/);
    const told = await frame(kind, { results: true });
    expect(told.content).not.toContain('<details');
    expect(told.content).toMatch(kind === 'standings' ? /12–3/ : /2–1/);
  });

  it('names the teams of every match, also where other results decided them, beside their tiles', async () => {
    const { content } = await frame('schedule-league');
    expect(closed(content)).toContain('href="https://riftweek.example/match/10/t1-vs-gen-g"');
    expect(content.match(/<svg class="tile"/g)).toHaveLength(8);
    expect(content).toContain('fill="#e2012d"');
    expect((await frame('schedule-team')).content).toContain('/match/9');
    expect(closed((await frame('match')).content)).toMatch(/T1[^]*Gen\.G/);
  });

  it('begins with what runs and what is next; what is over follows', async () => {
    const ids = [...(await frame('schedule-league')).content.matchAll(/\/match\/(\d+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['11', '12', '7', '10']);
  });

  it('of a match is headed by what it is part of, since the teams stand below', async () => {
    const { content } = await frame('match');
    expect(content).toContain('<title>T1 vs Gen.G | Riftweek</title>');
    expect(content).toContain('<h1>LCK · Summer 2023 · Playoffs</h1>');
  });

  it('of a table names its teams, says in which order, and keeps places and results for the tap', async () => {
    const { content } = await frame('standings');
    expect(content).toContain('<h1>LCK Summer 2023 Regular Season: standings</h1>');
    expect(closed(content)).toContain('Teams in alphabetical order');
    expect(closed(content)).toContain('T1 &#60;b&#62;');
    expect(closed(content)).not.toContain('12–3');
  });

  it.each([
    ['en', ['BNK FEARX', 'Dplus KIA', 'DRX', 'Élan', 'Gen.G']],
    ['ko', ['한화생명', 'BNK FEARX', 'Dplus KIA', 'DRX', 'Élan']],
  ] as const)('orders the names of a folded table by the alphabet of %s, whatever their case', async (locale, names) => {
    const teams = [4, 1, 3, 0, 2].map((place) => ({ ...ROW, team: { ...ROW.team, id: place + 1, name: names[place] ?? '' } }));
    store.table = { kind: 'group', rows: teams };
    const { content } = await frame('standings', { locale });
    expect([...closed(content).matchAll(/<li><span class="side">[^]*?<\/svg\s*>([^<]+)</g)].map(([, name]) => name)).toEqual(names);
  });

  it('shows the matches of a bracket instead of a table', async () => {
    store.table = { kind: 'bracket', rows: [ROW] };
    const { content } = await frame('standings');
    expect(content).toContain('<h1>LCK Summer 2023 Regular Season: schedule</h1>');
    expect(content).not.toContain('<table');
    expect(content).toContain('/match/7/t1-vs-gen-g');
  });

  it('leaves out a second final that is not needed until results are requested', async () => {
    store.table = { kind: 'bracket', rows: [ROW] };
    store.played = { matches: [finishedMatch({ id: 8 }), { ...offMatch('canceled'), id: 9, notNeeded: true }] };
    expect((await frame('standings')).content).not.toContain('Cancelled');
    expect((await frame('standings', { results: true })).content).toContain('Cancelled');
  });

  it('names a competition in the reader’s language', async () => {
    const { content } = await frame('standings', { locale: 'ko' });
    expect(content).toContain('2023 서머 정규 시즌');
  });

  it('calls matches of a bracket that others feed by their place until results are requested', async () => {
    store.table = { kind: 'bracket', rows: [ROW] };
    const { left, right } = finishedMatch();
    store.played = {
      matches: [
        finishedMatch({ id: 7, round: { ...ROUND, name: 'semifinals', match: 1, unfed: true } }),
        finishedMatch({ id: 8, round: ROUND, left: { ...left, id: 3, name: 'Winners' }, right: { ...right, id: 4, name: 'Others' } }),
      ],
    };
    const { content } = await frame('standings');
    expect(closed(content)).toContain('/match/7/t1-vs-gen-g');
    expect(closed(content)).toMatch(/\/match\/8"[^>]*>Final</);
    expect(closed(content)).not.toMatch(/Winners|Others/i);
    expect(content).toContain('Winners vs Others: 2–1');
    expect((await frame('standings', { results: true })).content).toContain('/match/8/winners-vs-others');
  });

  it('is small, loads nothing but the site’s font, and links to the site in a new tab', async () => {
    store.league = {
      league: { id: 7, name: 'Liga' },
      latest: [],
      running: [],
      upcoming: Array.from({ length: 20 }, () => notStartedMatch()),
    };
    const { content, text } = await frame('schedule-league', { locale: 'ko' });
    expect(Buffer.byteLength(content)).toBeLessThan(40_000);
    expect(content).not.toMatch(/<(?:link rel="stylesheet"|img|script src|iframe)/);
    expect(content).toContain('<base target="_blank">');
    expect(content).toContain('<html lang="ko"');
    expect(content).toContain('https://riftweek.example/ko/match/');
    expect(text?.policy).toBe(EMBED_POLICY);
    expect(EMBED_POLICY).toContain('frame-ancestors *');
  });

  it('runs and looks as its policy allows: style and script are those that it lists', async () => {
    const { content } = await frame('match');
    for (const tag of ['style', 'script']) {
      const [, text = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(content) ?? [];
      expect(text).not.toBe('');
      expect(EMBED_POLICY).toContain(hashSource(text));
    }
  });

  it('says what no longer exists', async () => {
    store.match = null;
    const { status, content } = await frame('match');
    expect(status).toBe(404);
    expect(content).toContain('Nothing to show');
  });

  it('escapes names', async () => {
    const { content } = await frame('standings', { results: true });
    expect(content).toContain('T1 &#60;b&#62;');
    expect(markup`<a title="${'"&'}">${[markup`<i>${1}</i>`, markup`${null}`]}</a>`.text).toBe('<a title="&#34;&#38;"><i>1</i></a>');
  });

  it('has the colours of the site', async () => {
    const { content } = await frame('match');
    for (const theme of ['dark', 'light'] as const) {
      for (const name of ['bg-element-color', 'border-color', 'text-color', 'dim-text-color', 'main-color', 'hl-color1', 'live-text-color'])
        expect(content).toContain(`:${tokenOf(theme, name)}`);
    }
  });
});

describe('the address of an embed', () => {
  it('has every option, and survives a round trip', () => {
    for (const kind of EMBED_KINDS) {
      const path = embedPath({ kind, id: 293 }, { theme: 'auto', results: false });
      expect(embedOfSegments(path.split('/').slice(2))).toEqual({ kind, id: '293' });
      expect(embedOfChoice(embedChoice({ kind, id: 293 }))).toEqual({ kind, id: 293 });
    }
    expect(embedPath({ kind: 'schedule-league', id: 293 }, { theme: 'dark', results: true })).toBe(
      '/embed/schedule/league/293?theme=dark&results=1',
    );
    for (const segments of [[], ['match'], ['match', 'x'], ['schedule', '7'], ['match', '7', '8']])
      expect(embedOfSegments(segments)).toBeNull();
    for (const text of ['', 'match', 'match-0', 'team-7']) expect(embedOfChoice(text)).toBeNull();
  });

  it('on the page that builds it leaves out defaults', () => {
    expect(embedSearch(parseEmbedQuery({ show: 'match-7', theme: 'dark', results: '1', language: 'ko', width: '320', x: '1' }))).toBe(
      '?show=match-7&theme=dark&results=1&language=ko&width=320',
    );
    expect(embedSearch(parseEmbedQuery({ show: 'nothing', theme: 'pink', results: '', language: 'tlh', width: '7' }))).toBe('');
  });
});

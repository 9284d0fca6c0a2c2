// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_REGIONS_ORDER, type RegionChoice } from '../../lib/domain/people/region-choices';
import { compareLeagues } from '../../lib/domain/competition/league-table';
import { latelyBand, nextBand } from '../../lib/domain/schedule/evening';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../lib/fixtures/match-fixture';
import { adoptedRules, resetAfterEach } from '../support/pre-paint-rig';

resetAfterEach();

describe('order of leagues before paint', () => {
  it('adds no style sheet for a visitor who follows nothing', () => {
    expect(adoptedRules({})).toEqual([]);
  });

  it('puts followed leagues first, in their order', () => {
    const rules = adoptedRules({ leaguesOrder: [4197, 293] });
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-league-group="4197"]{order:-2}');
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-league-group="293"]{order:-1}');
  });

  it('copies only whole numbers from storage into the style sheet', () => {
    expect(adoptedRules({ leaguesOrder: ['"]{}body{display:none}', 1.5, -3, null] })).toEqual([]);
  });

  const WAITING = ':is(html:not([data-ready]),[data-waiting])';

  it('hides what the visitor does not follow where they want only that', () => {
    const rules = adoptedRules({
      leaguesOrder: [293],
      followingTeams: [77],
      followingMatches: [7],
      followingPlayers: [5],
      followedPlayerTeams: [
        { id: 5, teamId: 90 },
        { id: 6, teamId: 91 },
      ],
      settings: { showFollowingLeaguesOnly: 1 },
    });
    const own = ['league~="293"', 'match~="7"', 'teams~="77"', 'teams~="90"'].map((each) => `:is(li,article)[data-${each}]`).join();
    expect(rules).toContain(`${WAITING} [data-league-group]:not(:has(${own})){display:none}`);
    expect(rules).toContain(`${WAITING} [data-mine-list] li[data-league]:not(${own}){display:none}`);
    expect(rules).toContain(`[data-mine-list] article:is(html:not([data-ready]) *,[data-waiting] *):not(${own}){display:none}`);
    expect(rules).toContain(`html:not([data-ready]) section:has(>[data-mine-list]>.island>article):not(:has(${own})){display:none}`);
    expect(rules).toContain(`${WAITING} [data-after-groups]{visibility:hidden}`);
    expect(document.documentElement.dataset['shown']).toBe('mine');
  });

  it('ignores a team where its match is a hidden result', () => {
    const rules = adoptedRules({ followingTeams: [77], settings: { showFollowingLeaguesOnly: 1, spoilerFree: 1 } });
    expect(rules).toContain(`${WAITING} [data-league-group]:not(:has(:is(li,article)[data-teams~="77"]:not([data-fed]))){display:none}`);
  });

  it('hides everything where nothing is followed', () => {
    expect(adoptedRules({ settings: { showFollowingLeaguesOnly: 1 } })).toContain(`${WAITING} [data-league-group]{display:none}`);
  });

  it('recognises new visitors: they follow nothing and have not finished the first choice', () => {
    const isNew = (stored: Record<string, unknown>) => {
      delete document.documentElement.dataset['new'];
      adoptedRules(stored);
      return document.documentElement.dataset['new'] === '';
    };
    expect([isNew({}), isNew({ followingTeams: [77] }), isNew({ firstChoiceDone: 1 })]).toEqual([true, false, false]);
  });
});

describe('regions before paint', () => {
  const choices = (change: (region: RegionChoice) => RegionChoice = (region) => region) => ({
    regionsOrder: DEFAULT_REGIONS_ORDER.map(change),
  });

  it('make lists wait for React where they are the visitor’s own', () => {
    const rules = adoptedRules(choices((region) => (region.id === 6 ? { ...region, selected: false } : region)));
    expect(rules).toContain(':is(html:not([data-ready]),[data-waiting]) [data-own-regions]{visibility:hidden}');
    expect(rules).toContain('html:not([data-ready]) main:has([data-own-regions]) ~ *{visibility:hidden}');
  });

  it.each([
    ['nothing is stored', {}],
    ['the defaults are', choices()],
    ['they were before leagues of no region had a row', { regionsOrder: DEFAULT_REGIONS_ORDER.slice(0, 16) }],
    ['what is stored is broken', { regionsOrder: { 6: true } }],
  ])('make nothing wait where %s', (_, stored) => {
    expect(adoptedRules(stored)).toEqual([]);
  });
});

describe('the homepage’s bands before paint', () => {
  const NOW = Date.parse('2023-08-19T18:00:00Z');
  const instant = fc.integer({ min: -3, max: 60 }).map((hours) => new Date(NOW + hours * 3_600_000).toISOString());
  const round = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;
  const listed = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      beginAt: instant,
      rank: fc.constantFrom(3, 5, 11),
      strength: fc.constantFrom(null, 2900, 3100),
      leagueId: fc.constantFrom(293, 294, 4407),
      teamId: fc.constantFrom(77, 78, 79),
      fed: fc.boolean(),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 14 },
  );
  const choice = fc.record({
    leaguesOrder: fc.subarray([293, 4407]),
    followingTeams: fc.subarray([77, 78]),
    spoilerFree: fc.boolean(),
    zone: fc.constantFrom('UTC', 'Asia/Seoul', 'America/Los_Angeles', 'Asia/Kathmandu'),
  });

  /** Ids in the order in which the rules show them. */
  const chosen = (rules: readonly string[]) =>
    rules.flatMap((rule) => /data-match="(\d+)"\]\{display:grid;order:\d+\}/.exec(rule)?.[1] ?? []).map(Number);

  it.each(['next', 'lately'] as const)('%s: the rows and the order that React will show', (kind) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    fc.assert(
      fc.property(listed, choice, fc.boolean(), (unsorted, { zone, ...reader }, isChosen) => {
        // As in the page's HTML.
        const matches = [...unsorted].sort(
          (a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt) || compareLeagues(a.leagueId, b.leagueId) || a.id - b.id,
        );
        process.env['TZ'] = isChosen ? 'Pacific/Honolulu' : zone;
        const rows = matches.map(
          ({ id, beginAt, rank, strength, leagueId, teamId, fed }) =>
            `<li data-match="${id}" data-teams="${teamId} 5" data-league="${leagueId}" data-rank="${rank}"${fed ? ' data-fed=""' : ''}><time datetime="${beginAt}"></time>${kind === 'lately' || strength === null ? '' : `<span data-strength="${strength}"></span>`}</li>`,
        );
        const { leaguesOrder, followingTeams, spoilerFree } = reader;
        const rules = adoptedRules(
          { leaguesOrder, followingTeams, settings: { spoilerFree: spoilerFree ? 1 : 0, ...(isChosen ? { timeZone: zone } : {}) } },
          `<ul class="match-list band" data-band="${kind}" data-shift="0">${rows.join('')}</ul>`,
        );
        const sides = (teamId: number) => ({ left: unscored({ id: teamId }), right: unscored({ id: 5 }) });
        const coming = matches.map(({ id, beginAt, rank, strength, leagueId, teamId, fed }) => ({
          match: notStartedMatch({ id, beginAt, leagueId, ...sides(teamId), ...(fed ? { round } : {}) }),
          ...{ rank, strength },
        }));
        const results = matches.map(({ id, beginAt, rank, leagueId, teamId, fed }) => ({
          match: finishedMatch({
            ...{ id, beginAt, leagueId, left: scored({ id: teamId }), right: scored({ id: 5 }) },
            ...(fed ? { round } : {}),
          }),
          rank,
        }));
        const { first } = kind === 'next' ? nextBand(coming, { ...reader, now: NOW, zone }) : latelyBand(results, reader);
        expect(chosen(rules)).toEqual(first.map(({ match }) => match.id));
      }),
      { numRuns: 150 },
    );
    vi.useRealTimers();
  });

  it('show whatever is wrong with a row, and leave a band of a chart alone', () => {
    adoptedRules(
      {},
      '<ul class="match-list band" data-band="next" data-shift="0"><li data-match="1"></li></ul><span class="band"><b></b></span>',
    );
    for (const band of document.querySelectorAll<HTMLElement>('.band')) expect(band.style.display).toBe('');
    expect(document.documentElement.dataset['parsed']).toBe('');
  });
});

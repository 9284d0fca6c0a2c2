import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, offMatch } from '../../../lib/fixtures/match-fixture';
import { withServer, type Answer } from '../../support/server/with-server';
import { asListener, json, endpointModule } from '../../support/server/api-route';

const route = endpointModule('/api/calendar/[kind]/[file]');

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
  process.env['RIFTWEEK_SITE_URL'] = 'https://riftweek.example';
});

const store = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  readMatchDocument: () => Promise.resolve(store.match),
}));
vi.mock('../../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readTeam: () => Promise.resolve(store.team),
  readLastMatches: () => Promise.resolve(store.last),
}));
vi.mock('../../../lib/store/models/site-documents', async (original) => ({
  ...(await original<object>()),
  readGone: () => Promise.resolve(store.gone ?? null),
}));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  readLeagueDocument: () => Promise.resolve(store.league),
  readTournamentDocument: () => Promise.resolve(store.tournament),
  readTournamentMatches: () => Promise.resolve(store.played),
}));

/** Property names with their values, by component; folded lines joined, escapes undone. */
function parse(text: string) {
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const components: { readonly kind: string; readonly values: Map<string, string> }[] = [];
  for (const line of text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') components.push({ kind: value, values: new Map() });
    else components.at(-1)?.values.set(name, value.replace(/\\n/g, '\n').replace(/\\([,;\\])/g, '$1'));
  }
  const [calendar, ...events] = components;
  return { calendar: calendar?.values ?? new Map<string, string>(), events: events.map(({ values }) => values) };
}

async function get(kind: string, file: string, query = '') {
  const answers: Answer[] = [];
  await withServer(asListener(route, { kind, file }), async (ask) => {
    answers.push(await ask(`/api/calendar/${kind}/${file}${query}`));
  });
  const [answer] = answers;
  if (!answer) throw new Error('no answer');
  return answer;
}
async function eventOf(match: Match, query = '') {
  store.match = { match };
  const { events } = parse((await get('match', '7.ics', query)).body.toString());
  return events[0] ?? new Map<string, string>();
}

beforeEach(() => Object.assign(store, { match: null, team: null, last: null, league: null, tournament: null, played: null, gone: null }));

describe('GET /api/calendar/match/{id}.ics', () => {
  it('is a public calendar that clients refresh every hour', async () => {
    store.match = { match: notStartedMatch() };
    const { status, headers, body } = await get('match', '7.ics');
    expect([status, headers['content-type'], headers['x-riftweek-tags']]).toEqual([200, 'text/calendar; charset=utf-8', 'match:7']);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=840,/);
    expect(headers['content-disposition']).toBe('attachment; filename="riftweek-match-7.ics"');
    const { calendar } = parse(body.toString());
    expect(calendar.get('REFRESH-INTERVAL;VALUE=DURATION')).toBe('PT1H');
    expect(calendar.get('X-WR-CALNAME')).toBe('T1 vs Gen.G');
    const again = await get('match', '7.ics');
    expect(again.headers['etag']).toBe(headers['etag']);
  });

  it.each(['Cedar, Pikes; Sons \\ Co', 'Cedar\r\nBEGIN:VEVENT\nPikes', 'Cedar\u000b Pi\u0093kes \n'])(
    'is one calendar whatever its team is called: %j',
    async (name) => {
      store.team = { name };
      store.last = { recent: [], next: [notStartedMatch()] };
      const text = (await get('team', '7.ics')).body.toString();
      expect(parse(text).calendar.get('X-WR-CALNAME')).toBe(name.replace(/(?!\n|\r)\p{Cc}/gu, '').replace('\r\n', '\n'));
      const calendar = new ICAL.Component(ICAL.parse(text));
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    },
  );

  it('names, dates and links the match', async () => {
    const event = await eventOf(notStartedMatch());
    expect(event.get('UID')).toBe('match-7@riftweek.example');
    expect(event.get('SUMMARY')).toBe('LCK: T1 vs Gen.G');
    expect([event.get('DTSTART'), event.get('DTEND')]).toEqual(['20230819T080000Z', '20230819T103000Z']);
    expect(event.get('URL;VALUE=URI')).toBe('https://riftweek.example/match/7/t1-vs-gen-g');
    expect(event.get('DESCRIPTION')).toBe('LCK · Summer 2023 · Playoffs\nBest of 3\nhttps://riftweek.example/match/7/t1-vs-gen-g');
    expect(event.get('STATUS')).toBe('CONFIRMED');
  });

  it('keeps its UID and raises its sequence when the match changes', async () => {
    const before = await eventOf(notStartedMatch());
    const after = await eventOf(notStartedMatch({ beginAt: '2023-08-20T08:00:00Z', modifiedAt: '2023-08-19T08:00:01Z' }));
    expect(after.get('UID')).toBe(before.get('UID'));
    expect(Number(after.get('SEQUENCE')) - Number(before.get('SEQUENCE'))).toBe(1);
    expect(Number(after.get('SEQUENCE'))).toBeLessThan(2 ** 31);
  });

  it('does not say when a match ended, by which its length could be told, unless results are in it', async () => {
    const ended = finishedMatch({ modifiedAt: '2023-08-19T10:41:30Z' });
    const stamps = (event: Awaited<ReturnType<typeof eventOf>>) => [event.get('DTSTAMP'), event.get('LAST-MODIFIED')];
    expect(stamps(await eventOf(ended))).toEqual(['20230819T080000Z', '20230819T080000Z']);
    expect(stamps(await eventOf(ended, '?results=1'))).toEqual(['20230819T104130Z', '20230819T104130Z']);
  });

  it('leaves out a second final that is not needed, which tells who won the first', async () => {
    store.match = { match: { ...offMatch('canceled'), notNeeded: true } };
    expect(parse((await get('match', '7.ics')).body.toString()).events).toEqual([]);
  });

  it('marks canceled and uncertain matches', async () => {
    expect((await eventOf(offMatch('canceled'))).get('STATUS')).toBe('CANCELLED');
    expect((await eventOf(offMatch('postponed'))).get('STATUS')).toBe('TENTATIVE');
    const estimated = await eventOf(notStartedMatch({ beginAtEstimated: true }));
    expect([estimated.get('STATUS'), estimated.get('DTSTART;VALUE=DATE')]).toEqual(['TENTATIVE', '20230819']);
  });

  it('raises its sequence for what is put off or called off, even where the source does not say when', async () => {
    const sequences: number[] = [];
    for (const match of [notStartedMatch(), offMatch('postponed'), offMatch('canceled')])
      sequences.push(Number((await eventOf(match)).get('SEQUENCE')));
    const [planned = 0, ...off] = sequences;
    expect(off).toEqual([planned + 1, planned + 2]);
  });

  it('contains no result unless requested', async () => {
    const hidden = await eventOf(finishedMatch());
    expect(hidden.get('SUMMARY')).toBe('LCK: T1 vs Gen.G');
    expect(hidden.get('DTEND')).toBe('20230819T103000Z');
    expect((await eventOf(finishedMatch(), '?results=1')).get('SUMMARY')).toBe('LCK: T1 2–1 Gen.G');
    expect((await eventOf(notStartedMatch(), '?results=1')).get('SUMMARY')).toBe('LCK: T1 vs Gen.G');
  });

  it('names a match that others feed by its round on request, also in its address', async () => {
    const round = { part: 'single', name: 'final', round: 1, match: null } as const;
    const final = await eventOf(finishedMatch({ round }), '?rounds=1&results=1');
    expect([final.get('SUMMARY'), final.get('URL;VALUE=URI')]).toEqual(['LCK: Playoffs: Final', 'https://riftweek.example/match/7']);
    expect(final.get('DESCRIPTION')).not.toMatch(/t1|gen/i);
    expect((await eventOf(finishedMatch({ round }))).get('SUMMARY')).toBe('LCK: T1 vs Gen.G');
    expect((await eventOf(finishedMatch(), '?rounds=1')).get('SUMMARY')).toBe('LCK: T1 vs Gen.G');
  });

  it('is in the requested language, English by default', async () => {
    const korean = await eventOf(notStartedMatch(), '?locale=ko');
    expect(korean.get('SUMMARY')).toBe('LCK: T1 vs Gen.G');
    expect(korean.get('DESCRIPTION')).toBe('LCK · 2023 서머 · 플레이오프\n3전제\nhttps://riftweek.example/ko/match/7/t1-vs-gen-g');
    expect((await eventOf(notStartedMatch(), '?locale=xx')).get('SUMMARY')).toBe('LCK: T1 vs Gen.G');
  });

  it('has an alarm for an upcoming match on request, where the time is known', async () => {
    const alarms = async (match: Match, query: string) => {
      store.match = { match };
      return (await get('match', '7.ics', query)).body.toString().match(/TRIGGER:\S+/g);
    };
    expect(await alarms(notStartedMatch(), '?alarm=15')).toEqual(['TRIGGER:-PT15M']);
    expect(await alarms(notStartedMatch(), '')).toBeNull();
    expect(await alarms(finishedMatch(), '?alarm=15')).toBeNull();
    expect(await alarms(notStartedMatch({ beginAtEstimated: true }), '?alarm=15')).toBeNull();
    expect((await get('match', '7.ics', '?alarm=7')).status).toBe(400);
  });

  it('lasts as long as its best-of may take', async () => {
    expect((await eventOf(notStartedMatch({ numOfGames: 1 }))).get('DTEND')).toBe('20230819T090000Z');
    expect((await eventOf(notStartedMatch({ numOfGames: 5 }))).get('DTEND')).toBe('20230819T120000Z');
  });

  it.each([
    ['match', '8.ics'],
    ['match', '7'],
    ['match', 'x.ics'],
    ['player', '7.ics'],
    ['constructor', '7.ics'],
  ])('is a 404 for %s/%s', async (kind, file) => {
    const { status, body } = await get(kind, file);
    expect([status, json(body)]).toMatchObject([404, { error: { code: 'not-found' } }]);
  });

  it('redirect from a deleted team to the one it was merged into, with the same options', async () => {
    Object.assign(store, { team: null, gone: { kind: 'team', id: 9 } });
    expect((await get('team', '9.ics')).status).toBe(410);
    store.gone = { kind: 'team', id: 9, into: 77 };
    const { status, headers } = await get('team', '9.ics', '?locale=ko&alarm=15');
    expect([status, headers.location]).toEqual([308, '/api/calendar/team/77.ics?locale=ko&alarm=15']);
  });
});

describe('calendars of a team, a league and a tournament', () => {
  const early = finishedMatch({ id: 1, beginAt: '2023-08-01T08:00:00Z' });
  const late = notStartedMatch({ id: 2, beginAt: '2023-09-01T08:00:00Z' });
  const uids = (text: string) => parse(text).events.map((event) => event.get('UID'));
  const both = ['match-1@riftweek.example', 'match-2@riftweek.example'];

  it('of a team leave out what reveals how far it got, where rounds are requested', async () => {
    const round = { part: 'single', name: 'final', round: 1, match: null } as const;
    Object.assign(store, { team: { name: 'T1' }, last: { recent: [early], next: [{ ...late, round }] } });
    expect(uids((await get('team', '77.ics', '?rounds=1')).body.toString())).toEqual(both.slice(0, 1));
    expect(uids((await get('team', '77.ics')).body.toString())).toEqual(both);
  });

  it('contain their matches by start', async () => {
    store.team = { name: 'T1' };
    store.last = { recent: [early], next: [late] };
    const team = await get('team', '77.ics');
    expect([uids(team.body.toString()), team.headers['x-riftweek-tags']]).toEqual([both, 'team:77']);

    store.league = { league: { id: 293, name: 'LCK' }, latest: [early], running: [], upcoming: [late] };
    const league = await get('league', '293.ics');
    expect([uids(league.body.toString()), league.headers['x-riftweek-tags']]).toEqual([both, 'league:293']);

    store.tournament = { league: { name: 'LCK' }, serie: { fullName: 'Summer 2023' }, tournament: { name: 'Playoffs' } };
    store.played = { matches: [late, early] };
    const tournament = await get('tournament', '16.ics');
    expect([uids(tournament.body.toString()), tournament.headers['x-riftweek-tags']]).toEqual([both, 'tournament:16']);
    expect(parse(tournament.body.toString()).calendar.get('X-WR-CALNAME')).toBe('LCK Summer 2023 Playoffs');
  });

  it('are empty for a team that has no match', async () => {
    store.team = { name: 'T1' };
    expect(uids((await get('team', '77.ics')).body.toString())).toEqual([]);
  });
});

describe('a calendar, read by an independent parser', () => {
  const longName = '무척이나 긴 이름의 대회, with commas; semicolons \\ and a line that no program would take unfolded '.repeat(3);
  const read = async (query: string) => {
    store.league = {
      league: { id: 1, name: longName },
      latest: [finishedMatch({ id: 1, leagueId: 1, leagueName: longName })],
      running: [],
      upcoming: [
        notStartedMatch({ id: 2 }),
        notStartedMatch({ id: 3, beginAtEstimated: true }),
        notStartedMatch({ id: 4, rescheduled: true, originalBeginAt: '2023-08-18T08:00:00Z' }),
        { ...offMatch('canceled'), id: 5 },
      ],
    };
    const text = (await get('league', '1.ics', query)).body.toString();
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    return events.sort((one, other) => one.uid.localeCompare(other.uid));
  };

  it('contains each match once, with its status, its times and its full name', async () => {
    const events = await read('?alarm=15');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(5);
    expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'TENTATIVE',
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(events.map(({ startDate }) => startDate.isDate)).toEqual([false, false, true, false, false]);
    expect(events.map(({ component }) => component.getAllSubcomponents('valarm').length)).toEqual([0, 1, 0, 1, 0]);
    expect(events[0]?.summary).toBe(`${longName}: T1 vs Gen.G`);
    expect(events[1]?.startDate.toJSDate().toISOString()).toBe('2023-08-19T08:00:00.000Z');
  });

  it('contains scores only with results', async () => {
    expect((await read('')).some(({ summary }) => /\d–\d/.test(summary))).toBe(false);
    expect((await read('?results=1'))[0]?.summary).toMatch(/T1 2–1 Gen\.G$/);
  });
});

describe('GET /api/calendar/followed/{file}', () => {
  const ids = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index).join('-');

  it('has the matches of the teams and leagues that it names, each once', async () => {
    store.team = { id: 9001, name: 'T1', acronym: 'T1', img: null, location: 'KR', players: [] };
    store.last = { recent: [], next: [notStartedMatch()] };
    store.league = {
      league: { id: 9001, name: 'LCK' },
      latest: [],
      running: [],
      upcoming: [notStartedMatch(), notStartedMatch({ id: 8 })],
    };
    const { status, headers, body } = await get('followed', `leagues-9001.teams-${ids(8, 9001)}.ics`);
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="riftweek.ics"']);
    expect(parse(body.toString()).events.map((event) => event.get('UID'))).toEqual([
      'match-7@riftweek.example',
      'match-8@riftweek.example',
    ]);
    expect(headers['x-riftweek-tags']).toContain('league:9001 team:9001 team:9002');
  });

  it.each(['.ics', 'teams-.ics', 'teams-0.ics', 'teams-1', 'players-1.ics', `teams-${ids(9, 1)}.ics`, `teams-${'1-'.repeat(200)}1.ics`])(
    'is missing where the address names none, or too many: %s',
    async (file) => {
      expect((await get('followed', file)).status).toBe(404);
    },
  );
});

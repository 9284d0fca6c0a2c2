import { PictureIndex } from '../../../lib/ingest/pictures/picture-index';
import { SeasonModel } from '../../../lib/ingest/season-model';
import { WholeReads } from '../../../lib/ingest/whole-reads';
import { pandaScoreSource } from '../../../lib/source/pandascore/pandascore-source';
import { toInstant } from '../../../lib/source/wire/wire';
import { TOKEN } from './panda-server';
import { VirtualClock } from './virtual-clock';
import {
  wireChampion,
  wireGame,
  wireGameTeam,
  wireLeague,
  wireMatch,
  wireMatchGame,
  wirePerson,
  wirePlayer,
  wireSerie,
  wireTeam,
  wireTournament,
  wireUpcoming,
} from './wire-fixture';

/**
 * A Saturday of sixty matches in twelve leagues at a stand-in for the API, by a
 * virtual clock: how many requests an ingest makes in each hour, and how late
 * it hears of a score.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SATURDAY = Date.parse('2031-02-01T00:00:00Z');
const START = SATURDAY + 5.5 * HOUR;
const LATENCY_MS = 250;
/** Everything but changes answers slowly: nothing live may wait for it. */
const SLOW_MS = 5_000;
const LEAGUES = 12;
const TEAMS = 10;
const PAGE = 100;

export type Plan = { readonly name: string; readonly limit: number; readonly hasFigures: boolean };
type HourOfRequests = ReadonlyMap<string, number>;
export type BusySaturday = {
  /** From the start of the first load, hour by hour of the clock: requests by kind. */
  readonly hours: ReadonlyMap<number, HourOfRequests>;
  /** How late each change of a running match was returned, in milliseconds, and whether a whole read was under way. */
  readonly delays: readonly { readonly ms: number; readonly whileReading: boolean }[];
  readonly refused: number;
  readonly figures: number;
  readonly wholeReadMs: number;
};

type Wire = Record<string, unknown> & { id: number; begin_at: string; modified_at: string };

const teamId = (league: number, team: number) => 1000 + league * 100 + team;
const teamOf = (league: number, team: number) => ({
  id: teamId(league, team),
  name: `Team ${league}-${team}`,
  acronym: `T${league}${team}`,
});

function matchOf(id: number, league: number, day: number, begin: number, wire: (overrides: Record<string, unknown>) => object): Wire {
  const left = teamOf(league, day % TEAMS);
  const right = teamOf(league, (day + 1 + (id % (TEAMS - 1))) % TEAMS);
  const at = toInstant(begin);
  const own = { id, league_id: 5000 + league, serie_id: 6000 + league, tournament_id: 7000 + league, begin_at: at, modified_at: at };
  const parents = {
    league: wireLeague({ id: own.league_id }),
    serie: wireSerie({ id: own.serie_id, league_id: own.league_id }),
    tournament: wireTournament({ id: own.tournament_id, league_id: own.league_id, serie_id: own.serie_id }),
  };
  const opponents = [left, right].map((opponent) => ({ type: 'Team', opponent: { ...wireTeam(), ...opponent } }));
  return { ...wire({ ...own, ...parents, opponents }), ...own };
}

/** The API's documents; `at` runs as the clock goes. */
class World {
  readonly matches = new Map<number, Wire>();
  readonly ended = new Map<number, number>();
  readonly teams: object[] = [];
  readonly players: object[] = [];
  readonly events: { readonly at: number; readonly change: () => { readonly id: number; readonly live: boolean } }[] = [];

  constructor() {
    for (let league = 0; league < LEAGUES; league += 1) {
      for (let team = 0; team < TEAMS; team += 1) {
        const roster = Array.from({ length: 6 }, (_, index) => wirePerson({ id: 20_000 + league * 600 + team * 6 + index }));
        this.teams.push({ ...wireTeam({ players: roster }), ...teamOf(league, team) });
        this.players.push(...roster.map((person) => wirePlayer(person)));
      }
    }
    let id = 30_000;
    // Two matches a day in every other league: for the past 120 days and the next 60.
    for (let day = -120; day <= 60; day += 1) {
      if (day === 0) continue;
      for (let league = Math.abs(day) % 2; league < LEAGUES; league += 2) {
        for (const hour of [10, 16]) {
          id += 1;
          const begin = SATURDAY + day * DAY + hour * HOUR;
          const match = matchOf(id, league, Math.abs(day), begin, day < 0 ? wireMatch : wireUpcoming);
          match.modified_at = toInstant(Math.min(begin, SATURDAY - DAY));
          if (day < 0) {
            const games = [1, 2, 3].map((position) => wireMatchGame({ id: id * 10 + position, position }));
            Object.assign(match, { games, end_at: toInstant(begin + 2 * HOUR), winner_id: teamOf(league, Math.abs(day) % TEAMS).id });
            this.ended.set(id, begin + 2 * HOUR);
          }
          this.matches.set(id, match);
        }
      }
    }
    // Sixty today: five in each league, from six in the morning on.
    for (let index = 0; index < 60; index += 1) {
      id += 1;
      this.play(id, index % LEAGUES, index, SATURDAY + 6 * HOUR + Math.floor(index * 16.5) * MINUTE);
    }
    this.events.sort((a, b) => a.at - b.at);
  }

  /** A match of three games of 35 minutes, touched every three minutes while it runs. */
  private play(id: number, league: number, day: number, begin: number): void {
    const upcoming = matchOf(id, league, day, begin, wireUpcoming);
    this.matches.set(id, { ...upcoming, modified_at: toInstant(SATURDAY - DAY) });
    const change = (at: number, live: boolean, fields: object) => {
      this.events.push({
        at,
        change: () => {
          const before = this.matches.get(id) ?? upcoming;
          this.matches.set(id, { ...before, ...fields, modified_at: toInstant(at) });
          return { id, live };
        },
      });
    };
    const end = begin + 130 * MINUTE;
    const won = (time: number) => Math.min(3, Math.floor((time - begin) / (40 * MINUTE)));
    const games = (time: number) =>
      [1, 2, 3].map((position) => {
        const status = position <= won(time) ? 'finished' : position === won(time) + 1 ? 'running' : 'not_started';
        const result = status === 'finished' ? {} : { end_at: null, winner: null, length: null, finished: false };
        return wireMatchGame({ id: id * 10 + position, position, status, ...result });
      });
    for (let time = begin; time < end; time += 3 * MINUTE + 7_000) {
      const results = [
        { team_id: teamOf(league, day % TEAMS).id, score: won(time) },
        { team_id: 0, score: 0 },
      ];
      change(time, true, { status: 'running', end_at: null, winner_id: null, results, games: games(time), touched: time });
    }
    change(end, true, { status: 'finished', end_at: toInstant(end), winner_id: teamOf(league, day % TEAMS).id, games: games(end) });
    // The statistics come eight minutes later, and touch the match.
    change(end + 8 * MINUTE, false, { touched: end + 8 * MINUTE });
    this.events.push({ at: end, change: () => (this.ended.set(id, end), { id, live: false }) });
  }

  gamesOf(matchId: number, now: number): object[] {
    const end = this.ended.get(matchId);
    if (end === undefined || now < end + 8 * MINUTE) return [];
    return [1, 2, 3].map((position) =>
      wireGame({ ...wireMatchGame({ id: matchId * 10 + position, position }), match_id: matchId, players: [], teams: [wireGameTeam()] }),
    );
  }
}

function kindOf(path: string, query: URLSearchParams): string {
  if (query.has('range[modified_at]')) return 'changes';
  if (path.endsWith('/games')) return 'figures';
  if (path.endsWith('/standings') || path.endsWith('/brackets')) return 'tables';
  return path === '/deletions' ? 'deletions' : 'matches and entities';
}

/** Answers from the world, counts requests, and enforces the hourly limit. */
function apiOf(world: World, clock: VirtualClock, plan: Plan) {
  const hours = new Map<number, Map<string, number>>();
  const api = { hours, refused: 0 };
  const listOf = (path: string, query: URLSearchParams): readonly unknown[] | null => {
    const ids = query.get('filter[id]')?.split(',').map(Number);
    const chosen = <Value extends object>(values: readonly Value[]) =>
      ids === undefined ? values : values.filter((value) => 'id' in value && ids.includes(Number(value.id)));
    const leagues = Array.from({ length: LEAGUES }, (_, league) => league);
    const [, id, part] = /^\/(?:lol\/matches|tournaments)\/(\d+)\/(\w+)$/.exec(path) ?? [];
    if (part === 'games') return world.gamesOf(Number(id), clock.time);
    if (part === 'standings')
      return Array.from({ length: TEAMS }, (_, team) => ({ rank: team + 1, team: teamOf(Number(id) - 7000, team), wins: 1, losses: 1 }));
    if (part === 'brackets') return [];
    switch (path) {
      case '/lol/matches': {
        const [, field = ''] = [...query.keys()].map((key) => /^range\[(\w+)\]$/.exec(key)).find((found) => found !== null) ?? [];
        const [from = '', to = ''] = query.get(`range[${field}]`)?.split(',') ?? [];
        const value = (match: Wire) => (field === 'modified_at' ? match.modified_at : match.begin_at);
        return [...world.matches.values()]
          .filter((match) => value(match) >= from && value(match) <= to)
          .sort((a, b) => (value(a) < value(b) ? -1 : 1));
      }
      case '/lol/leagues':
        return leagues.map((league) => wireLeague({ id: 5000 + league }));
      case '/lol/series':
        return chosen(leagues.map((league) => wireSerie({ id: 6000 + league, league_id: 5000 + league })));
      case '/lol/tournaments':
        return chosen(
          leagues.map((league) =>
            wireTournament({ id: 7000 + league, league_id: 5000 + league, serie_id: 6000 + league, has_bracket: league % 2 === 0 }),
          ),
        );
      case '/lol/teams':
        return [...chosen(world.teams)];
      case '/lol/players':
        return [...chosen(world.players)];
      case '/lol/champions':
        return [wireChampion()];
      case '/deletions':
        return [];
      default:
        return null;
    }
  };
  const answer = async (input: string | URL | Request): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const kind = kindOf(url.pathname, url.searchParams);
    await clock.sleep(kind === 'changes' ? LATENCY_MS : SLOW_MS);
    const hour = Math.floor((clock.time - SATURDAY) / HOUR);
    const counts = hours.get(hour) ?? new Map<string, number>();
    hours.set(hour, counts);
    const spent = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const headers = { 'x-rate-limit-remaining': String(Math.max(0, plan.limit - spent - 1)) };
    if (spent >= plan.limit) {
      api.refused += 1;
      return new Response('{}', { status: 429, headers });
    }
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (kind === 'figures' && !plan.hasFigures) return new Response('{}', { status: 403, headers });
    // Neither plan has live data.
    if (url.pathname === '/lives' || url.pathname.endsWith('/frames')) return new Response('{}', { status: 403, headers });
    const list = listOf(url.pathname, url.searchParams);
    if (list === null) return new Response('{}', { status: 404, headers });
    const page = Number(url.searchParams.get('page[number]'));
    const elements = list.slice((page - 1) * PAGE, page * PAGE);
    return new Response(JSON.stringify(elements), { headers: { ...headers, 'x-per-page': String(PAGE), 'x-total': String(list.length) } });
  };
  return { api, answer };
}

/** Runs the day from half past five until an hour of it. The whole read comes at nine in the morning, while matches run. */
export async function busySaturday(plan: Plan, untilHour: number): Promise<BusySaturday> {
  const clock = new VirtualClock(START);
  const world = new World();
  const { api, answer } = apiOf(world, clock, plan);
  const source = pandaScoreSource({
    token: TOKEN,
    baseUrl: 'https://api.example',
    fetch: answer,
    sleep: clock.sleep,
    now: clock.now,
    random: () => 0.5,
    figuresDays: 60,
  });
  const model = new SeasonModel(source, clock.now, new PictureIndex(source.name));
  const unreported = new Map<number, number[]>();
  const delays: { ms: number; whileReading: boolean }[] = [];
  let readingSince: number | null = null;
  let wholeReadMs = 0;

  const happenings = async () => {
    for (const { at, change } of world.events) {
      await clock.sleep(Math.max(0, at - clock.time));
      const { id, live } = change();
      if (live) unreported.set(id, [...(unreported.get(id) ?? []), at]);
    }
  };
  const { changes } = source;
  const timed: typeof changes = async (now, known) => {
    const received = await changes(now, known);
    for (const { id, modifiedAt } of received.matches) {
      const open = unreported.get(id) ?? [];
      const arrived = open.filter((at) => at <= Date.parse(modifiedAt));
      delays.push(...arrived.map((at) => ({ ms: clock.time - at, whileReading: readingSince !== null })));
      unreported.set(
        id,
        open.filter((at) => !arrived.includes(at)),
      );
    }
    return received;
  };
  Object.assign(source, { changes: timed });

  const ingest = async () => {
    await model.learnAll(clock.time, 'nothing', null, () => undefined);
    const reads = new WholeReads(source, START, (error) => {
      throw error;
    });
    for (;;) {
      await clock.sleep((model.isBusy(clock.time) ? source.pollSeconds : source.quietPollSeconds) * 1000);
      const now = clock.time;
      await model.learnChanges(now);
      await model.learnBackground(now);
      const read = reads.take();
      if (read !== null) {
        model.learnWholeRead(read);
        wholeReadMs = clock.time - (readingSince ?? clock.time);
        readingSince = null;
      }
      if (reads.poll(now, model.known)) {
        model.beginWholeRead();
        readingSince = now;
      }
      model.forgetGames();
    }
  };
  const failures: Error[] = [];
  const fail = (error: unknown) => void failures.push(error instanceof Error ? error : new Error(String(error)));
  void happenings().catch(fail);
  void ingest().catch(fail);
  await clock.runUntil(SATURDAY + untilHour * HOUR - 1);
  if (failures[0]) throw failures[0];
  const figures = [...model.known.matches()].filter(({ id }) => model.known.hasFigures(id, id * 10 + 1)).length;
  return { hours: api.hours, delays, refused: api.refused, figures, wholeReadMs };
}

export const KINDS = ['changes', 'figures', 'tables', 'deletions', 'matches and entities'];

/** Requests in an hour, of all kinds. */
export function sumOf(hour: HourOfRequests): number {
  return [...hour.values()].reduce((sum, count) => sum + count, 0);
}

/** Of a hundred delays, the longest but one, in seconds. */
export function p99(delays: readonly { readonly ms: number }[]): number {
  const sorted = delays.map(({ ms }) => ms).sort((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0) / 1000;
}

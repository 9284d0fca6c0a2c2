import { wireLive } from '../../../tests/support/source/live-fixture';
import { pandaServer, type PandaServer } from '../../../tests/support/source/panda-server';
import {
  FOXES,
  OWLS,
  wireChampion,
  wireGame,
  wireGamePlayer,
  wireGameTeam,
  wireLeague,
  wireMatch,
  wireMatchGame,
  wirePlayer,
  wireSerie,
  wireTeam,
  wireTournament,
  wireUpcoming,
} from '../../../tests/support/source/wire-fixture';
import { champion, championId, CHAMPIONS, FIGURES, NAMES, person, playerId, ROLES, roster } from './plan-people';

/**
 * PandaScore as each of its plans answers: a regular season with a finished and
 * a running match, and an upcoming one of its playoffs.
 */

export type PlanName = 'free' | 'historical' | 'live';

export const NOW = Date.parse('2031-02-01T19:00:00Z');
export const MATCHES = { finished: 3001, upcoming: 3002, running: 3003 } as const;
export const RUNNING_GAME = 4012;
export const FEED = `/matches/${MATCHES.running}`;
export const EVENTS_FEED = `${FEED}/events`;

/** Where the logos of the Foxes come from: one for light ground, one for dark. */
export const LOGOS = { light: 'https://img.example/fox.png', dark: 'https://img.example/fox-dark.png' } as const;

/** What the plan of a token refuses. */
const FORBIDDEN: Readonly<Record<PlanName, RegExp | null>> = {
  free: /^\/lives$|\/games$|\/frames$/,
  historical: /^\/lives$|\/frames$/,
  live: null,
};

const FOX_LOGOS = { image_url: LOGOS.light, dark_mode_image_url: LOGOS.dark };

type Document = Record<string, unknown>;

const SEASON = {
  id: 7002,
  name: 'Regular Season',
  slug: 'harbour-league-spring-2031-regular-season',
  has_bracket: false,
  begin_at: '2031-01-10T16:00:00Z',
  end_at: '2031-02-20T21:00:00Z',
  league_id: 5001,
  serie_id: 6001,
  tier: 'a',
  winner_id: null,
};
const inSeason = { tournament_id: SEASON.id, tournament: SEASON };

function game(id: number, position: number, beginAt: string, minutes: number, winner: typeof FOXES | typeof OWLS) {
  const endAt = new Date(Date.parse(beginAt) + minutes * 60_000).toISOString();
  return wireMatchGame({
    id,
    position,
    match_id: id < 4010 ? MATCHES.finished : MATCHES.running,
    begin_at: beginAt,
    end_at: endAt,
    length: minutes * 60,
    winner: { id: winner.id, type: 'Team' },
  });
}

const FINISHED = [
  game(4001, 1, '2031-01-31T16:04:00Z', 33, FOXES),
  game(4002, 2, '2031-01-31T16:55:00Z', 34, OWLS),
  game(4003, 3, '2031-01-31T17:50:00Z', 38, FOXES),
];
const PLAYED = game(4011, 1, '2031-02-01T17:58:00Z', 31, OWLS);
const RUNNING = wireMatchGame({
  id: RUNNING_GAME,
  position: 2,
  match_id: MATCHES.running,
  begin_at: '2031-02-01T18:38:00Z',
  end_at: null,
  length: null,
  status: 'running',
  finished: false,
  complete: false,
  winner: { id: null, type: 'Team' },
});

/** A game of the list of games, with the figures of ten players. Blue are the Foxes; the winner's five have the better figures. */
function withFigures(document: Document, index: number): Document {
  const foxesWin = document === PLAYED ? false : index !== 1;
  const players = NAMES.map((_, place) => {
    const [isFox, role] = [place < 5, place % 5];
    const pick = champion(place, index);
    const figures = FIGURES[isFox === foxesWin ? 'winner' : 'loser'];
    return wireGamePlayer({
      player_id: playerId(place),
      player: person(place),
      team: isFox ? FOXES : OWLS,
      opponent: isFox ? OWLS : FOXES,
      role: ROLES[role],
      champion: pick,
      level: 14 + (place % 4),
      kills: figures.kills[role],
      deaths: figures.deaths[role],
      assists: figures.assists[role],
      creep_score: figures.creeps[role],
      gold_earned: figures.gold[role],
      total_damage: { dealt: 90_000, dealt_to_champions: 8000 + ((place * 3701) % 14_000), taken: 18_000 + ((place * 977) % 9000) },
    });
  });
  const winner = {
    kills: 18,
    gold_earned: 61_150,
    tower_kills: 9,
    inhibitor_kills: 1,
    voidgrub_kills: 3,
    atakhan_kills: 1,
    dragon_kills: 3,
  };
  const loser = {
    kills: 9,
    gold_earned: 50_600,
    tower_kills: 3,
    inhibitor_kills: 0,
    herald_kills: 0,
    baron_kills: 0,
    voidgrub_kills: 0,
    atakhan_kills: 0,
    dragon_kills: 1,
  };
  const bans = (first: number) => [0, 1, 2].map((each) => championId(first + each, index + 1));
  return wireGame({
    ...document,
    teams: [
      wireGameTeam({ team: OWLS, color: 'red', bans: bans(5), ...(foxesWin ? loser : winner), player_ids: [5, 6, 7, 8, 9].map(playerId) }),
      wireGameTeam({ bans: bans(0), ...(foxesWin ? winner : loser), player_ids: [0, 1, 2, 3, 4].map(playerId) }),
    ],
    players,
  });
}

const running = () =>
  wireMatch({
    id: MATCHES.running,
    ...inSeason,
    status: 'running',
    slug: 'river-foxes-vs-night-owls-2031-02-01',
    name: 'FOX vs OWL',
    begin_at: '2031-02-01T17:55:00Z',
    scheduled_at: '2031-02-01T18:00:00Z',
    original_scheduled_at: '2031-02-01T18:00:00Z',
    end_at: null,
    winner: null,
    winner_id: null,
    modified_at: '2031-02-01T18:39:00Z',
    // One whose objectives have known times.
    videogame_version: { current: true, name: '26.3.1' },
    games: [PLAYED, RUNNING],
    results: [
      { score: 0, team_id: FOXES.id },
      { score: 1, team_id: OWLS.id },
    ],
  });

const finished = () =>
  wireMatch({
    id: MATCHES.finished,
    ...inSeason,
    name: 'FOX vs OWL',
    begin_at: '2031-01-31T16:03:00Z',
    scheduled_at: '2031-01-31T16:00:00Z',
    original_scheduled_at: '2031-01-31T16:00:00Z',
    end_at: '2031-01-31T18:31:00Z',
    modified_at: '2031-01-31T18:40:00Z',
    games: FINISHED,
  });

/** Starts the API of a plan; it stops with the test. `feeds`: address of the live feeds, where the plan has them. */
export async function planServer(plan: PlanName, feeds: string): Promise<PandaServer> {
  const server = await pandaServer({
    '/lol/leagues': [wireLeague({ image_url: null })],
    '/lol/series': [wireSerie()],
    '/lol/tournaments': [wireTournament(), wireTournament(SEASON)],
    '/lol/teams': [wireTeam({ ...FOX_LOGOS, players: roster(0) }), wireTeam({ ...OWLS, players: roster(5) })],
    '/lol/players': NAMES.map((_, index) => wirePlayer({ ...person(index), current_team: index < 5 ? FOXES : OWLS })),
    '/lol/champions': CHAMPIONS.map((name, index) => wireChampion({ id: 31 + index, name, image_url: null })),
    '/lol/matches': [
      finished(),
      running(),
      wireUpcoming({ id: MATCHES.upcoming, scheduled_at: '2031-02-02T16:00:00Z', begin_at: '2031-02-02T16:00:00Z' }),
    ],
    '/lol/matches/running': [running()],
    [`/lol/matches/${MATCHES.finished}/games`]: FINISHED.map(withFigures),
    [`/lol/matches/${MATCHES.running}/games`]: [withFigures(PLAYED, 0), RUNNING],
    '/tournaments/7001/standings': [],
    '/tournaments/7001/brackets': [{ id: MATCHES.upcoming, previous_matches: [] }],
    '/tournaments/7002/standings': [
      { rank: 1, team: FOXES, wins: 1, losses: 0, total: 1 },
      { rank: 2, team: OWLS, wins: 0, losses: 1, total: 1 },
    ],
    '/deletions': [],
    '/lives': [wireLive(MATCHES.running, `${feeds}${FEED}`, { begin_at: '2031-02-01T17:55:00Z' }, { events: true })],
  });
  server.forbidden = FORBIDDEN[plan];
  return server;
}

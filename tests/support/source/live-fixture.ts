/** Live feeds in the shape of PandaScore's documentation, with invented ids and names. */

type Document = Record<string, unknown>;

const ROLES = ['top', 'jun', 'mid', 'adc', 'sup'] as const;

function wireLivePlayers(first: number): Document {
  return Object.fromEntries(
    ROLES.map((role, index) => [
      role,
      {
        id: first + index,
        name: `Player ${first + index}`,
        champion: { id: 31 + index, name: 'Heron', image_url: 'https://img.example/heron.png' },
        cs: 40,
        level: 6,
        kills: 1,
        deaths: 0,
        assists: 2,
        summoner_spells: [{ id: 4, name: 'Flash' }],
        items: [{ id: 9, name: 'Boots', type: 'item' }],
      },
    ]),
  );
}

export function wireLiveTeam(overrides: Document = {}): Document {
  return {
    id: 901,
    name: 'River Foxes',
    acronym: 'FOX',
    towers: 1,
    gold: 12_000,
    kills: 5,
    drakes: 1,
    nashors: 0,
    herald: 1,
    inhibitors: 0,
    voidgrubs: 3,
    score: 0,
    players: wireLivePlayers(8001),
    ...overrides,
  };
}

/** A frame of the first game of match 3001, ten minutes in. Blue has 10 gold a second, red 8. */
export function wireLiveFrame(overrides: Document = {}): Document {
  const seconds = typeof overrides['current_timestamp'] === 'number' ? overrides['current_timestamp'] : 600;
  return {
    game_id: 4001,
    match_id: 3001,
    tournament_id: 7001,
    current_timestamp: seconds,
    paused: false,
    finished: false,
    winner_id: null,
    blue: wireLiveTeam({ gold: 2500 + seconds * 10 }),
    red: wireLiveTeam({ id: 902, acronym: 'OWL', gold: 2500 + seconds * 8, kills: 2, players: wireLivePlayers(8101) }),
    ...overrides,
  };
}

type FixtureSide = 'blue' | 'red';

export const wireEventPlayer = (id: number, side: FixtureSide): Document => ({
  type: 'player',
  object: { champion: { id: 31, name: 'Heron' }, player_id: id, player_name: `Player ${id}`, side },
});

/** What `/lol/games/{id}/events` lists: here the first dragon, taken by blue's jungler. */
export function wireGameEvent(overrides: Document = {}, payload: Document = {}): Document {
  return {
    game_id: 4001,
    match_id: 3001,
    tournament_id: 7001,
    ingame_timestamp: 330,
    is_first: true,
    type: 'drake_kill',
    payload: {
      assists: [],
      killer: wireEventPlayer(8002, 'blue'),
      victim: { type: 'drake', object: { name: 'Infernal Drake', type: 'infernal' } },
      ...payload,
    },
    ...overrides,
  };
}

/** The same as a feed says it: without a game, who died is `killed`. */
export function wireFeedEvent(seconds: number, killed: Document, killer: Document = wireEventPlayer(8002, 'blue')): Document {
  return {
    type: 'kill_feed',
    ts: seconds * 1000,
    ingame_timestamp: seconds,
    payload: { type: killed['type'], assists: [], killer, killed },
  };
}

/** Of a player of one side by one of the other, which is `side`. */
export const wireKill = (seconds: number, killer: number, victim: number, side: FixtureSide = 'blue'): Document =>
  wireFeedEvent(seconds, wireEventPlayer(victim, side === 'blue' ? 'red' : 'blue'), wireEventPlayer(killer, side));

export const wireDrake = (seconds: number, killer = wireEventPlayer(8002, 'blue'), type = 'infernal'): Document =>
  wireFeedEvent(seconds, { type: 'drake', object: { name: `${type} Drake`, type } }, killer);

/** An entry of `/lives`; its feed of events is open where `events` says so. */
export function wireLive(matchId: number, url: string, match: Document = {}, { events = false } = {}): Document {
  const endpoint = { begin_at: null, expected_begin_at: '2031-02-01T19:00:00Z', last_active: null, match_id: matchId, open: true };
  return {
    endpoints: [
      { ...endpoint, type: 'frames', url },
      { ...endpoint, type: 'events', url: `${url}/events`, open: events },
    ],
    event: { id: matchId, game: 'league-of-legends', is_active: true },
    match: {
      id: matchId,
      status: 'running',
      begin_at: '2031-02-01T19:00:00Z',
      videogame: { id: 1, name: 'LoL', slug: 'league-of-legends' },
      ...match,
    },
  };
}

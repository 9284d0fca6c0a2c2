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

/** An entry of `/lives`. */
export function wireLive(matchId: number, url: string, match: Document = {}): Document {
  const endpoint = { begin_at: null, expected_begin_at: '2031-02-01T19:00:00Z', last_active: null, match_id: matchId, open: true };
  return {
    endpoints: [
      { ...endpoint, type: 'frames', url },
      { ...endpoint, type: 'events', url: `${url}/events` },
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

import { pandaScoreSource, type PandaScoreSourceOptions } from '../../../lib/source/pandascore/pandascore-source';
import {
  FOXES,
  OWLS,
  wireChampion,
  wireGame,
  wireLeague,
  wireMatch,
  wireMatchGame,
  wirePlayer,
  wireSerie,
  wireTeam,
  wireTournament,
  wireUpcoming,
} from './wire-fixture';
import { pandaServer, quickSleep, TOKEN, type PandaServer } from './panda-server';

export const NOW = Date.parse('2031-02-01T19:00:00Z');
export const MINUTE = 60_000;

/** A small world: a finished match with figures and an upcoming one. */
export async function world(): Promise<PandaServer> {
  return pandaServer({
    '/lol/leagues': [wireLeague()],
    '/lol/series': [wireSerie(), wireSerie({ id: 6999 })],
    '/lol/tournaments': [wireTournament()],
    '/lol/teams': [wireTeam(), wireTeam({ ...OWLS, players: [] })],
    '/lol/players': [wirePlayer(), wirePlayer({ id: 8102, name: 'Dusk' }), wirePlayer({ id: 8999 })],
    '/lol/champions': [wireChampion(), wireChampion({ id: 32, name: 'Otter' })],
    '/lol/matches': [wireMatch(), wireUpcoming({ id: 3002, begin_at: '2031-02-02T16:00:00Z' })],
    '/lol/matches/running': [],
    '/lol/matches/3001/games': [
      wireGame(),
      wireGame({ ...wireMatchGame({ id: 4002, position: 2 }) }),
      wireGame({ ...wireMatchGame({ id: 4003, position: 3 }) }),
    ],
    '/tournaments/7001/standings': [
      { rank: 1, team: FOXES, wins: 3, losses: 0, total: 3 },
      { rank: 2, team: OWLS, wins: 0, losses: 3, total: 3 },
    ],
    '/tournaments/7001/brackets': [{ id: 3002, previous_matches: [{ match_id: 3001, type: 'winner' }] }],
    '/deletions': [],
  });
}

/** A source on that world whose waits end at once. */
export function sourceOn(server: PandaServer, overrides: Partial<PandaScoreSourceOptions> = {}) {
  const { waits, sleep } = quickSleep();
  const source = pandaScoreSource({ token: TOKEN, baseUrl: server.baseUrl, sleep, random: () => 1, now: () => NOW, ...overrides });
  return { source, waits, snapshot: () => source.snapshot(NOW, () => undefined) };
}

import type { Tournament } from '../../../lib/domain/entities/entities';
import type { GameDetail } from '../../../lib/domain/match/game';
import type { Match } from '../../../lib/domain/match/match';
import { hasCourse } from '../../../lib/domain/match/live-games';
import type { IngestKnowledge, SourceSnapshot } from '../../../lib/source/match-source';
import { hasFigures } from '../../../lib/domain/match/has-figures';
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

/** What an ingest would have after the source's answers so far. */
class Learned implements IngestKnowledge {
  readonly #matches = new Map<number, Match>();
  readonly #tournaments = new Map<number, Tournament>();
  readonly #games = new Map<number, readonly GameDetail[]>();

  readonly matches = () => this.#matches.values();
  readonly tournament = (id: number) => this.#tournaments.get(id) ?? null;
  readonly players = () => [];
  readonly champions = () => [];
  readonly hasFigures = (matchId: number, gameId: number) =>
    this.#games.get(matchId)?.some((game) => game.id === gameId && game.fromFiles !== true && hasFigures(game)) ?? false;
  /** Frames are requested only where a test wants them. */
  wantsFrames = false;
  readonly hasCourse = (gameId: number) =>
    !this.wantsFrames || [...this.#games.values()].flat().some((game) => game.id === gameId && hasCourse(game));

  games(matchId: number): readonly GameDetail[] {
    return this.#games.get(matchId) ?? [];
  }

  learn(received: Partial<SourceSnapshot>): void {
    for (const match of received.matches ?? []) this.#matches.set(match.id, match);
    for (const id of received.removed ?? []) this.#matches.delete(id);
    for (const tournament of received.tournaments ?? []) this.#tournaments.set(tournament.id, tournament);
    for (const [id, games] of received.games ?? []) this.#games.set(id, games);
  }
}

/** A source on that world whose waits end at once. */
export function sourceOn(server: PandaServer, overrides: Partial<PandaScoreSourceOptions> = {}) {
  const { waits, sleep } = quickSleep();
  const source = pandaScoreSource({ token: TOKEN, baseUrl: server.baseUrl, sleep, random: () => 1, now: () => NOW, ...overrides });
  const known = new Learned();
  const learned = <Received extends Partial<SourceSnapshot> | null>(received: Received): Received => {
    if (received !== null) known.learn(received);
    return received;
  };
  return {
    source,
    waits,
    known,
    snapshot: async () => learned(await source.snapshot(NOW, () => undefined)),
    changes: async (now: number) => learned(await source.changes(now, known)),
    /** Begins what is due, waits for it, and takes it. */
    background: async (now: number) => {
      const before = learned(source.pollBackground(now, known));
      await source.settled();
      return before ?? learned(source.pollBackground(now, known));
    },
  };
}

import type { Champion } from '../../domain/entities/entities';
import type { GameDetail } from '../../domain/match/game';
import { chunks } from '../../domain/values/chunks';
import type { Rejection } from '../match-source';
import { parseChampion } from '../wire/parse-entities';
import { PAGE_SIZE, type PandaScoreClient } from './client';

/**
 * PandaScore gives a champion a new id with each patch that changes it. Pages
 * and statistics need one id a champion: the one of the latest patch, found by
 * name for picks and looked up for bans, which come as bare ids.
 */
export type ChampionBook = {
  /** The champions of the latest patch. */
  readonly load: () => Promise<readonly Champion[]>;
  /** Documents since the last call that were no champions. */
  readonly takeRejections: () => Rejection[];
  /** Gives every champion in the games its latest id. */
  readonly translate: (games: readonly GameDetail[]) => Promise<GameDetail[]>;
  /** `translate` where all champions are known already, else null. */
  readonly translateKnown: (games: readonly GameDetail[]) => GameDetail[] | null;
};

export function championBook(client: PandaScoreClient): ChampionBook {
  const latest = new Map<string, Champion>();
  /** Any id, old or new → the champion's latest. */
  const ids = new Map<number, number>();
  let rejections: Rejection[] = [];
  let loading: Promise<readonly Champion[]> | null = null;

  async function read(query: Record<string, string>): Promise<Champion[]> {
    const champions: Champion[] = [];
    for await (const page of client.pages('/lol/champions', query)) {
      for (const document of page.elements) {
        const parsed = parseChampion(document);
        if (parsed.ok) champions.push(parsed.value);
        else rejections.push(parsed.error);
      }
    }
    return champions;
  }

  async function loadLatest(): Promise<readonly Champion[]> {
    const champions = await read({});
    for (const champion of champions) {
      if (champion.name !== '') latest.set(champion.name, champion);
      ids.set(champion.id, champion.id);
    }
    return champions;
  }

  async function lookUp(unknown: readonly number[]): Promise<void> {
    for (const chunk of chunks(unknown, PAGE_SIZE)) {
      for (const champion of await read({ 'filter[id]': chunk.join(','), 'filter[videogame_version]': 'all' })) {
        ids.set(champion.id, latest.get(champion.name)?.id ?? champion.id);
      }
      // An id that the API does not know is not requested again.
      for (const id of chunk) if (!ids.has(id)) ids.set(id, id);
    }
  }

  const load = () =>
    (loading ??= loadLatest().catch((error: unknown) => {
      loading = null;
      throw error;
    }));

  const unknownBans = (games: readonly GameDetail[]) => [
    ...new Set(games.flatMap((game) => game.teams.flatMap((team) => team.bans)).filter((id) => !ids.has(id))),
  ];

  function translated(games: readonly GameDetail[]): GameDetail[] {
    for (const player of games.flatMap((game) => game.players)) {
      const { id, name } = player.champion;
      if (!ids.has(id)) ids.set(id, latest.get(name)?.id ?? id);
    }
    const latestId = (id: number) => ids.get(id) ?? id;
    return games.map((game) => ({
      ...game,
      teams: game.teams.map((team) => ({ ...team, bans: team.bans.map(latestId) })),
      players: game.players.map((player) => ({
        ...player,
        champion: latest.get(player.champion.name) ?? { ...player.champion, id: latestId(player.champion.id) },
      })),
    }));
  }

  return {
    load,
    takeRejections() {
      const taken = rejections;
      rejections = [];
      return taken;
    },
    translateKnown: (games) => (latest.size > 0 && unknownBans(games).length === 0 ? translated(games) : null),
    async translate(games) {
      await load();
      await lookUp(unknownBans(games));
      return translated(games);
    },
  };
}

import type { ChampionRef } from './game';
import type { SeriesGame } from './series-games';
import { playersOf } from './series-figures';

type UsedChampion = {
  readonly champion: ChampionRef;
  /** Positions of the games, ascending. */
  readonly games: readonly number[];
};

/** What a team has picked in the games that have begun, in the order of its first picks. */
export function usedChampions(games: readonly SeriesGame[], teamId: number): UsedChampion[] {
  const used = new Map<number, { readonly champion: ChampionRef; readonly games: number[] }>();
  for (const { position, detail } of games) {
    if (detail === null) continue;
    for (const { champion } of playersOf(detail, teamId)) {
      if (champion.id === 0) continue;
      const known = used.get(champion.id);
      if (known) known.games.push(position);
      else used.set(champion.id, { champion, games: [position] });
    }
  }
  return [...used.values()];
}

/** True where no champion was picked twice by either team in at least two games, as a fearless draft demands. Undefined where fewer games are known, or a game without known picks may have had one again. */
export function looksFearless(games: readonly SeriesGame[]): boolean | undefined {
  const hasPicks = ({ detail }: SeriesGame) => detail !== null && detail.players.length > 0;
  const known = games.filter(hasPicks);
  if (known.length < 2) return undefined;
  const picks = known.flatMap(({ detail }) => (detail?.players ?? []).map(({ champion }) => champion.id)).filter((id) => id !== 0);
  if (new Set(picks).size < picks.length) return false;
  return games.every((game) => game.status !== 'finished' || hasPicks(game)) ? true : undefined;
}

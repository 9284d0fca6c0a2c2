import type { ChampionRef } from './game';
import type { SeriesGame } from './series-games';
import { playersOf } from './series-figures';

type GamePicks = {
  readonly position: number;
  /** Picks from top to support. */
  readonly champions: readonly ChampionRef[];
};

/** A team's picks in each game that has begun and whose picks are known. */
export function picksByGame(games: readonly SeriesGame[], teamId: number): GamePicks[] {
  return games.flatMap(({ position, detail }) => {
    const champions = detail === null ? [] : playersOf(detail, teamId).flatMap(({ champion }) => (champion.id === 0 ? [] : [champion]));
    return champions.length > 0 ? [{ position, champions }] : [];
  });
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

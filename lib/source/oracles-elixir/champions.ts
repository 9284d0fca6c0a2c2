import type { Champion } from '../../domain/entities/entities';
import { foldText } from '../../domain/search/fold';
import { CHAMPION_CATALOG } from '../champion-catalog';
import type { NameIds } from './ids';

/** Champions, which match data files have by name. */
export type ChampionCatalog = {
  /** A champion by its name; null for ''. One that is newer than the catalog has no picture. */
  readonly byName: (name: string) => Champion | null;
  readonly all: () => Champion[];
};

export function championCatalog(ids: NameIds, known: readonly Champion[] = CHAMPION_CATALOG): ChampionCatalog {
  const champions = new Map(known.map((champion) => [foldText(champion.name), champion]));
  return {
    byName(name) {
      const folded = foldText(name);
      if (folded === '') return null;
      const champion = champions.get(folded) ?? { id: ids.idOf('champion', folded), name, img: null };
      champions.set(folded, champion);
      return champion;
    },
    all: () => [...champions.values()],
  };
}

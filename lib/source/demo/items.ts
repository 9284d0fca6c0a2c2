import type { GamePlayer } from '../../domain/match/game';
import { ASSETS_BASE, type DemoChampion } from './champions';

type GameItem = GamePlayer['items'][number];

/** What players of a kind buy, in order. Numbers and names are Riot's. */
const BUILDS = {
  marksman:
    "3006 Berserker's Greaves|6672 Kraken Slayer|3031 Infinity Edge|3036 Lord Dominik's Regards|3072 Bloodthirster|3026 Guardian Angel",
  mage: "3020 Sorcerer's Shoes|6653 Liandry's Torment|4645 Shadowflame|3157 Zhonya's Hourglass|3089 Rabadon's Deathcap|3135 Void Staff",
  fighter: "3047 Plated Steelcaps|3078 Trinity Force|3053 Sterak's Gage|6333 Death's Dance|3071 Black Cleaver|3026 Guardian Angel",
  tank: "3111 Mercury's Treads|3068 Sunfire Aegis|6665 Jak'Sho, The Protean|3075 Thornmail|4401 Force of Nature|3143 Randuin's Omen",
  support:
    "3158 Ionian Boots of Lucidity|3190 Locket of the Iron Solari|3107 Redemption|3109 Knight's Vow|3222 Mikael's Blessing|2065 Shurelya's Battlesong",
} as const;

const builds = new Map(
  Object.entries(BUILDS).map(([kind, text]): [string, readonly GameItem[]] => [
    kind,
    text.split('|').map((row) => {
      const space = row.indexOf(' ');
      const id = Number(row.slice(0, space));
      return { id, name: row.slice(space + 1), img: `${ASSETS_BASE}/item/${id}.png` };
    }),
  ]),
);

const GOLD_PER_ITEM = 2650;

/** The finished items that a player's gold pays for (boots come first and cost less). `role` is 0 (top) to 4 (support). */
export function itemsOf(champion: DemoChampion, role: number, gold: number): GameItem[] {
  const kind =
    role === 4
      ? 'support'
      : champion.tank
        ? 'tank'
        : role === 3 && champion.damage !== 'magic'
          ? 'marksman'
          : champion.damage === 'magic'
            ? 'mage'
            : 'fighter';
  const count = Math.min(6, 1 + Math.floor(Math.max(0, gold - 1100) / GOLD_PER_ITEM));
  return (builds.get(kind) ?? []).slice(0, count);
}

import { ROLES } from '../../domain/match/role';
import { memoized } from '../../domain/values/memoized';
import { DEMO_CHAMPIONS, type DemoChampion } from './champions';
import { randomFrom, weightTable, type Random, type WeightTable } from './random';
import type { DemoPlayer } from './rosters';

/** Picks by role (top to support) and bans in their order. */
export type TeamDraft = { readonly picks: readonly DemoChampion[]; readonly bans: readonly number[] };

const BANS = 5;
const SIGNATURES = 5;
const SIGNATURE_WEIGHT = 4;
const MAX_DRAWS = 60;
/** The order in which roles pick, from 0 (top) to 4 (support): those that fewest champions can play choose first, so that no pool runs dry late in a series. */
const PICK_ORDER = [3, 0, 2, 1, 4];

const pools = ROLES.map((role) => DEMO_CHAMPIONS.filter((champion) => champion.roles.includes(role)));

type Patch = {
  readonly version: string;
  readonly strengths: ReadonlyMap<number, number>;
  readonly bans: WeightTable;
  readonly picks: Map<number, WeightTable>;
};

/** How much a patch favours each champion: few are strong, many are seldom seen. */
const patchNamed = memoized((version: string): Patch => {
  const shift = randomFrom(`patch ${version}`);
  const strengths = new Map(
    DEMO_CHAMPIONS.map(({ id }) => [id, Math.exp(randomFrom(`champion ${id}`).normal(0, 0.9) + shift.normal(0, 0.5))]),
  );
  return {
    version,
    strengths,
    bans: weightTable(DEMO_CHAMPIONS.map(({ id }) => (strengths.get(id) ?? 0) ** 2)),
    picks: new Map<number, WeightTable>(),
  };
});

/** The champions that a player may pick on a patch: strong ones, and above all the few that the player is known for. */
function picksOf(patch: Patch, player: DemoPlayer, role: number): WeightTable {
  const known = patch.picks.get(player.id);
  if (known) return known;
  const pool = pools[role] ?? [];
  const favourites = randomFrom(`signatures ${player.id}`).shuffled(pool).slice(0, SIGNATURES);
  const table = weightTable(
    pool.map((champion) => (patch.strengths.get(champion.id) ?? 0) * (favourites.includes(champion) ? SIGNATURE_WEIGHT : 1)),
  );
  patch.picks.set(player.id, table);
  return table;
}

/** A champion of a pool that is not gone, by weight; without luck the first that is left. */
function draw(random: Random, pool: readonly DemoChampion[], table: WeightTable, gone: Set<number>): DemoChampion | undefined {
  for (let attempt = 0; attempt < MAX_DRAWS; attempt += 1) {
    const champion = pool[table(random)];
    if (champion && !gone.has(champion.id)) {
      gone.add(champion.id);
      return champion;
    }
  }
  const left = pool.find((champion) => !gone.has(champion.id));
  if (left) gone.add(left.id);
  return left;
}

/**
 * Bans and picks of one game for both rosters. `usedInSeries` holds every
 * champion picked earlier in the series: a fearless draft takes none of them
 * again, so they are not banned either. The new picks are added to it.
 */
export function draftGame(
  random: Random,
  version: string,
  rosters: readonly [readonly DemoPlayer[], readonly DemoPlayer[]],
  usedInSeries: Set<number>,
): [TeamDraft, TeamDraft] {
  const patch = patchNamed(version);
  const gone = new Set(usedInSeries);
  const bans: [number[], number[]] = [[], []];
  for (let turn = 0; turn < BANS * 2; turn += 1) {
    const champion = draw(random, DEMO_CHAMPIONS, patch.bans, gone);
    if (champion) bans[turn % 2 === 0 ? 0 : 1].push(champion.id);
  }
  const picks: [DemoChampion[], DemoChampion[]] = [[], []];
  for (const role of PICK_ORDER) {
    for (const side of [0, 1] as const) {
      const player = rosters[side][role];
      const champion = player && draw(random, pools[role] ?? [], picksOf(patch, player, role), gone);
      if (!champion) continue;
      picks[side][role] = champion;
      usedInSeries.add(champion.id);
    }
  }
  return [
    { picks: picks[0], bans: bans[0] },
    { picks: picks[1], bans: bans[1] },
  ];
}

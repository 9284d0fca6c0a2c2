import type { GamePlayer } from '../../domain/match/game';
import { ASSETS_BASE } from '../champion-catalog';
import { type DemoChampion, championReference } from './champions';
import type { Random } from './random';
import type { DemoPlayer } from './rosters';
import type { PlayerTally } from './tallies';

type GameItem = GamePlayer['items'][number];

/** The items that players of a kind buy, in order. Numbers and names are Riot's. */
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
function itemsOf(champion: DemoChampion, role: number, gold: number): GameItem[] {
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

/**
 * Figures of one player. Means and spreads by role (top to support) are those
 * of real games of 2022 and 2023.
 */
const CS_PER_MINUTE = [8.4, 5.7, 8.95, 9.85, 1.12];
const CS_SPREAD = [0.8, 0.65, 0.75, 0.95, 0.4];
const LEVEL_SPEED = [1.25, 1.1, 1.25, 1.165, 0.93];
const DAMAGE_PER_MINUTE = [476, 304, 551, 587, 162];
const TAKEN_SHARE = [0.26, 0.25, 0.16, 0.15, 0.18];
const MONSTER_DAMAGE_PER_MINUTE = [90, 420, 60, 60, 40];
const HEAL_PER_MINUTE = [165, 320, 95, 120, 105];
const CROWD_CONTROL_PER_MINUTE = [1.7, 1.35, 0.95, 0.75, 1.6];
const WARDS_PER_MINUTE = [0.39, 0.39, 0.4, 0.44, 1.55];
const WARDS_CLEARED_PER_MINUTE = [0.18, 0.4, 0.24, 0.36, 0.36];
const VISION_PER_MINUTE = [1.04, 1.57, 1.14, 1.3, 2.83];

const STARTING_GOLD = 500;
const PASSIVE_GOLD_FROM_SECONDS = 110;
const PASSIVE_GOLD_PER_SECOND = 2.04;
/** The gold of a creep with the small change around it (plates, camps, wards). */
const GOLD_PER_CS = 24.2;
const SUPPORT_GOLD_PER_SECOND = 0.5;
const MAX_LEVEL = 18;

/** How fast a player farms and gains levels in this game. */
export type Pace = { readonly role: number; readonly csPerSecond: number; readonly levelSpeed: number };

export function paceOf(random: Random, role: number, won: boolean): Pace {
  const perMinute = random.normal(CS_PER_MINUTE[role] ?? 0, CS_SPREAD[role] ?? 0) + (won ? 0.2 : -0.2);
  return {
    role,
    csPerSecond: Math.max(0.3, perMinute) / 60,
    levelSpeed: (LEVEL_SPEED[role] ?? 1) * (won ? 1.02 : 0.98) * random.between(0.97, 1.03),
  };
}

/** Creeps at a moment. Like gold and level they never fall as the game goes on. */
export function creepsAt(pace: Pace, seconds: number): number {
  return Math.floor(pace.csPerSecond * Math.max(0, seconds - 90));
}

export function goldAt(pace: Pace, tally: PlayerTally, seconds: number): number {
  const passive = PASSIVE_GOLD_PER_SECOND + (pace.role === 4 ? SUPPORT_GOLD_PER_SECOND : 0);
  return (
    STARTING_GOLD +
    Math.round(creepsAt(pace, seconds) * GOLD_PER_CS + Math.max(0, seconds - PASSIVE_GOLD_FROM_SECONDS) * passive + tally.bonusGold)
  );
}

export function levelAt(pace: Pace, seconds: number): number {
  return Math.min(MAX_LEVEL, 1 + Math.floor(pace.levelSpeed * (seconds / 60) ** 0.72));
}

const atLeastZero = (value: number): number => Math.max(0, Math.round(value));

/** Splits damage by the champion's kind into parts that add up to the whole. */
function damageParts(
  random: Random,
  champion: DemoChampion,
  damage: number,
): { damagePhysical: number; damageMagic: number; damageTrue: number } {
  const damageTrue = Math.floor(damage * random.between(0.01, 0.09));
  const magicShare = { physical: random.between(0.02, 0.14), magic: random.between(0.84, 0.94), mixed: random.between(0.3, 0.55) }[
    champion.damage
  ];
  const damageMagic = Math.floor((damage - damageTrue) * magicShare);
  return { damageTrue, damageMagic, damagePhysical: damage - damageTrue - damageMagic };
}

/** Damage to champions: grows with a player's part in the team's kills. */
export function damageOf(random: Random, role: number, tally: PlayerTally, teamKills: number, minutes: number): number {
  const participation = (tally.kills + tally.assists) / Math.max(1, teamKills);
  const busyness = 0.55 + 0.25 * Math.sqrt(teamKills / 13) + 0.35 * participation;
  return atLeastZero((DAMAGE_PER_MINUTE[role] ?? 0) * minutes * busyness * Math.exp(random.normal(0, 0.22)));
}

type PlayerSheet = {
  readonly player: DemoPlayer;
  readonly teamId: number;
  readonly champion: DemoChampion;
  readonly pace: Pace;
  readonly tally: PlayerTally;
  readonly damage: number;
  /** Damage that the other team dealt to champions: all of it hit players of this team. */
  readonly enemyDamage: number;
};

export function demoPlayerFigures(random: Random, sheet: PlayerSheet, lengthSeconds: number): GamePlayer {
  const { player, champion, pace, tally, damage } = sheet;
  const minutes = lengthSeconds / 60;
  const rate = (perMinute: readonly number[], spread: number) =>
    atLeastZero((perMinute[pace.role] ?? 0) * minutes * Math.max(0.2, random.normal(1, spread)));
  const gold = goldAt(pace, tally, lengthSeconds);
  const takenShare = (TAKEN_SHARE[pace.role] ?? 0) * (champion.tank ? 1.25 : 1) * random.between(0.9, 1.2);
  const [doubleKills, tripleKills, quadraKills, pentaKills] = tally.streaks;
  return {
    id: player.id,
    name: player.name,
    teamId: sheet.teamId,
    role: player.role,
    champion: championReference(champion),
    level: levelAt(pace, lengthSeconds),
    kills: tally.kills,
    deaths: tally.deaths,
    assists: tally.assists,
    cs: creepsAt(pace, lengthSeconds),
    gold,
    damage,
    ...damageParts(random, champion, damage),
    damageMitigated: null,
    controlWards: null,
    firstBlood: null,
    damageTaken: atLeastZero(
      sheet.enemyDamage * takenShare * 1.15 + (MONSTER_DAMAGE_PER_MINUTE[pace.role] ?? 0) * minutes * random.between(0.85, 1.15),
    ),
    heal: rate(HEAL_PER_MINUTE, 0.3),
    crowdControlSeconds: rate(CROWD_CONTROL_PER_MINUTE, 0.35),
    wardsPlaced: rate(WARDS_PER_MINUTE, 0.22),
    wardsDestroyed: rate(WARDS_CLEARED_PER_MINUTE, 0.3),
    visionScore: rate(VISION_PER_MINUTE, 0.18),
    doubleKills,
    tripleKills,
    quadraKills,
    pentaKills,
    items: itemsOf(champion, pace.role, gold),
  };
}

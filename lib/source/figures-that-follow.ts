import type { DragonType } from '../domain/match/dragon-types';
import type { GamePlayer, GameTeam } from '../domain/match/game';

/** A player's figures that are unknown while the game is played: they arrive with its statistics. */
export const FIGURES_THAT_FOLLOW = {
  damage: null,
  damagePhysical: null,
  damageMagic: null,
  damageTrue: null,
  damageTaken: null,
  damageMitigated: null,
  heal: null,
  crowdControlSeconds: null,
  wardsPlaced: null,
  wardsDestroyed: null,
  controlWards: null,
  visionScore: null,
  doubleKills: null,
  tripleKills: null,
  quadraKills: null,
  pentaKills: null,
  firstBlood: null,
} as const satisfies Partial<Record<keyof GamePlayer, null>>;

/** Figures of a team that follow: which dragons it took, and what it did first. */
export const TEAM_FIGURES_THAT_FOLLOW = {
  dragonTypes: { air: null, earth: null, fire: null, water: null, chemtech: null, hextech: null, elder: null } satisfies Record<
    DragonType,
    null
  >,
  turretPlates: null,
  firstBlood: null,
  firstTower: null,
  firstDragon: null,
  firstInhibitor: null,
  firstBaron: null,
  firstHerald: null,
  firstVoidGrub: null,
  firstAtakhan: null,
} satisfies Partial<GameTeam>;

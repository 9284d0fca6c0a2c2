import type { GamePlayer } from '../domain/match/game';

/** A player's figures that nobody knows while the game is played: they come with its statistics. */
export const FIGURES_THAT_FOLLOW = {
  damage: null,
  damagePhysical: null,
  damageMagic: null,
  damageTrue: null,
  damageTaken: null,
  heal: null,
  crowdControlSeconds: null,
  wardsPlaced: null,
  wardsDestroyed: null,
  visionScore: null,
  doubleKills: null,
  tripleKills: null,
  quadraKills: null,
  pentaKills: null,
} as const satisfies Partial<Record<keyof GamePlayer, null>>;

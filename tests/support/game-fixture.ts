import type { GameDetail, GamePlayer, GameTeam } from '../../lib/domain/match/game';
import { ROLES, type Role } from '../../lib/domain/match/role';

/** One base game that tests vary: blue team 77 beats red team 1 in 30 minutes; every player has the same figures. */

const BLUE = 77;
const RED = 1;

export function gameTeam(overrides: Partial<GameTeam> = {}): GameTeam {
  return {
    id: BLUE,
    side: 'blue',
    kills: 20,
    gold: 60_000,
    towers: 9,
    turretPlates: null,
    inhibitors: 1,
    heralds: 1,
    dragons: 3,
    dragonTypes: { air: null, earth: null, fire: null, water: null, chemtech: null, hextech: null, elder: null },
    barons: 1,
    voidGrubs: null,
    atakhans: null,
    firstBlood: true,
    firstTower: true,
    firstDragon: null,
    firstInhibitor: null,
    firstBaron: null,
    firstHerald: null,
    firstVoidGrub: null,
    firstAtakhan: null,
    bans: [],
    ...overrides,
  };
}

export function gamePlayer(overrides: Partial<GamePlayer> = {}): GamePlayer {
  return {
    id: 1,
    name: 'Player',
    teamId: BLUE,
    role: 'top',
    champion: { id: 1, name: 'Annie', img: null },
    level: 17,
    kills: 4,
    deaths: 2,
    assists: 8,
    cs: 240,
    gold: 12_000,
    damage: 15_000,
    damagePhysical: null,
    damageMagic: null,
    damageTrue: null,
    damageTaken: null,
    damageMitigated: null,
    heal: null,
    crowdControlSeconds: null,
    wardsPlaced: 12,
    wardsDestroyed: 6,
    controlWards: null,
    visionScore: 30,
    doubleKills: null,
    tripleKills: null,
    quadraKills: null,
    pentaKills: null,
    firstBlood: null,
    items: [],
    ...overrides,
  };
}

/** Players 1–5 for blue and 11–15 for red, each on a champion with their own id. */
function lineUp(teamId: number, firstId: number): GamePlayer[] {
  return ROLES.map((role: Role, index) =>
    gamePlayer({
      id: firstId + index,
      name: `Player ${firstId + index}`,
      teamId,
      role,
      champion: { id: firstId + index, name: `Champion ${firstId + index}`, img: null },
    }),
  );
}

export function finishedGame(overrides: Partial<GameDetail> = {}): GameDetail {
  return {
    id: 100,
    position: 1,
    status: 'finished',
    beginAt: '2023-08-19T08:05:00Z',
    lengthSeconds: 1800,
    winnerId: BLUE,
    videoUrl: null,
    teams: [gameTeam(), gameTeam({ id: RED, side: 'red', kills: 10, gold: 50_000, firstBlood: false, firstTower: false })],
    players: [...lineUp(BLUE, 1), ...lineUp(RED, 11)],
    frames: [],
    ...overrides,
  };
}

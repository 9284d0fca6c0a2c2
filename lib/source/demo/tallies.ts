import type { DragonType } from '../../domain/match/dragon-types';
import type { GameEvent, SideIndex } from './game-events';

type DragonCounts = Record<DragonType, number>;

/** Running counts of a game at one moment, for both sides and for each of the five players of a side. */
export type Tally = {
  readonly sides: readonly [SideTally, SideTally];
  readonly players: readonly [readonly PlayerTally[], readonly PlayerTally[]];
};
type SideTally = {
  kills: number;
  towers: number;
  inhibitors: number;
  heralds: number;
  dragons: number;
  barons: number;
  readonly dragonTypes: DragonCounts;
};
/** `bonusGold` is what kills, assists and objectives brought. `streaks` counts kills in quick succession: doubles, triples, quadras, pentas. */
export type PlayerTally = {
  kills: number;
  deaths: number;
  assists: number;
  bonusGold: number;
  readonly streaks: [number, number, number, number];
  lastKillAt: number;
  streak: number;
};

const MULTIKILL_SECONDS = 10;
const ASSIST_GOLD = 150;
/** Gold for each player of the side. */
const TOWER_GOLD = 115;
const BARON_GOLD = 300;
const DRAGON_GOLD = 25;

function emptySide(): SideTally {
  const dragonTypes = { air: 0, earth: 0, fire: 0, water: 0, chemtech: 0, hextech: 0, elder: 0 };
  return { kills: 0, towers: 0, inhibitors: 0, heralds: 0, dragons: 0, barons: 0, dragonTypes };
}

function emptyPlayers(): PlayerTally[] {
  return Array.from({ length: 5 }, () => ({
    kills: 0,
    deaths: 0,
    assists: 0,
    bonusGold: 0,
    streaks: [0, 0, 0, 0],
    lastKillAt: -MULTIKILL_SECONDS - 1,
    streak: 0,
  }));
}

export function emptyTally(): Tally {
  return { sides: [emptySide(), emptySide()], players: [emptyPlayers(), emptyPlayers()] };
}

function countStreak(player: PlayerTally, at: number): void {
  player.streak = at - player.lastKillAt <= MULTIKILL_SECONDS ? Math.min(5, player.streak + 1) : 1;
  player.lastKillAt = at;
  if (player.streak === 2) player.streaks[0] += 1;
  if (player.streak === 3) player.streaks[1] += 1;
  if (player.streak === 4) player.streaks[2] += 1;
  if (player.streak === 5) player.streaks[3] += 1;
}

export function countEvent(tally: Tally, event: GameEvent): void {
  const side = tally.sides[event.side];
  const players = tally.players[event.side];
  const everyone = (gold: number) => players.forEach((player) => (player.bonusGold += gold));
  switch (event.kind) {
    case 'kill': {
      side.kills += 1;
      const killer = players[event.killer];
      const victim = tally.players[event.side === 0 ? 1 : 0][event.victim];
      if (killer) {
        killer.kills += 1;
        killer.bonusGold += event.gold;
        countStreak(killer, event.at);
      }
      if (victim) victim.deaths += 1;
      for (const role of event.assists) {
        const helper = players[role];
        if (!helper) continue;
        helper.assists += 1;
        helper.bonusGold += Math.round(ASSIST_GOLD / Math.max(1, event.assists.length)) + 40;
      }
      return;
    }
    case 'tower':
      side.towers += 1;
      return everyone(TOWER_GOLD);
    case 'inhibitor':
      side.inhibitors += 1;
      return everyone(10);
    case 'herald':
      side.heralds += 1;
      return everyone(20);
    case 'baron':
      side.barons += 1;
      return everyone(BARON_GOLD);
    case 'dragon':
      side.dragons += 1;
      side.dragonTypes[event.type] += 1;
      return everyone(DRAGON_GOLD);
  }
}

/** Whether a side was the first to do something. `events` are in order of time. */
export function wasFirst(events: readonly GameEvent[], kind: GameEvent['kind'], side: SideIndex): boolean {
  return events.find((event) => event.kind === kind)?.side === side;
}

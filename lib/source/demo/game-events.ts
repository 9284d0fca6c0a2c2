import type { DragonType } from '../../domain/match/dragon-types';
import type { Random } from './random';

/** What happens in a game, in order of time. Sides are 0 and 1, players 0 (top) to 4 (support); seconds since the start. */
export type SideIndex = 0 | 1;
type KillEvent = {
  readonly kind: 'kill';
  readonly at: number;
  readonly side: SideIndex;
  readonly killer: number;
  readonly victim: number;
  readonly assists: readonly number[];
  readonly gold: number;
};
type ObjectiveEvent = { readonly kind: 'tower' | 'inhibitor' | 'herald' | 'baron'; readonly at: number; readonly side: SideIndex };
type DragonEvent = { readonly kind: 'dragon'; readonly at: number; readonly side: SideIndex; readonly type: DragonType };
export type GameEvent = KillEvent | ObjectiveEvent | DragonEvent;

export type GameOutline = {
  readonly lengthSeconds: number;
  readonly winner: SideIndex;
  /** 0 for a close game, 1 for a one-sided one. */
  readonly dominance: number;
};

/** Weights by role, from real games of 2022 and 2023: who kills, who dies, who has a part in a kill. */
const KILL_WEIGHTS = [2.41, 2.47, 3.18, 4.14, 0.73];
const DEATH_WEIGHTS = [2.66, 2.8, 2.38, 2.25, 2.88];
const ASSIST_CHANCES = [0.46, 0.64, 0.56, 0.55, 0.71];
const FIRST_KILL_SECONDS = 115;
const MOST_IN_A_FIGHT = 5;
const BASIC_DRAGONS: readonly DragonType[] = ['air', 'earth', 'fire', 'water', 'chemtech', 'hextech'];

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

/** How many kills each side of each fight gets. Small fights mostly come first; in close games those that the later loser wins do, too. */
function fightSizes(random: Random, outline: GameOutline): [number, number][] {
  const lengthFactor = 0.6 + (0.4 * outline.lengthSeconds) / 1920;
  const winnerKills = Math.round(clamp(random.normal(17.6, 4.4) * lengthFactor, 6, 40));
  const share = clamp(random.normal(0.72 - 0.52 * outline.dominance, 0.13), 0.05, 0.97);
  const left: [number, number] = [0, 0];
  left[outline.winner] = winnerKills;
  left[other(outline.winner)] = Math.round(winnerKills * share);

  const swing = random.between(0, 3.2) * (1 - outline.dominance);
  const fights: { size: [number, number]; order: number }[] = [];
  while (left[0] + left[1] > 0) {
    const size: [number, number] = [0, 0];
    const wanted = 1 + random.weighted([0.44, 0.25, 0.14, 0.09, 0.05, 0.03]);
    for (let kill = 0; kill < wanted && left[0] + left[1] > 0; kill += 1) {
      const side: SideIndex = random.next() * (left[0] + left[1]) < left[0] ? 0 : 1;
      if (size[side] === MOST_IN_A_FIGHT) break;
      size[side] += 1;
      left[side] -= 1;
    }
    fights.push({ size, order: size[0] + size[1] + random.normal(0, 1.4) + swing * (size[outline.winner] - size[other(outline.winner)]) });
  }
  return fights.sort((a, b) => a.order - b.order).map((fight) => fight.size);
}

function kills(random: Random, outline: GameOutline): KillEvent[] {
  const fights = fightSizes(random, outline);
  // One player does especially well in every game.
  const form = [0, 1].map(() => KILL_WEIGHTS.map((weight) => weight * random.between(0.5, 1.6)));
  const span = outline.lengthSeconds - FIRST_KILL_SECONDS - 45;
  return fights.flatMap((size, index) => {
    let at = FIRST_KILL_SECONDS + Math.round(span * ((index + random.between(0, 0.7)) / fights.length) ** 0.92);
    const order = random.shuffled([...Array<SideIndex>(size[0]).fill(0), ...Array<SideIndex>(size[1]).fill(1)]);
    const dead: [Set<number>, Set<number>] = [new Set(), new Set()];
    return order.map((side): KillEvent => {
      const enemy = other(side);
      const killer = drawPlayer(random, form[side] ?? KILL_WEIGHTS, dead[side], 0.05);
      const victim = drawPlayer(random, DEATH_WEIGHTS, dead[enemy], 0);
      dead[enemy].add(victim);
      const assists: number[] = [];
      for (let role = 0; role < ASSIST_CHANCES.length; role += 1) {
        if (role !== killer && random.chance(ASSIST_CHANCES[role] ?? 0)) assists.push(role);
      }
      const event: KillEvent = {
        kind: 'kill',
        at: Math.min(at, outline.lengthSeconds - 1),
        side,
        killer,
        victim,
        assists,
        gold: 280 + 10 * random.int(0, 12),
      };
      at += random.int(1, 8);
      return event;
    });
  });
}

/** A player by weight; the dead count with a part of theirs. Written for speed: it runs a hundred thousand times a season. */
function drawPlayer(random: Random, weights: readonly number[], dead: ReadonlySet<number>, partOfDead: number): number {
  const weightOf = (role: number) => (weights[role] ?? 0) * (dead.has(role) ? partOfDead : 1);
  let sum = 0;
  for (let role = 0; role < weights.length; role += 1) sum += weightOf(role);
  let rest = random.next() * sum;
  for (let role = 0; role < weights.length; role += 1) {
    rest -= weightOf(role);
    if (rest < 0) return role;
  }
  return 0;
}

function structures(random: Random, outline: GameOutline): ObjectiveEvent[] {
  const { lengthSeconds: length, winner, dominance } = outline;
  const events: ObjectiveEvent[] = [];
  const raze = (side: SideIndex, kind: 'tower' | 'inhibitor', count: number, from: number, to: number) => {
    for (let index = 0; index < count; index += 1) {
      const at = Math.round(from + (to - from) * ((index + random.between(0.2, 1)) / count) ** 0.85);
      events.push({ kind, at: clamp(at, from, length - 3), side });
    }
  };
  const towers = clamp(Math.round(random.normal(9, 1.3)), 6, 11);
  raze(winner, 'tower', towers, random.int(630, 960), length - 5);
  const lost = clamp(Math.round(random.normal(4.4 - 3.4 * dominance, 1.4)), 0, 8);
  raze(other(winner), 'tower', lost, random.int(720, 1020), length - 60);
  raze(winner, 'inhibitor', clamp(Math.round(random.normal(1.7, 0.8)), 1, 3), length - random.int(90, 300), length - 5);
  if (lost >= 5 && random.chance(0.4)) raze(other(winner), 'inhibitor', 1, length - random.int(200, 400), length - 90);
  return events;
}

function monsters(random: Random, outline: GameOutline): (ObjectiveEvent | DragonEvent)[] {
  const { lengthSeconds: length, winner, dominance } = outline;
  const events: (ObjectiveEvent | DragonEvent)[] = [];
  const taker = (edge: number): SideIndex => (random.chance(clamp(edge + 0.25 * (dominance - 0.5), 0.4, 0.97)) ? winner : other(winner));

  const types = random.shuffled(BASIC_DRAGONS);
  const basic: [number, number] = [0, 0];
  let seen = 0;
  for (let at = 300 + random.int(15, 210); at < length - 45;) {
    const side = taker(0.69);
    // Four basic dragons of one side end them: from then on elder dragons come, less often. From the third on all basic ones are of one type.
    const elder = Math.max(...basic) === 4;
    events.push({ kind: 'dragon', at, side, type: elder ? 'elder' : (types[Math.min(seen, 2)] ?? 'fire') });
    if (!elder) basic[side] += 1;
    seen += 1;
    at += (Math.max(...basic) === 4 ? 360 : 300) + random.int(5, 170);
  }
  const herald = 930 + random.int(0, 200);
  if (herald < length - 120 && random.chance(0.9)) events.push({ kind: 'herald', at: herald, side: taker(0.62) });
  for (let at = 1260 + random.int(0, 420); at < length - 40; at += 360 + random.int(40, 300))
    events.push({ kind: 'baron', at, side: taker(0.84) });
  return events;
}

/** Everything that happens in a game, by time. */
export function generateEvents(random: Random, outline: GameOutline): GameEvent[] {
  return [...kills(random, outline), ...structures(random, outline), ...monsters(random, outline)].sort((a, b) => a.at - b.at);
}

import fc from 'fast-check';
import type { Match, MatchRound } from '../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../lib/fixtures/match-fixture';

/** Brackets of every kind, played at random, with what each of their matches is called. */

/** The entrant of a side: a team from outside, or a team of another match. */
type Entry = number | { readonly takes: 'winner' | 'loser'; readonly of: string };
type Called = Pick<MatchRound, 'part' | 'name'>;
type Node = { readonly key: string; readonly sides: readonly [Entry, Entry]; readonly called: Called };
export type TestBracket = { readonly kind: string; readonly nodes: readonly Node[] };

const winnerOf = ({ key }: Node): Entry => ({ takes: 'winner', of: key });
const loserOf = ({ key }: Node): Entry => ({ takes: 'loser', of: key });

/** Builds nodes in an order in which they can be played. */
class Draft {
  readonly nodes: Node[] = [];
  #teams = 0;

  teams(count: number): Entry[] {
    return Array.from({ length: count }, () => (this.#teams += 1));
  }

  play(left: Entry, right: Entry, part: Called['part'], name: Called['name']): Node {
    const node: Node = { key: String(this.nodes.length), sides: [left, right], called: { part, name } };
    this.nodes.push(node);
    return node;
  }
}

/** Half of the entries by pairs; the first ones wait where there are more than a round can pair. */
function playRound(draft: Draft, entries: readonly Entry[], part: Called['part'], named: Called['name']): { next: Entry[]; round: Node[] } {
  const full = 2 ** Math.ceil(Math.log2(entries.length));
  const waiting = entries.slice(0, full - entries.length);
  const playing = entries.slice(waiting.length);
  const name = playing.length === 2 && entries.length > 2 && part === 'single' ? 'round' : named;
  const round: Node[] = [];
  for (let index = 0; index < playing.length / 2; index += 1) {
    const [left, right] = [playing[index], playing[playing.length - 1 - index]];
    if (left !== undefined && right !== undefined) round.push(draft.play(left, right, part, name));
  }
  return { next: [...waiting, ...round.map(winnerOf)], round };
}

const NAMES: readonly Called['name'][] = ['final', 'semifinals', 'quarterfinals'];
const nameOf = (teams: number): Called['name'] => NAMES[Math.ceil(Math.log2(teams)) - 1] ?? 'round';

function single(teams: number, withThird: boolean): TestBracket {
  const draft = new Draft();
  let entries = draft.teams(teams);
  let semifinals: readonly Node[] = [];
  while (entries.length > 2) {
    const { next, round } = playRound(draft, entries, 'single', nameOf(entries.length));
    entries = next;
    semifinals = round;
  }
  const [one, other] = semifinals;
  if (withThird && one && other) draft.play(loserOf(one), loserOf(other), 'single', 'third');
  playRound(draft, entries, 'single', 'final');
  return { kind: `single elimination of ${teams}${withThird ? ' with a third place' : ''}`, nodes: draft.nodes };
}

type DoublePlan = {
  readonly teams: number;
  /** Teams that begin in the lower bracket. */
  readonly below: number;
  /** Losers of so many first rounds are out. */
  readonly harsh: number;
  /** Draws the pairs of the lower bracket. */
  readonly pick: readonly number[];
};

/** Upper and lower bracket; returns the entrants that come out of each. `whole`: there is only one of each. */
function playDouble(draft: Draft, plan: DoublePlan, whole: boolean): { upper: Entry; lower: Entry } {
  let upper = draft.teams(plan.teams);
  const pool = draft.teams(plan.below);
  let harsh = plan.harsh;
  let drawn = 0;
  const draw = (): Entry => {
    const [entry] = pool.splice((plan.pick[drawn++ % plan.pick.length] ?? 0) % pool.length, 1);
    if (entry === undefined) throw new Error('the pool is empty');
    return entry;
  };
  const playLower = (): void => {
    const isLast = pool.length === 2 && upper.length === 1;
    pool.push(winnerOf(draft.play(draw(), draw(), 'lower', isLast && whole ? 'final' : 'round')));
  };
  while (upper.length > 1) {
    const { next, round } = playRound(draft, upper, 'upper', whole ? nameOf(upper.length) : 'round');
    upper = next;
    // A single match whose loser is out is a step of a ladder.
    if (harsh <= 0 || upper.length === 1) pool.push(...round.map(loserOf));
    harsh -= 1;
    // Some of it at once, the rest when all losers are there.
    while (pool.length > 2 && (plan.pick[drawn] ?? 0) % 3 > 0) playLower();
  }
  while (pool.length > 1) playLower();
  const [first] = upper;
  const [last] = pool;
  if (first === undefined || last === undefined) throw new Error('nobody is left');
  return { upper: first, lower: last };
}

function double(plan: DoublePlan, withReset: boolean): TestBracket {
  const draft = new Draft();
  const { upper, lower } = playDouble(draft, plan, true);
  const final = draft.play(upper, lower, 'single', 'grandFinal');
  if (withReset) draft.play(winnerOf(final), loserOf(final), 'single', 'grandFinal');
  const { teams, below, harsh } = plan;
  const kind = `double elimination of ${teams}, ${below} below, ${harsh} harsh rounds${withReset ? ', final played again' : ''}`;
  return { kind, nodes: draft.nodes };
}

/** Two double eliminations; `meet`: their winners play for the title. */
function halves(plans: readonly [DoublePlan, DoublePlan], meet: boolean, withThird: boolean): TestBracket {
  const draft = new Draft();
  const ends = plans.map((plan) => {
    const { upper, lower } = playDouble(draft, plan, false);
    return draft.play(upper, lower, 'single', meet ? 'semifinals' : 'round');
  });
  const [one, other] = ends;
  if (meet && one && other) {
    if (withThird) draft.play(loserOf(one), loserOf(other), 'single', 'third');
    draft.play(winnerOf(one), winnerOf(other), 'single', 'grandFinal');
  }
  return { kind: `two halves that ${meet ? 'meet' : 'do not meet'}`, nodes: draft.nodes };
}

/** Two of four go on from each group. */
function groups(count: number): TestBracket {
  const draft = new Draft();
  for (let group = 0; group < count; group += 1) {
    const openings = playRound(draft, draft.teams(4), 'upper', 'round').round;
    const winners = playRound(draft, openings.map(winnerOf), 'upper', 'round').round;
    const losers = playRound(draft, openings.map(loserOf), 'lower', 'round').round;
    playRound(draft, [...winners.map(loserOf), ...losers.map(winnerOf)], 'lower', 'round');
  }
  return { kind: `${count} groups of four`, nodes: draft.nodes };
}

/** Each winner meets the next team. */
function ladder(teams: number): TestBracket {
  const draft = new Draft();
  const [first = 0, ...others] = draft.teams(teams);
  others.reduce<Entry>(
    (champion, next, index) => winnerOf(draft.play(champion, next, 'single', index === others.length - 1 ? 'final' : 'round')),
    first,
  );
  return { kind: `a ladder of ${teams}`, nodes: draft.nodes };
}

/** Two ladders lead to a double elimination of four, as in the LPL. */
function ladders(steps: number): TestBracket {
  const draft = new Draft();
  let heads = draft.teams(2);
  for (let step = 0; step < steps; step += 1) {
    // From the end: the double elimination's upper semifinals, then the last step before them.
    const name = step === steps - 1 ? 'quarterfinals' : 'round';
    heads = heads.map((head) => winnerOf(draft.play(head, draft.teams(1)[0] ?? 0, 'upper', name)));
  }
  const semifinals = heads.map((head) => draft.play(head, draft.teams(1)[0] ?? 0, 'upper', 'semifinals'));
  const [final] = playRound(draft, semifinals.map(winnerOf), 'upper', 'final').round;
  const [below] = playRound(draft, semifinals.map(loserOf), 'lower', 'round').round;
  if (!final || !below) throw new Error('no final');
  const last = draft.play(loserOf(final), winnerOf(below), 'lower', 'final');
  draft.play(winnerOf(final), winnerOf(last), 'single', 'grandFinal');
  return { kind: `two ladders of ${steps} into a double elimination`, nodes: draft.nodes };
}

type Group = { readonly winners: Node; readonly decider: Node };

/** Four teams play for two places: the one that wins twice, and the one that wins twice after a loss. */
function fourForTwo(draft: Draft): Group {
  const openings = playRound(draft, draft.teams(4), 'upper', 'round').round;
  const [winners] = playRound(draft, openings.map(winnerOf), 'upper', 'round').round;
  const [losers] = playRound(draft, openings.map(loserOf), 'lower', 'round').round;
  if (!winners || !losers) throw new Error('no group');
  return { winners, decider: draft.play(loserOf(winners), winnerOf(losers), 'lower', 'round') };
}

/** Groups of four lead to a knockout in which as many teams wait, or into which they bring all teams. */
function groupsIntoKnockout(count: number, waiting: boolean): TestBracket {
  const draft = new Draft();
  const all = Array.from({ length: count }, () => fourForTwo(draft));
  const through = [...all.map(({ winners }) => winnerOf(winners)), ...all.map(({ decider }) => winnerOf(decider))];
  let entries = waiting ? [...draft.teams(through.length), ...through] : through;
  while (entries.length > 2) entries = playRound(draft, entries, 'single', nameOf(entries.length)).next;
  playRound(draft, entries, 'single', 'grandFinal');
  return { kind: `${count} groups into a knockout${waiting ? ' of waiting teams' : ''}`, nodes: draft.nodes };
}

/** One group of four, or two that meet crosswise, lead to a double elimination: to its upper semifinals, or to a round before them whose losers are out. */
function groupsIntoDouble(count: 1 | 2, before: boolean): TestBracket {
  const draft = new Draft();
  const all = Array.from({ length: count }, () => fourForTwo(draft));
  let entries = [...all.map(({ winners }) => winnerOf(winners)), ...all.map(({ decider }) => winnerOf(decider))];
  if (before) entries = entries.map((entry) => winnerOf(draft.play(draft.teams(1)[0] ?? 0, entry, 'upper', 'quarterfinals')));
  const pairs = count === 1 ? [...draft.teams(2), ...entries] : entries;
  const semifinals = playRound(draft, pairs, 'upper', 'semifinals').round;
  const [final] = playRound(draft, semifinals.map(winnerOf), 'upper', 'final').round;
  const [below] = playRound(draft, semifinals.map(loserOf), 'lower', 'round').round;
  if (!final || !below) throw new Error('no final');
  const last = draft.play(loserOf(final), winnerOf(below), 'lower', 'final');
  draft.play(winnerOf(final), winnerOf(last), 'single', 'grandFinal');
  return { kind: `${count} groups into a double elimination${before ? ' after a round without a second chance' : ''}`, nodes: draft.nodes };
}

/** Two teams qualify: the winner of the first match, and the one that comes through the lower bracket. */
function twoPlaces(): TestBracket {
  const draft = new Draft();
  const [a = 0, b = 0, c = 0, d = 0] = draft.teams(4);
  const first = draft.play(a, b, 'upper', 'round');
  const second = draft.play(c, d, 'lower', 'round');
  draft.play(loserOf(first), winnerOf(second), 'lower', 'round');
  return { kind: 'two places', nodes: draft.nodes };
}

const plan = (teams: readonly number[]): fc.Arbitrary<DoublePlan> =>
  fc.record({
    teams: fc.constantFrom(...teams),
    below: fc.constantFrom(0, 1, 2, 4),
    harsh: fc.constant(0),
    pick: fc.array(fc.nat(20), { minLength: 24, maxLength: 24 }),
  });

const shapesThatShow: readonly fc.Arbitrary<TestBracket>[] = [
  fc.tuple(fc.integer({ min: 2, max: 16 }), fc.boolean()).map(([teams, third]) => single(teams, third && teams > 3)),
  fc.tuple(plan([3, 4, 6, 8, 12, 16]), fc.boolean()).map(([each, reset]) => double(each, reset)),
  plan([6, 8, 12, 16]).map((each) => double({ ...each, harsh: 1 }, false)),
  fc.tuple(plan([4, 8]), plan([4, 8]), fc.boolean(), fc.boolean()).map(([a, b, meet, third]) => halves([a, b], meet, third)),
  fc.integer({ min: 1, max: 4 }).map(groups),
  fc.integer({ min: 3, max: 7 }).map(ladder),
  fc.integer({ min: 1, max: 4 }).map(ladders),
  fc.tuple(fc.constantFrom(2, 4), fc.boolean()).map(([count, waiting]) => groupsIntoKnockout(count, waiting)),
  fc.tuple(fc.constantFrom(1, 2), fc.boolean()).map(([count, before]) => groupsIntoDouble(count, before)),
];

/** Whose links show what they are, though nothing says whether winners or losers go on. */
export const plainShapes = fc.oneof(...shapesThatShow);
/** With one that looks like a knockout of four until it is played. */
export const bracketShapes = fc.oneof(...shapesThatShow, fc.constant(twoPlaces()));

export type Playing = {
  /** By place in the shape. */
  readonly leftWins: readonly boolean[];
  readonly swapped: readonly boolean[];
  /** So many matches are over; the others wait for their sides. */
  readonly played: number;
  /** What the source says of feeding: all of it, without who goes on, nothing. */
  readonly told: 'takes' | 'ids' | 'nothing';
  /** Ids go down while time goes on. */
  readonly backwards: boolean;
  /** All matches begin at once, which only links can put in order. */
  readonly atOnce: boolean;
};

export const playings = (more: Partial<Playing>): fc.Arbitrary<Playing> =>
  fc
    .record({
      leftWins: fc.array(fc.boolean(), { minLength: 48, maxLength: 48 }),
      swapped: fc.array(fc.boolean(), { minLength: 48, maxLength: 48 }),
      played: fc.nat(48),
      told: fc.constantFrom('takes' as const, 'ids' as const, 'nothing' as const),
      backwards: fc.boolean(),
      atOnce: fc.boolean(),
    })
    .map((each) => ({ ...each, ...more }));

export type Played = { readonly match: Match; readonly called: Called };

/** The matches of a bracket as a source lists them, in the order of the shape, with what they are called. */
export function playBracket({ nodes }: TestBracket, playing: Playing): Played[] {
  const ids = new Map(nodes.map(({ key }, index) => [key, playing.backwards ? 100 - index : index + 1]));
  const over = new Map<string, { readonly winner: number; readonly loser: number }>();
  return nodes.map(({ key, sides, called }, index) => {
    const entries = playing.swapped[index] ? [...sides].reverse() : [...sides];
    const [left = 0, right = 0] = entries.map((entry) => (typeof entry === 'number' ? entry : (over.get(entry.of)?.[entry.takes] ?? 0)));
    const feeders = playing.told === 'nothing' ? [] : entries.flatMap((entry) => (typeof entry === 'number' ? [] : [entry]));
    const day = playing.atOnce && playing.told !== 'nothing' ? 0 : index;
    const shared = {
      id: ids.get(key) ?? 0,
      beginAt: new Date(Date.parse('2023-06-01T08:00:00Z') + day * 86_400_000).toISOString(),
      previousMatchIds: feeders.map(({ of }) => ids.get(of) ?? 0),
      ...(playing.told === 'takes' ? { previousTakes: feeders.map(({ takes }) => takes) } : {}),
    };
    if (index >= playing.played) {
      return { match: notStartedMatch({ ...shared, left: unscored({ id: left }), right: unscored({ id: right }) }), called };
    }
    const isLeft = playing.leftWins[index] ?? true;
    over.set(key, isLeft ? { winner: left, loser: right } : { winner: right, loser: left });
    const sidesOf = { left: scored({ id: left, score: isLeft ? 3 : 1 }), right: scored({ id: right, score: isLeft ? 1 : 3 }) };
    return { match: finishedMatch({ ...shared, ...sidesOf, winnerId: isLeft ? left : right }), called };
  });
}

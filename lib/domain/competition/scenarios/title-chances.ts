import type { MatchSummary, StageMatch } from '../../match/match';
import { mayBeDrawn } from '../../match/match-length';
import { SIDES, type SideName } from '../../match/match-state';
import { entrantsOf, type Entrant, type Entrants } from '../bracket/entrants';
import { winnerOf } from '../bracket/bracket-model';
import { readBracket } from '../bracket/reading';
import { chanceFromScore, type ChanceBetween, type ChanceOf, type ChanceUnderWay } from './chances';
import { seededRandom } from '../../values/seeded-random';
import type { Outlook, Stake } from '../scenario-model';
import type { TitleChances } from '../title-chances-model';

/** The most matches whose outcomes are all enumerated: 16,384 endings. */
const MOST_MATCHES = 14;
const RUNS = 20_000;
const PRECISION = 1_000_000;

type Tie = Entrants & { readonly match: MatchSummary };
type OpenTie = { readonly match: MatchSummary; readonly left: Entrant; readonly right: Entrant };
type Course = { readonly ties: readonly OpenTie[]; readonly finalId: number };

const isOpen = ({ match }: Tie): boolean => winnerOf(match) === null;
const hasBoth = (tie: Tie): tie is Tie & OpenTie => tie.left !== null && tie.right !== null;

/** What is left to play up to the final, in an order in which it can be played; null where that is not known in full. */
function courseOf(matches: readonly StageMatch[]): Course | null {
  const { matches: ordered, links, outline, isCertain } = readBracket(matches);
  const [finalId, ...others] = outline.finals;
  if (!isCertain || finalId === undefined || others.length > 0) return null;
  const byId = new Map(ordered.map((match) => [match.id, match]));
  const ties = new Map(
    ordered.map((match): [number, Tie] => [
      match.id,
      { match, ...entrantsOf(match, links.feeders.get(match.id) ?? [], (id) => byId.get(id)) },
    ]),
  );
  const needed = new Set([finalId]);
  // A set is walked on to what is added on the way.
  for (const id of needed) {
    const tie = ties.get(id);
    for (const entrant of tie ? [tie.left, tie.right] : []) if (entrant && 'matchId' in entrant) needed.add(entrant.matchId);
  }
  // A match that may end level is none of an elimination stage that we understand.
  const left = [...ties.values()].filter((tie) => needed.has(tie.match.id) && isOpen(tie));
  if (left.length === 0 || left.some(({ match }) => mayBeDrawn(match)) || !left.every(hasBoth)) return null;
  return { ties: left.filter(hasBoth), finalId };
}

/** One way the rest of a bracket may go, match by match. */
class Walk {
  readonly #odds = new Map<string, number>();
  readonly #winners = new Map<number, number>();
  readonly #losers = new Map<number, number>();
  /** Matches with a chance that did not come from ratings. */
  readonly unrated = new Set<number>();

  constructor(
    private readonly ties: readonly OpenTie[],
    private readonly ofMatch: ChanceOf,
    private readonly between: ChanceBetween,
    private readonly underWay: ChanceUnderWay,
  ) {}

  #team(entrant: Entrant): number {
    if ('teamId' in entrant) return entrant.teamId;
    return (entrant.takes === 'winner' ? this.#winners : this.#losers).get(entrant.matchId) ?? 0;
  }

  sides({ left, right }: OpenTie): readonly [number, number] {
    return [this.#team(left), this.#team(right)];
  }

  /** Chance that the left one of two teams wins this match, from the score it stands at and the game that is played. */
  leftWins({ match }: OpenTie, left: number, right: number): number {
    const key = `${match.id} ${left} ${right}`;
    const known = this.#odds.get(key);
    if (known !== undefined) return known;
    const isItsOwn = match.left.id === left && match.right.id === right;
    const chance = (isItsOwn ? this.ofMatch(match) : null) ?? this.between(left, right, match);
    if (chance === null) this.unrated.add(match.id);
    const odds = chanceFromScore(match, chance, isItsOwn ? this.underWay(match) : null);
    this.#odds.set(key, odds);
    return odds;
  }

  decide({ match }: OpenTie, winner: number, loser: number): void {
    this.#winners.set(match.id, winner);
    this.#losers.set(match.id, loser);
  }

  /** Every way, each with its weight. */
  all(visit: (weight: number) => void, index = 0, weight = 1): void {
    const tie = this.ties[index];
    if (tie === undefined) {
      visit(weight);
      return;
    }
    const [left, right] = this.sides(tie);
    const odds = this.leftWins(tie, left, right);
    this.decide(tie, left, right);
    this.all(visit, index + 1, weight * odds);
    this.decide(tie, right, left);
    this.all(visit, index + 1, weight * (1 - odds));
  }

  /** One way, drawn as likely as it is. */
  draw(random: () => number): void {
    for (const tie of this.ties) {
      const [left, right] = this.sides(tie);
      if (random() < this.leftWins(tie, left, right)) this.decide(tie, left, right);
      else this.decide(tie, right, left);
    }
  }

  winnerOf(id: number): number {
    return this.#winners.get(id) ?? 0;
  }

  loserOf(id: number): number {
    return this.#losers.get(id) ?? 0;
  }
}

const NOISE = 1e-9;

type DrawnTie = OpenTie & { readonly left: { readonly teamId: number }; readonly right: { readonly teamId: number } };

const isDrawn = (tie: OpenTie): tie is DrawnTie => 'teamId' in tie.left && 'teamId' in tie.right;

/** What the result of a match makes of the title chances of its teams, summed way by way. */
class TitleStake {
  readonly #weight = { left: 0, right: 0 };
  readonly #titles = { left: { left: 0, right: 0 }, right: { left: 0, right: 0 } };

  /** `isLast`: the loser of the tie is out. */
  constructor(
    private readonly tie: DrawnTie,
    private readonly isLast: boolean,
  ) {}

  add(weight: number, walk: Walk, champion: number): void {
    const { match, left, right } = this.tie;
    const winner = walk.winnerOf(match.id) === left.teamId ? 'left' : 'right';
    this.#weight[winner] += weight;
    if (champion === left.teamId) this.#titles[winner].left += weight;
    else if (champion === right.teamId) this.#titles[winner].right += weight;
  }

  stake(isExact: boolean): Stake {
    const outlook = (winner: SideName, side: SideName): Outlook => {
      const chance = rounded(this.#titles[winner][side] / (this.#weight[winner] || 1));
      if ((this.isLast && winner !== side) || (isExact && chance === 0)) return { status: 'out', chance: 0 };
      return { status: isExact && chance === 1 ? 'in' : 'open', chance };
    };
    const results = SIDES.map((winner) => ({
      winner,
      chance: rounded(this.#weight[winner]),
      left: outlook(winner, 'left'),
      right: outlook(winner, 'right'),
    }));
    return { matchId: this.tie.match.id, results };
  }
}

/** To six decimals; 0 and 1 only where nothing else is possible. */
function rounded(chance: number): number {
  if (chance < NOISE) return 0;
  if (chance > 1 - NOISE) return 1;
  return Math.min(PRECISION - 1, Math.max(1, Math.round(chance * PRECISION))) / PRECISION;
}

/**
 * Null where a bracket has no single final, is over, or where it is not known who
 * may come to each match. `seed`: of what is drawn where there are too many ways.
 */
export function titleChances(
  matches: readonly StageMatch[],
  seed: number,
  ofMatch: ChanceOf = () => null,
  between: ChanceBetween = () => null,
  underWay: ChanceUnderWay = () => null,
  mostMatches = MOST_MATCHES,
): TitleChances | null {
  const course = courseOf(matches);
  if (course === null) return null;
  const { ties, finalId } = course;
  const walk = new Walk(ties, ofMatch, between, underWay);
  const chances = new Map<number, { final: number; title: number }>();
  const add = (teamId: number, final: number, title: number): void => {
    const own = chances.get(teamId) ?? { final: 0, title: 0 };
    chances.set(teamId, { final: own.final + final, title: own.title + title });
  };
  for (const { left, right } of ties) for (const entrant of [left, right]) if ('teamId' in entrant) add(entrant.teamId, 0, 0);
  const goesOn = new Set(
    ties.flatMap(({ left, right }) => [left, right].flatMap((each) => ('matchId' in each && each.takes === 'loser' ? [each.matchId] : []))),
  );
  const stakes = ties
    .filter(isDrawn)
    .filter(({ match }) => match.id !== finalId)
    .map((tie) => new TitleStake(tie, !goesOn.has(tie.match.id)));
  const count = (weight: number): void => {
    for (const stake of stakes) stake.add(weight, walk, walk.winnerOf(finalId));
    add(walk.winnerOf(finalId), weight, weight);
    add(walk.loserOf(finalId), weight, 0);
  };
  const exact = ties.length <= mostMatches;
  if (exact) walk.all(count);
  else {
    const random = seededRandom(seed);
    for (let run = 0; run < RUNS; run += 1) {
      walk.draw(random);
      count(1 / RUNS);
    }
  }
  return {
    method: exact ? 'exact' : 'simulated',
    outcomes: exact ? 2 ** ties.length : RUNS,
    remaining: ties.length,
    rated: ties.length - walk.unrated.size,
    teams: [...chances]
      .map(([teamId, { final, title }]) => ({ teamId, final: rounded(final), title: rounded(title) }))
      .sort((a, b) => b.title - a.title || b.final - a.final || a.teamId - b.teamId),
    stakes: stakes.map((each) => each.stake(exact)),
  };
}

import { decidedOf, isUndecided, undecidedOf, type Race } from './race';

/**
 * What points alone prove of a table, whatever the tiebreaks: how many teams may
 * still end level with or ahead of a team, and how many surely end ahead of it.
 * Meetings count: of two teams that need all their wins and meet, one falls short.
 */

/** Steps of a search, after which its question counts as possible: that proves less but nothing wrong. */
const MOST_TRIES = 200;
const NOBODY = -1;

/** The open matches of a race as shares: one a match, or two where it may be drawn. Each goes to one of the two teams. */
class Shares {
  private owners: Int8Array;
  private readonly ofTeam: readonly (readonly number[])[];

  constructor({ teamIds, fixtures }: Race, each: number) {
    const open = fixtures.filter(isUndecided);
    this.owners = new Int8Array(open.length * each).fill(NOBODY);
    this.ofTeam = teamIds.map((_, team) =>
      open.flatMap(({ left, right }, index) =>
        left === team || right === team ? Array.from({ length: each }, (__, share) => index * each + share) : [],
      ),
    );
  }

  /** Gives a team so many shares, without any team losing one for good; false, with nothing changed, where it cannot. */
  give(team: number, count: number): boolean {
    const before = this.state();
    for (let given = 0; given < count; given += 1) {
      if (this.take(team, new Set())) continue;
      this.restore(before);
      return false;
    }
    return true;
  }

  state(): Int8Array {
    return this.owners.slice();
  }

  restore(state: Int8Array): void {
    this.owners = state.slice();
  }

  /** A share that is free, or whose owner can take another instead. */
  private take(team: number, tried: Set<number>): boolean {
    for (const share of this.ofTeam[team] ?? []) {
      if (tried.has(share) || this.owners[share] === team) continue;
      tried.add(share);
      const owner = this.owners[share] ?? NOBODY;
      if (owner !== NOBODY && !this.take(owner, tried)) continue;
      this.owners[share] = team;
      return true;
    }
    return false;
  }
}

type Need = { readonly team: number; readonly count: number };

/** Whether all teams but `spare` of them can have the shares that they need together. */
function canShare(shares: Shares, needing: readonly Need[], spare: number): boolean {
  let tries = 0;
  const choose = (from: number, left: number): boolean => {
    const next = needing[from];
    tries += 1;
    if (next === undefined || needing.length - from <= left || tries > MOST_TRIES) return true;
    const before = shares.state();
    if (shares.give(next.team, next.count) && choose(from + 1, left)) return true;
    shares.restore(before);
    return left > 0 && choose(from + 1, left - 1);
  };
  return choose(0, spare);
}

/** What points prove of a race. `wins`: of the open matches of the team in question. */
export class Bounds {
  private readonly draws: boolean;
  private readonly open: readonly number[];
  private readonly sure: readonly number[];

  constructor(private readonly race: Race) {
    const decided = decidedOf(race);
    this.open = undecidedOf(race);
    this.sure = race.points.map((points, team) => points + (decided[team]?.points ?? 0));
    this.draws = race.fixtures.some(({ options }) => options.some(({ left, right }) => left === right));
  }

  openOf(team: number): number {
    return this.open[team] ?? 0;
  }

  best(team: number): number {
    const behind = this.others.find((count) => this.mayBeBehind(team, this.openOf(team), count)) ?? 0;
    return this.sure.length - behind;
  }

  worst(team: number): number {
    return 1 + (this.others.find((count) => this.mayBeAhead(team, 0, count)) ?? 0);
  }

  /** Whether `count` others may all end level with the team or ahead of it. */
  mayBeAhead(team: number, wins: number, count: number): boolean {
    const own = (this.sure[team] ?? 0) + 2 * wins;
    return this.may(
      team,
      this.sure.map((points, other) => this.worthTo(other, own, team) - points),
      count,
    );
  }

  /** Whether `count` others may all end level with the team or behind it. */
  mayBeBehind(team: number, wins: number, count: number): boolean {
    const own = (this.sure[team] ?? 0) + 2 * wins + (this.draws ? this.openOf(team) - wins : 0);
    // What a team does not get its opponents do.
    return this.may(
      team,
      this.sure.map((points, other) => points + 2 * this.openOf(other) - this.worthTo(other, own, team)),
      count,
    );
  }

  /** As many points of another as these of the team count. */
  private worthTo(other: number, points: number, team: number): number {
    return (points * (this.race.weights[team] ?? 1)) / (this.race.weights[other] ?? 1);
  }

  /** How many the other teams may be, from all of them down. */
  private get others(): number[] {
    return this.sure.slice(1).map((_, index) => this.sure.length - 1 - index);
  }

  /** Whether `count` of the others can all get the points they need, beside the team's own. */
  private may(team: number, points: readonly number[], count: number): boolean {
    const [each, worth] = this.draws ? [2, 1] : [1, 2];
    const needs = points.map((need, index) => ({ team: index, count: Math.ceil(need / worth) }));
    const others = needs.filter((need) => need.team !== team && need.count <= each * this.openOf(need.team));
    const needing = others.filter((need) => need.count > 0).sort((a, b) => a.count - b.count);
    const spare = others.length - count;
    if (spare < 0 || needing.length <= spare) return spare >= 0;
    const shares = new Shares(this.race, each);
    shares.give(team, needs[team]?.count ?? 0);
    return canShare(shares, needing, spare);
  }
}

import type { MatchSummary } from '../../match/match';
import { teamsIn, winnerOf, type Feeder, type Takes } from './bracket-model';
import type { Feed, FedMatch } from './feeds';

type Onward = { readonly matchId: number; readonly takes: Takes };

/** The links of a bracket: from which match winners and losers go on to which. */
export type Links = {
  /** In the order in which the source says them, which is that of the sides: who won moves nothing. */
  readonly feeders: ReadonlyMap<number, readonly Feeder[]>;
  readonly onward: ReadonlyMap<number, readonly Onward[]>;
  /** False where neither the source, a result nor the shape says whether a winner or a loser goes on: some are guesses. */
  readonly isCertain: boolean;
};

type Link = { readonly from: MatchSummary; readonly to: MatchSummary; takes: Takes | null };

/**
 * The links into one match. A team that played in several of its feeders comes
 * from the last of them: so the winner of an upper final comes to the grand
 * final from there, and its loser from the lower final.
 */
function linksInto(to: MatchSummary, feeds: readonly Feed[], order: ReadonlyMap<number, number>): Link[] {
  const place = ({ id }: MatchSummary): number => order.get(id) ?? 0;
  const originOf = (team: number): number | undefined =>
    feeds
      .map(({ match }) => match)
      .filter((match) => teamsIn(match).includes(team))
      .sort((a, b) => place(b) - place(a))[0]?.id;
  const isRepeat = (from: MatchSummary): boolean =>
    feeds.filter(({ match }) => match.id === from.id).length > 1 || teamsIn(to).filter((team) => originOf(team) === from.id).length > 1;
  return feeds.flatMap(({ match: from, takes }, index): Link[] => {
    if (isRepeat(from)) {
      // Both teams of a match play each other again: which of them won makes no difference.
      if (feeds.findIndex(({ match }) => match.id === from.id) !== index) return [];
      return [
        { from, to, takes: 'winner' },
        { from, to, takes: 'loser' },
      ];
    }
    const team = teamsIn(to).find((each) => originOf(each) === from.id);
    const winner = winnerOf(from);
    // A result is a fact, what the source says of it a claim.
    return [{ from, to, takes: team === undefined || winner === null ? takes : team === winner ? 'winner' : 'loser' }];
  });
}

/**
 * Decides by the shape which link is the winner's and which the loser's, where
 * nothing else says it. After losing twice a team is out, so a match with two
 * links is in the upper bracket. The link that reaches the other's target
 * indirectly is the loser's. A match for the third place comes before the final.
 */
class Shape {
  readonly #onward = new Map<number, Link[]>();
  readonly #into = new Map<number, Link[]>();
  /** Matches of the lower bracket among those decided so far. */
  readonly #lower = new Set<number>();
  isCertain = true;

  constructor(links: readonly Link[]) {
    for (const link of links) {
      this.#onward.set(link.from.id, [...this.onward(link.from), link]);
      this.#into.set(link.to.id, [...this.into(link.to), link]);
    }
  }

  onward({ id }: MatchSummary): readonly Link[] {
    return this.#onward.get(id) ?? [];
  }

  into({ id }: MatchSummary): readonly Link[] {
    return this.#into.get(id) ?? [];
  }

  /** Decides who takes the ways on from `match`, once those that lead to it are decided. */
  decide(match: MatchSummary): void {
    const into = this.into(match);
    const fromBelow = into.filter(({ from, takes }) => takes === 'loser' || this.#lower.has(from.id));
    const fromAbove = into.filter(({ from }) => !this.#lower.has(from.id) && this.onward(from).length > 1);
    if (into.some(({ takes }) => takes === 'loser') || (fromBelow.length > 0 && fromAbove.length === 0)) this.#lower.add(match.id);
    const open = this.onward(match).filter(({ takes }) => takes === null);
    const known = this.onward(match).find(({ takes }) => takes !== null);
    const [first, second] = open;
    if (first === undefined) return;
    if (known !== undefined) for (const link of open) link.takes = known.takes === 'winner' ? 'loser' : 'winner';
    else if (second === undefined) {
      // An upper bracket's match before which losers had a second chance: its own loser has it, too.
      const sparesItsLoser = fromBelow.length === 0 && fromAbove.length > 0;
      // With a team that waits for it, it may as well begin a knockout.
      if (sparesItsLoser && into.length < 2) this.isCertain = false;
      first.takes = sparesItsLoser ? 'loser' : 'winner';
    } else {
      const winners = open.length === 2 ? this.#winnersWay(first, second) : null;
      if (winners === null) this.isCertain = false;
      for (const link of open) link.takes = link === (winners ?? first) ? 'winner' : 'loser';
    }
  }

  /** The one of two ways on that the winner takes; null where they look alike. */
  #winnersWay(one: Link, another: Link): Link | null {
    const sparesItsLoser = ({ to }: Link) => this.onward(to).length > 1;
    if (sparesItsLoser(one) !== sparesItsLoser(another)) return sparesItsLoser(one) ? one : another;
    if (this.#reaches(one.to, another.to)) return another;
    if (this.#reaches(another.to, one.to)) return one;
    if (this.onward(one.to).length > 0 || this.onward(another.to).length > 0) return null;
    const later = Date.parse(one.to.beginAt) - Date.parse(another.to.beginAt);
    return later === 0 ? null : later > 0 ? one : another;
  }

  #reaches(from: MatchSummary, to: MatchSummary): boolean {
    const seen = new Set<number>([from.id]);
    const ahead = [from];
    for (let match = ahead.pop(); match !== undefined; match = ahead.pop()) {
      for (const { to: next } of this.onward(match)) {
        if (next.id === to.id) return true;
        if (!seen.has(next.id)) ahead.push(next);
        seen.add(next.id);
      }
    }
    return false;
  }
}

/** The links of a bracket; `matches` are in an order in which they can be played. */
export function linksOf(matches: readonly FedMatch[]): Links {
  const order = new Map(matches.map(({ match }, index) => [match.id, index]));
  const shape = new Shape(matches.flatMap(({ match, feeds }) => linksInto(match, feeds, order)));
  for (const { match } of matches) shape.decide(match);
  const decided = (links: readonly Link[], end: 'from' | 'to') =>
    links.map((link) => ({ matchId: link[end].id, takes: link.takes ?? 'winner' }));
  return {
    feeders: new Map(matches.map(({ match }) => [match.id, decided(shape.into(match), 'from')])),
    onward: new Map(matches.map(({ match }) => [match.id, decided(shape.onward(match), 'to')])),
    isCertain: shape.isCertain,
  };
}

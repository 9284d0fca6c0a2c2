import type { Match } from './match';
import { bestOf } from './match-state';

/**
 * The bracket that a stage's matches form. What feeds a match comes from the
 * source (`previousMatchIds`) where it says so, else from the order of matches:
 * a team comes from the match it played before in the same stage. Pure shape:
 * who won shows only in which way a team took.
 */

export type BracketSection = 'upper' | 'lower' | 'final' | 'third';

/** Where one side of a match comes from. `teamId` is 0 while that is open. */
export type Feeder = { readonly matchId: number; readonly takes: 'winner' | 'loser'; readonly teamId: number };

export type BracketNode = {
  readonly match: Match;
  readonly section: BracketSection;
  readonly feeders: readonly Feeder[];
  /** Column of the whole drawing, from 0. */
  readonly column: number;
  /** Middle of the node within its section, in nodes from the top: 0, 1, 1.5 … */
  readonly row: number;
  /** From 1, within its round. */
  readonly number: number;
};

/** How fans call a round; `round` goes by its number in the section. */
export type RoundName = 'final' | 'semifinals' | 'quarterfinals' | 'round' | 'third';

export type BracketRound = {
  readonly section: BracketSection;
  readonly name: RoundName;
  /** From 1, within its section. */
  readonly index: number;
  readonly column: number;
  /** Best of so many where all its matches are alike; null where not. */
  readonly bestOf: number | null;
  readonly nodes: readonly BracketNode[];
};

export type Bracket = {
  readonly double: boolean;
  readonly columns: number;
  /** Heights in nodes; 0 for a section that is not there. */
  readonly upperRows: number;
  readonly lowerRows: number;
  /** Upper bracket first, then lower, then final and third place; each from the first round to the last. */
  readonly rounds: readonly BracketRound[];
};

type Links = {
  readonly feeders: ReadonlyMap<number, readonly Feeder[]>;
  readonly next: ReadonlyMap<number, readonly { readonly to: number; readonly takes: Feeder['takes'] }[]>;
};

const byBegin = (a: Match, b: Match): number => Date.parse(a.beginAt) - Date.parse(b.beginAt) || a.id - b.id;
const teamsOf = (match: Match): number[] => [match.left.id, match.right.id].filter((id) => id > 0);

function winnerOf(match: Match): number | null {
  return match.status === 'finished' ? match.winnerId : null;
}

/** The matches that feed each one: as the source says, else each team's match before. */
function previousOf(matches: readonly Match[]): Map<number, number[]> {
  const known = new Set(matches.map((match) => match.id));
  const told = matches.some((match) => match.previousMatchIds.some((id) => known.has(id)));
  if (told) return new Map(matches.map((match) => [match.id, match.previousMatchIds.filter((id) => known.has(id))]));
  const latest = new Map<number, number>();
  const previous = new Map<number, number[]>();
  for (const match of matches) {
    previous.set(match.id, [...new Set(teamsOf(match).flatMap((team) => latest.get(team) ?? []))]);
    for (const team of teamsOf(match)) latest.set(team, match.id);
  }
  return previous;
}

/** How many matches lie between each match and the end of its shortest way. */
function distances(previous: ReadonlyMap<number, readonly number[]>, latestFirst: readonly Match[]): Map<number, number> {
  const distance = new Map<number, number>();
  for (const { id } of latestFirst) {
    const own = distance.get(id) ?? 0;
    for (const before of previous.get(id) ?? []) distance.set(before, Math.min(distance.get(before) ?? Infinity, own + 1));
  }
  return distance;
}

/** Who leaves which match for which: by the result where it is known; while it is open, the longer way is the loser's. */
function linksOf(matches: readonly Match[]): Links {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const previous = previousOf(matches);
  const distance = distances(previous, [...matches].reverse());
  const successors = new Map<number, Match[]>();
  for (const match of matches) for (const id of previous.get(match.id) ?? []) successors.set(id, [...(successors.get(id) ?? []), match]);
  const feeders = new Map<number, Feeder[]>(matches.map((match) => [match.id, []]));
  const next = new Map<number, { to: number; takes: Feeder['takes'] }[]>();
  for (const [id, followers] of successors) {
    const from = byId.get(id);
    if (!from) continue;
    // Far from the end first: that is where losers go.
    const ways = [...followers].sort((a, b) => (distance.get(b.id) ?? 0) - (distance.get(a.id) ?? 0) || byBegin(a, b));
    for (const [index, to] of ways.entries()) {
      const winner = winnerOf(from);
      const team = teamsOf(to).find((each) => teamsOf(from).includes(each)) ?? 0;
      const takes =
        winner !== null && team > 0 ? (team === winner ? 'winner' : 'loser') : ways.length > 1 && index === 0 ? 'loser' : 'winner';
      feeders.get(to.id)?.push({ matchId: id, takes, teamId: team });
      next.set(id, [...(next.get(id) ?? []), { to: to.id, takes }]);
    }
  }
  // In the order in which they are told, which is that of the sides: who won moves nothing, so that a round's numbers stay.
  for (const { id } of matches) {
    const place = ({ matchId }: Feeder) => previous.get(id)?.indexOf(matchId) ?? 0;
    feeders.get(id)?.sort((a, b) => place(a) - place(b));
  }
  return { feeders, next };
}

/** `matches` by start. */
function sectionsOf(matches: readonly Match[], { feeders, next }: Links): Map<number, BracketSection> {
  const sections = new Map<number, BracketSection>();
  const of = (id: number) => feeders.get(id) ?? [];
  for (const match of matches) {
    const own = of(match.id);
    const fed = new Set(own.map(({ matchId }) => sections.get(matchId)));
    const losers = own.filter(({ takes }) => takes === 'loser').length;
    const isLower = losers > 0 || (fed.has('lower') && !fed.has('upper'));
    sections.set(match.id, isLower ? 'lower' : fed.has('lower') ? 'final' : 'upper');
  }
  // A match for losers that leads nowhere, beside a final that only winners reach, is for the third place.
  const lower = matches.filter((match) => sections.get(match.id) === 'lower');
  const [only] = lower;
  if (only && lower.length === 1 && of(only.id).every(({ takes }) => takes === 'loser') && of(only.id).length === 2 && !next.has(only.id)) {
    const semifinals = of(only.id).map(({ matchId }) => matchId);
    const last = matches.findLast((match) => match.id !== only.id);
    const feedFinal = last !== undefined && semifinals.every((id) => of(last.id).some((feeder) => feeder.matchId === id));
    if (feedFinal) sections.set(only.id, 'third');
  }
  if ([...sections.values()].includes('lower')) {
    // Who begins below: its loser is out, its winner goes on below.
    for (const match of [...matches].reverse()) {
      const ways = next.get(match.id) ?? [];
      const goesOnBelow = ways.length > 0 && ways.every(({ to, takes }) => takes === 'winner' && sections.get(to) === 'lower');
      if (sections.get(match.id) === 'upper' && goesOnBelow) sections.set(match.id, 'lower');
    }
  } else {
    const ends = matches.filter(
      (match) => sections.get(match.id) === 'upper' && !(next.get(match.id) ?? []).some(({ takes }) => takes === 'winner'),
    );
    const [final] = ends;
    if (final && ends.length === 1) sections.set(final.id, 'final');
  }
  return sections;
}

/**
 * The loser of an upper bracket's last match plays on below. Where that match
 * leads to one alone and the result does not tell how, it is its loser who goes
 * there: the source ends before the grand final (or has none, as in a group of
 * four), and what looks like one is the lower bracket's final.
 */
function withoutFalseFinal(matches: readonly Match[], links: Links, sections: ReadonlyMap<number, BracketSection>): Links | null {
  const final = matches.find(({ id }) => sections.get(id) === 'final');
  const own = final ? (links.feeders.get(final.id) ?? []) : [];
  const upper = own.filter(({ matchId }) => sections.get(matchId) === 'upper');
  const [from] = upper;
  const before = matches.find(({ id }) => id === from?.matchId);
  if (!final || !from || !before || upper.length !== 1 || own.length !== 2) return null;
  const isKnown = winnerOf(before) !== null && from.teamId > 0;
  if (isKnown || from.takes === 'loser' || (links.next.get(before.id) ?? []).length !== 1) return null;
  return {
    feeders: new Map(links.feeders).set(
      final.id,
      own.map((feeder) => (feeder === from ? { ...feeder, takes: 'loser' } : feeder)),
    ),
    next: new Map(links.next).set(before.id, [{ to: final.id, takes: 'loser' }]),
  };
}

type Placed = { readonly match: Match; readonly level: number; readonly row: number };

/** Rounds counted from the section's end, and rows such that a match stands in the middle of those that feed it. */
function placeSection(section: readonly Match[], { feeders, next }: Links): { placed: Placed[]; levels: number; rows: number } {
  const own = new Map(section.map((match) => [match.id, match]));
  const levels = new Map<number, number>();
  for (const match of [...section].reverse()) {
    const after = (next.get(match.id) ?? []).flatMap(({ to }) => (own.has(to) ? [(levels.get(to) ?? 0) + 1] : []));
    levels.set(match.id, Math.max(0, ...after));
  }
  const rows = new Map<number, number>();
  let free = 0;
  const place = (match: Match): number => {
    const known = rows.get(match.id);
    if (known !== undefined) return known;
    const before = (feeders.get(match.id) ?? []).flatMap(({ matchId }) => own.get(matchId) ?? []);
    const [first, ...others] = before.map(place);
    const last = others.at(-1) ?? first;
    const row = first === undefined || last === undefined ? free++ : (first + last) / 2;
    rows.set(match.id, row);
    return row;
  };
  const ends = section.filter((match) => levels.get(match.id) === 0);
  for (const match of ends) place(match);
  const placed = section.map((match) => ({ match, level: levels.get(match.id) ?? 0, row: place(match) }));
  return { placed, levels: Math.max(0, ...levels.values()) + 1, rows: free };
}

function roundName(section: BracketSection, level: number, count: number, endsInOne: boolean, double: boolean): RoundName {
  if (section === 'final') return 'final';
  if (section === 'third') return 'third';
  if (section === 'lower') return endsInOne && level === 0 && count === 1 ? 'final' : 'round';
  // In a single bracket the final is a section of its own.
  const toEnd = double ? level : level + 1;
  if (!endsInOne) return 'round';
  if (toEnd === 0 && count === 1) return 'final';
  if (toEnd === 1 && count <= 2) return 'semifinals';
  if (toEnd === 2 && count <= 4) return 'quarterfinals';
  return 'round';
}

function sameBestOf(matches: readonly Match[]): number | null {
  const [first] = matches;
  const length = first ? bestOf(first) : null;
  return matches.every((match) => bestOf(match) === length) ? length : null;
}

/** The bracket of one stage's matches, in any order; null without matches. Cancelled ones are left out. */
export function buildBracket(all: readonly Match[]): Bracket | null {
  const matches = all.filter((match) => match.status !== 'canceled').sort(byBegin);
  if (matches.length === 0) return null;
  const told = linksOf(matches);
  const first = sectionsOf(matches, told);
  const corrected = withoutFalseFinal(matches, told, first);
  const links = corrected ?? told;
  const sections = corrected ? sectionsOf(matches, corrected) : first;
  const ofSection = (section: BracketSection) => matches.filter((match) => sections.get(match.id) === section);
  const upper = placeSection(ofSection('upper'), links);
  const lower = placeSection(ofSection('lower'), links);
  const double = lower.placed.length > 0;
  const wide = Math.max(upper.placed.length > 0 ? upper.levels : 0, double ? lower.levels : 0);
  const grandFinal = ofSection('final');
  const feedFinal = new Set(
    grandFinal.length === 1 ? grandFinal.flatMap(({ id }) => links.feeders.get(id) ?? []).map(({ matchId }) => matchId) : [],
  );
  const leadsToFinal = ({ match, level }: Placed) => level === 0 && feedFinal.has(match.id);
  const ends = (placed: readonly Placed[]) => placed.filter(({ level }) => level === 0).length === 1;

  const rounds: BracketRound[] = [];
  const addSection = (section: BracketSection, { placed, levels }: { placed: readonly Placed[]; levels: number }, firstColumn: number) => {
    // In a double bracket a round is named from the end only where its last match leads to the grand final.
    const endsInOne = section === 'upper' && !double ? ofSection('final').length === 1 : ends(placed) && placed.some(leadsToFinal);
    for (let level = levels - 1; level >= 0; level -= 1) {
      const inRound = placed.filter((each) => each.level === level).sort((a, b) => a.row - b.row);
      if (inRound.length === 0) continue;
      const column = firstColumn + (levels - 1 - level);
      const nodes = inRound.map(({ match, row }, index) => ({
        match,
        section,
        feeders: links.feeders.get(match.id) ?? [],
        column,
        row,
        number: index + 1,
      }));
      const name = roundName(section, level, nodes.length, endsInOne, double);
      rounds.push({ section, name, index: levels - level, column, bestOf: sameBestOf(inRound.map(({ match }) => match)), nodes });
    }
  };
  addSection('upper', upper, 0);
  if (double) addSection('lower', lower, 0);
  const lasts = (['final', 'third'] as const)
    .map((section) => ({ section, matches: ofSection(section) }))
    .filter((each) => each.matches.length > 0);
  for (const { section, matches: last } of lasts) addSection(section, placeSection(last, links), wide);
  const columns =
    wide +
    Math.max(0, ...rounds.filter(({ section }) => section === 'final' || section === 'third').map(({ column }) => column - wide + 1));
  return { double, columns, upperRows: Math.max(upper.rows, double ? 0 : lasts.length), lowerRows: double ? lower.rows : 0, rounds };
}

/** The matches that a team plays in a bracket. */
export function pathOf(bracket: Bracket, teamId: number): ReadonlySet<number> {
  const nodes = bracket.rounds.flatMap((round) => round.nodes);
  return new Set(nodes.filter(({ match }) => teamId > 0 && teamsOf(match).includes(teamId)).map(({ match }) => match.id));
}

/** True for an elimination stage: the source says so, or its matches feed one another. */
export function isElimination(stage: { readonly hasBracket: boolean }, matches: readonly Match[]): boolean {
  return stage.hasBracket || matches.some((match) => match.previousMatchIds.length > 0);
}

import type { MatchSummary, StageMatch } from '../match/match';
import { bestOf } from '../match/match-state';
import { type Bracket, type BracketNode, type BracketRound, type BracketSection, type RoundName, teamsIn } from './bracket/bracket-model';
import type { Links } from './bracket/links';
import { readBracket } from './bracket/reading';
import { type Outline, leadsBack } from './bracket/sections';

/** One round of a section: how many matches, whether the loser of each plays on, and whether one of them may come back. */
type Round = { readonly count: number; readonly spares: boolean; readonly leadsBack: boolean };

/** Names from the end on, by how many rounds follow. */
const FROM_END: readonly RoundName[] = ['final', 'semifinals', 'quarterfinals'];

/**
 * The names of rounds, the last one first, each leading to the next. So many
 * rounds follow `after` the last one. A single match before a final is no
 * semifinal but a step of a ladder, unless its loser plays on; a round whose
 * losers may come back belongs to what comes before. Once a round has
 * no name, those before it have none.
 */
function namesFromEnd(rounds: readonly Round[], after: number): RoundName[] {
  let isNamed = true;
  return rounds.map(({ count, spares, leadsBack }, level) => {
    const name = FROM_END[level + after];
    isNamed &&= !leadsBack && count <= 2 ** (level + after) && (level + after === 0 || count > 1 || spares);
    return isNamed && name !== undefined ? name : 'round';
  });
}

/** A match within its section: rounds counted from the section's end, and its row. */
type PlacedMatch = { readonly match: MatchSummary; readonly level: number; readonly row: number };
type PlacedSection = { readonly nodes: readonly PlacedMatch[]; readonly levels: number; readonly rows: number };

/**
 * Rows such that a match stands in the middle of those whose winners come to
 * it. `section` in an order in which its matches can be played.
 */
function placeSection(section: readonly MatchSummary[], { feeders, onward }: Links): PlacedSection {
  const own = new Map(section.map((match) => [match.id, match]));
  // Also of matches between, through which teams come back into the section.
  const levels = new Map<number, number>();
  for (const id of [...onward.keys()].reverse()) {
    const after = (onward.get(id) ?? []).map(({ matchId }) => (levels.get(matchId) ?? 0) + (own.has(matchId) ? 1 : 0));
    levels.set(id, Math.max(0, ...after));
  }
  const rows = new Map<number, number>();
  let free = 0;
  const place = ({ id }: MatchSummary): number => {
    const known = rows.get(id);
    if (known !== undefined) return known;
    const before = (feeders.get(id) ?? []).flatMap(({ matchId, takes }) => (takes === 'winner' ? (own.get(matchId) ?? []) : []));
    const [first, ...others] = before.map(place);
    const last = others.at(-1) ?? first;
    const row = first === undefined || last === undefined ? free++ : (first + last) / 2;
    rows.set(id, row);
    return row;
  };
  for (const match of section.filter(({ id }) => levels.get(id) === 0)) place(match);
  const nodes = section.map((match) => ({ match, level: levels.get(match.id) ?? 0, row: place(match) }));
  return { nodes, levels: Math.max(-1, ...nodes.map(({ level }) => level)) + 1, rows: free };
}

type Rounds = readonly (readonly PlacedMatch[])[];

/** Names of a section's rounds, the last one first. */
function nameRounds(section: BracketSection, rounds: Rounds, { finals, sections }: Outline, links: Links, double: boolean): RoundName[] {
  if (section === 'third') return rounds.map(() => 'third');
  const [grandFinal] = finals;
  if (grandFinal === undefined) return rounds.map(() => 'round');
  const waysOf = ({ match }: PlacedMatch) => links.onward.get(match.id) ?? [];
  const shapes = rounds.map((round) => ({
    count: round.length,
    spares: round.every((placed) => waysOf(placed).some(({ takes }) => takes === 'loser')),
    leadsBack: round.some(({ match }) => leadsBack(match.id, links, sections)),
  }));
  if (section === 'final') return [...finals.map(() => 'final' as const), ...namesFromEnd(shapes.slice(finals.length), 1)];
  const last = rounds[0] ?? [];
  const leadsToFinal = last.every((placed) => waysOf(placed).some(({ takes, matchId }) => takes === 'winner' && matchId === grandFinal));
  // Two brackets that each come to an end of their own before the final have no final that is the upper one.
  if (!leadsToFinal || (double && last.length > 1)) return rounds.map(() => 'round');
  return section === 'lower' ? rounds.map((_, level) => (level === 0 ? 'final' : 'round')) : namesFromEnd(shapes, double ? 0 : 1);
}

function sameBestOf(matches: readonly MatchSummary[]): number | null {
  const [first] = matches;
  const length = first ? bestOf(first) : null;
  return matches.every((match) => bestOf(match) === length) ? length : null;
}

/**
 * The bracket of one stage's matches, in any order; null without matches. Cancelled
 * ones are left out. What feeds what comes from `bracket/feeds`, whether it sends its
 * winner or its loser from `links`, upper and lower bracket and the final from
 * `sections`; the rounds are named here, backwards from the end. Who won, which side
 * a team is listed on and how much has been played move nothing. Where the shape
 * cannot be read, rounds have numbers only.
 */
export function buildBracket(all: readonly StageMatch[]): Bracket | null {
  const { matches, links, outline, isCertain } = readBracket(all);
  if (matches.length === 0) return null;
  // One bracket of which nothing is known but which match comes after which.
  const sectionOf = (match: MatchSummary) => (isCertain ? outline.sections.get(match.id) : 'upper');
  const known = isCertain ? outline : { ...outline, finals: [] };
  const placed = (section: BracketSection) =>
    placeSection(
      matches.filter((match) => sectionOf(match) === section),
      links,
    );
  const upper = placed('upper');
  const lower = placed('lower');
  const final = placed('final');
  const third = placed('third');
  const double = lower.levels > 0;
  const wide = Math.max(upper.levels, lower.levels);
  const columnBelow = new Map(lower.nodes.map(({ match, level }) => [match.id, lower.levels - 1 - level]));
  // Where winners qualify instead of meeting in a final, the upper bracket ends above the matches that its last losers come to.
  const dropsTo = upper.nodes
    .filter(({ level }) => level === 0)
    .flatMap(({ match }) => links.onward.get(match.id) ?? [])
    .flatMap(({ takes, matchId }) => (takes === 'loser' ? (columnBelow.get(matchId) ?? []) : []));
  const shift = final.levels > 0 || dropsTo.length === 0 ? 0 : Math.max(0, Math.min(...dropsTo) - upper.levels);

  const roundsOf = (section: BracketSection, { nodes, levels }: PlacedSection, firstColumn: number): BracketRound[] => {
    const rounds = Array.from({ length: levels }, (_, level) => nodes.filter((each) => each.level === level).sort((a, b) => a.row - b.row));
    const names = nameRounds(section, rounds, known, links, double);
    return rounds
      .map((round, level): BracketRound => {
        const column = firstColumn + levels - 1 - level;
        const name = names[level] ?? 'round';
        const index = section === 'final' && name === 'round' ? column + 1 : levels - level;
        const bestOfAll = sameBestOf(round.map(({ match }) => match));
        const drawn = round.map(({ match, row }, place): BracketNode => {
          return { match, section, feeders: links.feeders.get(match.id) ?? [], column, row, number: place + 1 };
        });
        return { section, name, index, column, bestOf: bestOfAll, nodes: drawn };
      })
      .reverse();
  };
  return {
    double,
    columns: wide + Math.max(final.levels, third.levels),
    upperRows: Math.max(upper.rows, double ? 0 : Math.sign(final.levels) + third.levels),
    rounds: [
      ...roundsOf('upper', upper, shift),
      ...roundsOf('lower', lower, 0),
      ...roundsOf('final', final, wide),
      ...roundsOf('third', third, wide + Math.max(0, final.levels - 1)),
    ],
  };
}

export function pathThroughBracket(bracket: Bracket, teamId: number): ReadonlySet<number> {
  const nodes = bracket.rounds.flatMap((round) => round.nodes);
  return new Set(nodes.filter(({ match }) => teamsIn(match).includes(teamId)).map(({ match }) => match.id));
}

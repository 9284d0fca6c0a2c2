import type { Match } from './match';
import type { Stage } from './stage';
import type { StandingsDocument, StandingsRow } from './standings';
import { isComplete } from './standings-figures';

/** What a place leads to. */
export type Edge = 'advances' | 'playIn' | 'out';

export type Edges = {
  readonly byTeam: ReadonlyMap<number, Edge>;
  /** The stage is over: these are facts, not places as they stand. */
  readonly final: boolean;
};

const NONE: Edges = { byTeam: new Map(), final: false };

/** Who went on from a stage that is over: those of the serie's later stages. */
function finalEdges(table: StandingsDocument, stages: readonly Stage[]): Edges {
  const own = stages.findIndex((stage) => stage.id === table.tournamentId);
  const end = stages[own]?.endAt ?? null;
  const later = stages.slice(own + 1).filter((stage) => end !== null && stage.beginAt !== null && stage.beginAt > end);
  const on = new Set(later.flatMap((stage) => stage.teamIds));
  const known = own >= 0 && table.rows.some(({ team }) => on.has(team.id)) && table.rows.some(({ team }) => !on.has(team.id));
  if (!known) return NONE;
  return { byTeam: new Map(table.rows.map(({ team }) => [team.id, on.has(team.id) ? 'advances' : 'out'])), final: true };
}

/** The edges of a table: who went on once it is over, else on which side of the lines each place is. Empty where that is not known. */
export function edgesOf(
  table: StandingsDocument,
  rows: readonly StandingsRow[],
  matches: readonly Match[],
  stages: readonly Stage[],
): Edges {
  if (isComplete(matches)) return finalEdges(table, stages);
  const { cuts = [] } = table;
  if (cuts.length === 0) return NONE;
  const edgeOf = (rank: number): Edge => cuts.find(({ places }) => rank <= places)?.kind ?? 'out';
  return { byTeam: new Map(rows.map(({ rank, team }) => [team.id, edgeOf(rank)])), final: false };
}

import type { Match } from './match';
import type { TeamScenario } from './scenarios/scenario-model';
import type { Stage } from './stage';
import type { StandingsDocument, StandingsRow } from './standings';
import { isComplete } from './standings-figures';

/** What a place leads to. */
export type Edge = 'advances' | 'playIn' | 'out';

export type Edges = {
  readonly byTeam: ReadonlyMap<number, Edge>;
  /** The stage is over: these are facts, not places as they stand. */
  readonly final: boolean;
  /** Teams whose edge is a fact: all of them once the stage is over, before that those that nothing can move across their line. */
  readonly certain: ReadonlySet<number>;
};

export const NO_EDGES: Edges = { byTeam: new Map(), final: false, certain: new Set() };

/** Who went on from a stage that is over: those of the serie's later stages. */
function finalEdges(table: StandingsDocument, stages: readonly Stage[]): Edges {
  const own = stages.findIndex((stage) => stage.id === table.tournamentId);
  const end = stages[own]?.endAt ?? null;
  const later = stages.slice(own + 1).filter((stage) => end !== null && stage.beginAt !== null && stage.beginAt > end);
  const on = new Set(later.flatMap((stage) => stage.teamIds));
  const known = own >= 0 && table.rows.some(({ team }) => on.has(team.id)) && table.rows.some(({ team }) => !on.has(team.id));
  if (!known) return NO_EDGES;
  const byTeam = new Map(table.rows.map(({ team }): [number, Edge] => [team.id, on.has(team.id) ? 'advances' : 'out']));
  return { byTeam, final: true, certain: new Set(byTeam.keys()) };
}

/** Whom the scenarios call through or out for sure. They are about the last line alone: with two, a team that is through may still have to play in. */
function decided({ cuts = [], scenarios }: StandingsDocument, byTeam: ReadonlyMap<number, Edge>): ReadonlySet<number> {
  const teams = scenarios?.teams ?? [];
  const isSure = ({ teamId, status }: TeamScenario) =>
    status === 'out' ? byTeam.get(teamId) === 'out' : status === 'in' && cuts.length === 1 && byTeam.get(teamId) === 'advances';
  return new Set(teams.filter(isSure).map(({ teamId }) => teamId));
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
  if (cuts.length === 0) return NO_EDGES;
  const edgeOf = (rank: number): Edge => cuts.find(({ places }) => rank <= places)?.kind ?? 'out';
  const byTeam = new Map(rows.map(({ rank, team }): [number, Edge] => [team.id, edgeOf(rank)]));
  // Nothing of what is certain by now was so in an earlier week.
  return { byTeam, final: false, certain: rows === table.rows ? decided(table, byTeam) : new Set() };
}

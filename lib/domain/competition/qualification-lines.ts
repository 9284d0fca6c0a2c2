import type { MatchSummary } from '../match/match';
import { leadsDown, type Cut } from './cuts';
import type { TeamScenario } from './scenario-model';
import type { Stage } from './stage';
import { hasResults, type StandingsDocument, type StandingsRow } from './standings';
import { isComplete } from './standings-figures';

/** What a place leads to. */
export type QualificationLine = 'advances' | 'playIn' | 'out';

export type QualificationLines = {
  readonly byTeam: ReadonlyMap<number, QualificationLine>;
  /** The stage is over: these are facts, not places as they stand. */
  readonly final: boolean;
  /** Teams whose edge is a fact: all of them once the stage is over, before that those that nothing can move across their line. */
  readonly certain: ReadonlySet<number>;
};

export const NO_QUALIFICATION_LINES: QualificationLines = { byTeam: new Map(), final: false, certain: new Set() };

/** The serie's stages after this one that its teams may reach from above. */
function laterStages(stages: readonly Stage[], id: number): readonly Stage[] {
  const own = stages.findIndex((stage) => stage.id === id);
  const end = stages[own]?.endAt ?? null;
  return stages.slice(own + 1).filter((stage) => end !== null && stage.beginAt !== null && stage.beginAt > end && !leadsDown(stage));
}

/** Who went on from a stage that is over: those of the serie's later stages. */
function finalLines(table: StandingsDocument, stages: readonly Stage[]): QualificationLines {
  const on = new Set(laterStages(stages, table.tournamentId).flatMap((stage) => stage.teamIds));
  const known = table.rows.some(({ team }) => on.has(team.id)) && table.rows.some(({ team }) => !on.has(team.id));
  if (!known) return NO_QUALIFICATION_LINES;
  const byTeam = new Map(table.rows.map(({ team }): [number, QualificationLine] => [team.id, on.has(team.id) ? 'advances' : 'out']));
  return { byTeam, final: true, certain: new Set(byTeam.keys()) };
}

/**
 * The teams that are certainly through or out by the scenarios. These concern
 * only the last line: with two, a team that is through may still have to play in.
 */
function decided({ cuts = [], scenarios }: StandingsDocument, byTeam: ReadonlyMap<number, QualificationLine>): ReadonlySet<number> {
  const teams = scenarios?.teams ?? [];
  const isSure = ({ teamId, status }: TeamScenario) =>
    status === 'out' ? byTeam.get(teamId) === 'out' : status === 'in' && cuts.length === 1 && byTeam.get(teamId) === 'advances';
  return new Set(teams.filter(isSure).map(({ teamId }) => teamId));
}

/** A table for a page about more than its stage: with what is certain of its teams, without what the others still need. */
export function briefTable({ scenarios, ...table }: StandingsDocument): StandingsDocument {
  if (!scenarios) return { ...table, scenarios: null, titleChances: null };
  const { places, method, byScore, outcomes, remaining } = scenarios;
  const teams = scenarios.teams
    .filter(({ status }) => status !== 'open')
    .map(({ byPlace: _byPlace, ...team }): TeamScenario => ({ ...team, mustLose: [] }));
  return { ...table, scenarios: { places, method, byScore, outcomes, remaining, teams }, titleChances: null };
}

/** On which side of the lines each place is. Level teams share one: none of them has an edge while the line runs among them. */
function currentLines(rows: readonly StandingsRow[], cuts: readonly Cut[]): Map<number, QualificationLine> {
  const edgeOf = (place: number): QualificationLine => cuts.find(({ places }) => place <= places)?.kind ?? 'out';
  return new Map(
    rows.flatMap(({ rank, team }): [number, QualificationLine][] => {
      const last = rank - 1 + rows.filter((row) => row.rank === rank).length;
      return edgeOf(rank) === edgeOf(last) ? [[team.id, edgeOf(rank)]] : [];
    }),
  );
}

/** Whether teams go on from a table that is not complete, and nothing says how many. */
export function placesUnknown(
  { cuts = [], tournamentId }: StandingsDocument,
  matches: readonly MatchSummary[],
  stages: readonly Stage[],
): boolean {
  return cuts.length === 0 && !isComplete(matches) && laterStages(stages, tournamentId).length > 0;
}

/**
 * The edges of a table: who went on once it is over, else on which side of the
 * lines each place is. Empty where that is not known, and before the first result.
 */
export function qualificationLines(
  table: StandingsDocument,
  rows: readonly StandingsRow[],
  matches: readonly MatchSummary[],
  stages: readonly Stage[],
): QualificationLines {
  if (isComplete(matches)) return finalLines(table, stages);
  const { cuts = [] } = table;
  if (cuts.length === 0 || !hasResults(rows)) return NO_QUALIFICATION_LINES;
  const byTeam = currentLines(rows, cuts);
  // Nothing of what is certain by now was so in an earlier week.
  return { byTeam, final: false, certain: rows === table.rows ? decided(table, byTeam) : new Set() };
}

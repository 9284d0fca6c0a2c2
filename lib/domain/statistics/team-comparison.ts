import { TEAM_COLUMNS, type Better, type FigureKey } from './figure-columns';
import { coversMost, type Coverage } from './coverage';
import type { TeamStatsDocument } from './stats-document';
import { teamRows, teamTotalsOf, type TeamRow } from './stats-rows';
import { addTeamTotals, NO_TEAM_TOTALS, teamFigures } from './team-stats';

/**
 * A team's figures beside those of its league. The average
 * is the figure over all games of the season, so a team with more games weighs
 * more. Better is more, but for deaths; a game's length is neither. Places that
 * take figures are given where most games of the season have them, to teams
 * with figures of most of their own.
 */
const COMPARED_FIGURES = [
  'winRate',
  'averageSeconds',
  'killsPerGame',
  'deathsPerGame',
  'goldPerMinute',
  'goldDifferenceAt15',
  'towersPerGame',
  'platesPerGame',
  'dragonsPerGame',
  'baronsPerGame',
  'firstBloodRate',
  'firstTowerRate',
  'blueWinRate',
] as const satisfies readonly (keyof TeamRow)[];
export type ComparedKey = (typeof COMPARED_FIGURES)[number];

const BETTER = new Map<string, Better | null>(TEAM_COLUMNS.map(({ key, better }) => [key, better]));
/** Known for every game from just its result. */
export function isOfResults(key: FigureKey): boolean {
  return key === 'winRate';
}

export type ComparedFigure = {
  readonly key: ComparedKey;
  /** The figure's value; null where unknown. */
  readonly value: number | null;
  readonly average: number | null;
  /** Place among the teams of the season that take one; equals share it. */
  readonly rank: { readonly place: number; readonly of: number } | null;
};

export type TeamComparison = {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** How much of the team's games in the season the figures cover. */
  readonly coverage: Coverage;
  /** Whether places that take figures are given. */
  readonly compared: boolean;
  readonly figures: readonly ComparedFigure[];
};

function coverageOf({ games, figureGames }: TeamRow): Coverage {
  return { games, withFigures: figureGames };
}

function rankOf(key: ComparedKey, value: number | null, rows: readonly TeamRow[]): ComparedFigure['rank'] {
  const better = BETTER.get(key) ?? null;
  if (value === null || better === null) return null;
  const known = rows.map((row) => row[key]).filter((each) => each !== null);
  const ahead = known.filter((each) => (better === 'less' ? each < value : each > value));
  return { place: ahead.length + 1, of: known.length };
}

/** Compares a team with all of its season; null for a team without games in it. */
export function compareTeam(document: TeamStatsDocument, teamId: number): TeamComparison | null {
  const rows = teamRows(document);
  const own = rows.find(({ id }) => id === teamId);
  if (own === undefined) return null;
  const league = teamFigures(document.rows.map((row) => teamTotalsOf(row)).reduce(addTeamTotals, NO_TEAM_TOTALS));
  const covered = rows.filter((row) => coversMost(coverageOf(row)));
  const compared = coversMost(document.coverage) && covered.includes(own);
  const rank = (key: ComparedKey) => (isOfResults(key) ? rankOf(key, own[key], rows) : compared ? rankOf(key, own[key], covered) : null);
  return {
    games: own.games,
    wins: own.wins,
    losses: own.losses,
    coverage: coverageOf(own),
    compared,
    figures: COMPARED_FIGURES.map((key) => ({ key, value: own[key], average: league[key], rank: rank(key) })),
  };
}

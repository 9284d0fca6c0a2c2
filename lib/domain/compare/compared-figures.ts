import { coversMost, type Coverage } from '../statistics/coverage';
import { rankAmong, rankedPeers } from '../statistics/season-summary';
import type { TeamStatsDocument } from '../statistics/stats-document';
import type { PlayerRow } from '../statistics/stats-rows';
import { compareTeam, type ComparedKey } from '../statistics/team-comparison';
import { percentileOf, type Rank } from '../statistics/percentile';

const COMPARED_PLAYER_FIGURES = [
  'winRate',
  'kda',
  'killParticipation',
  'csPerMinute',
  'goldPerMinute',
  'goldShare',
  'damagePerMinute',
  'damageShare',
  'visionPerMinute',
  'goldDifferenceAt15',
  'csDifferenceAt15',
  'xpDifferenceAt15',
] as const satisfies readonly (keyof PlayerRow)[];

export type ComparedFigureKey = (typeof COMPARED_PLAYER_FIGURES)[number] | ComparedKey;

/** A figure of a compared player or team: shares are 0–1, null is "not known". */
export type PlacedFigure = {
  readonly key: ComparedFigureKey;
  readonly value: number | null;
  /** The rank among the players of the role, or the teams of the scope. */
  readonly rank: Rank | null;
  /** Percent of the others that it equals or beats. */
  readonly percentile: number | null;
};

/** The figures of one who is compared, in the order of the table. */
export type PlacedFigures = {
  readonly games: number;
  readonly wins: number;
  /** Of how many games most figures are. */
  readonly figureGames: number;
  readonly figures: readonly PlacedFigure[];
};

function placed(key: ComparedFigureKey, value: number | null, rank: Rank | null): PlacedFigure {
  return { key, value, rank, percentile: rank && percentileOf(rank) };
}

/** A player's figures, with places among those of the role who have games enough; null for one without games in the scope. */
export function placedPlayer(id: number, rows: readonly PlayerRow[], coverage: Coverage | undefined): PlacedFigures | null {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) return null;
  const peers = coversMost(coverage) ? rankedPeers(row, rows) : [];
  return {
    games: row.games,
    wins: row.wins,
    figureGames: row.games,
    figures: COMPARED_PLAYER_FIGURES.map((key) => placed(key, row[key], rankAmong(row, key, peers))),
  };
}

/** A team's figures, with places among the teams of the scope; null for one without games in it. */
export function placedTeam(id: number, document: TeamStatsDocument): PlacedFigures | null {
  const comparison = compareTeam(document, id);
  if (comparison === null) return null;
  const { games, wins, coverage, figures } = comparison;
  return { games, wins, figureGames: coverage.withFigures, figures: figures.map(({ key, value, rank }) => placed(key, value, rank)) };
}

/** What a radar may have axes for. Length has no better and no worse; shares of gold, and sides, say too little for one. */
const RADAR_FIGURES: readonly ComparedFigureKey[] = [
  'winRate',
  'kda',
  'killParticipation',
  'csPerMinute',
  'goldPerMinute',
  'damagePerMinute',
  'damageShare',
  'visionPerMinute',
  'goldDifferenceAt15',
  'killsPerGame',
  'deathsPerGame',
  'towersPerGame',
  'dragonsPerGame',
  'baronsPerGame',
  'firstBloodRate',
];

/** The figures that a radar has an axis for: those placed for all who have any place. Fewer than three make no radar. */
export function radarFigures(all: readonly (PlacedFigures | null)[]): ComparedFigureKey[] {
  const drawn = all.filter(hasPlaces);
  if (drawn.length === 0) return [];
  const axes = RADAR_FIGURES.filter((key) =>
    drawn.every(({ figures }) => figures.some((figure) => figure.key === key && figure.percentile !== null)),
  );
  return axes.length < 3 ? [] : axes;
}

/** Whether any figure has a place. */
export function hasPlaces(compared: PlacedFigures | null): compared is PlacedFigures {
  return compared !== null && compared.figures.some(({ percentile }) => percentile !== null);
}

/** What says most at a glance, of players and of teams. */
const TELLING_FIGURES: readonly ComparedFigureKey[] = [
  'kda',
  'killParticipation',
  'csPerMinute',
  'damagePerMinute',
  'goldDifferenceAt15',
  'winRate',
  'killsPerGame',
  'dragonsPerGame',
  'baronsPerGame',
  'towersPerGame',
  'goldPerMinute',
];

/** The few figures for a picture of a comparison: those known of all who have games come before those known of some. */
export function tellingFigures(all: readonly (PlacedFigures | null)[], most: number): ComparedFigureKey[] {
  const counted = all.filter((each) => each !== null);
  const knownOf = (key: ComparedFigureKey) =>
    counted.filter(({ figures }) => figures.some((figure) => figure.key === key && figure.value !== null)).length;
  const known = TELLING_FIGURES.filter((key) => knownOf(key) > 0);
  const ofAll = known.filter((key) => knownOf(key) === counted.length);
  return [...ofAll, ...known.filter((key) => !ofAll.includes(key))].slice(0, most);
}

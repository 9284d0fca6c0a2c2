import { teamInMatch } from '../../domain/entities/team-stub';
import type { ChampionRef } from '../../domain/match/game';
import type { Role } from '../../domain/match/role';
import {
  LEAST_PAIRED_GAMES,
  type ChampionFiguresDocument,
  type ChampionGame,
  type ChampionLane,
  type ChampionPlayer,
  type DraftCounts,
  type PairedChampion,
} from '../../domain/statistics/champion-figures-document';
import {
  addChampionTotals,
  addDraftCounts,
  NO_CHAMPION_TOTALS,
  NO_DRAFTS,
  packChampionTotals,
  picksOf,
  type ChampionTotals,
} from '../../domain/statistics/champion-stats';
import { addCoverage, NO_COVERAGE } from '../../domain/statistics/coverage';
import { addSums, NO_SUM, perGame, type Sum } from '../../domain/statistics/sums';
import { scopesOf } from '../../domain/statistics/scopes';
import { byPatch } from '../../domain/match/patch-name';
import { byStart } from '../../domain/match/match-order';
import { coverageOf, playedGames } from '../index/played-games';
import { listedGame, type PlayedLine, withGame } from './played-line';
import { hasDraft, type PlayerGameLine } from '../index/stats-index';
import type { Season } from '../index/season';

const MOST_LEAGUES = 40;
const MOST_PATCHES = 40;
const MOST_PLAYERS = 15;
const MOST_PAIRED = 12;
const MOST_LANE_OPPONENTS = 15;
const MOST_GAMES = 15;

type Tally = { games: number; wins: number };

function addTo<Key>(sums: Map<Key, ChampionTotals>, key: Key, line: ChampionTotals): void {
  sums.set(key, addChampionTotals(sums.get(key) ?? NO_CHAMPION_TOTALS, line));
}

function winRate({ games, wins }: Tally): number {
  return wins / games;
}

function playersOf(played: readonly PlayedLine[]): ChampionPlayer[] {
  const players = new Map<number, ChampionPlayer>();
  // Games come by start: the latest names player and team.
  for (const { match, line } of played) {
    const { id, name, teamId, totals } = line;
    players.set(id, { id, name, team: teamInMatch(match, teamId), ...withGame(players.get(id), totals) });
  }
  return [...players.values()].sort((a, b) => b.games - a.games || b.wins - a.wins || a.id - b.id).slice(0, MOST_PLAYERS);
}

type LaneTally = Tally & { readonly champion: ChampionRef; gold: Sum };

/** Champions that the champion has met in its own role, by role. */
function lanesOf(played: readonly PlayedLine[]): ChampionLane[] {
  const lanes = new Map<Role, Map<number, LaneTally>>();
  for (const { game, line } of played) {
    const { role, teamId, totals } = line;
    const other = role === null ? undefined : game.players.find((each) => each.role === role && each.teamId !== teamId);
    if (role === null || other === undefined || other.champion.id <= 0) continue;
    const lane = lanes.get(role) ?? new Map<number, LaneTally>();
    lanes.set(role, lane);
    const entry = lane.get(other.champion.id) ?? { champion: other.champion, games: 0, wins: 0, gold: NO_SUM };
    lane.set(other.champion.id, entry);
    entry.games += 1;
    entry.wins += totals.wins;
    entry.gold = addSums(entry.gold, totals.goldAt15);
  }
  const met = (lane: ReadonlyMap<number, LaneTally>) => [...lane.values()].reduce((sum, { games }) => sum + games, 0);
  return [...lanes]
    .sort(([, a], [, b]) => met(b) - met(a))
    .map(([role, lane]) => ({
      role,
      opponents: [...lane.values()]
        .filter(({ games }) => games >= LEAST_PAIRED_GAMES)
        .sort((a, b) => b.games - a.games || b.wins - a.wins || a.champion.id - b.champion.id)
        .slice(0, MOST_LANE_OPPONENTS)
        .map(({ gold, ...opponent }) => ({ ...opponent, goldAt15: perGame(gold), goldGames: gold.games })),
    }))
    .filter(({ opponents }) => opponents.length > 0);
}

/** Champions beside or against the champion's player, by this one's win rate (`best` true: highest first). */
function pairedOf(
  played: readonly PlayedLine[],
  counts: (own: PlayerGameLine, other: PlayerGameLine) => boolean,
  best: boolean,
): PairedChampion[] {
  const paired = new Map<number, Tally & { champion: ChampionRef }>();
  for (const { game, line } of played) {
    for (const other of game.players) {
      if (!counts(line, other)) continue;
      const entry = paired.get(other.champion.id) ?? { champion: other.champion, games: 0, wins: 0 };
      paired.set(other.champion.id, entry);
      entry.games += 1;
      entry.wins += line.totals.wins;
    }
  }
  return [...paired.values()]
    .filter(({ games }) => games >= LEAST_PAIRED_GAMES)
    .sort((a, b) => (best ? winRate(b) - winRate(a) : winRate(a) - winRate(b)) || b.games - a.games || a.champion.id - b.champion.id)
    .slice(0, MOST_PAIRED);
}

function listed(played: PlayedLine): ChampionGame {
  const { id, name, role, teamId } = played.line;
  return { ...listedGame(played), player: { id, name }, role, team: teamInMatch(played.match, teamId) };
}

const present = (totals: ChampionTotals) => picksOf(totals).picks + totals.bans;

/** `championFigures/{id}`; null for a champion that the source does not list and no team has picked. */
export function deriveChampionFigures(championId: number, { stats, matchIndex, entities }: Season): ChampionFiguresDocument | null {
  const matches = [...stats.champions.matchesOf(championId)].map((id) => matchIndex.get(id)).filter((match) => match !== null);
  const played: PlayedLine[] = [];
  let totals = NO_CHAMPION_TOTALS;
  const leagues = new Map<number, ChampionTotals>();
  const leagueNames = new Map<number, string>();
  const patches = new Map<string, ChampionTotals>();
  for (const match of matches.sort(byStart)) {
    for (const game of stats.of(match.id)) {
      const line = game.drafts === null ? undefined : game.champions.find(([id]) => id === championId)?.[1];
      if (line === undefined) continue;
      totals = addChampionTotals(totals, line);
      addTo(leagues, match.leagueId, line);
      leagueNames.set(match.leagueId, match.leagueName);
      if (match.version !== '') addTo(patches, match.version, line);
      for (const own of game.players) if (own.champion.id === championId) played.push({ match, game, line: own });
    }
  }
  const known = entities.champions.get(championId);
  const champion = known ? { id: championId, name: known.name, img: known.img } : played.at(-1)?.line.champion;
  if (champion === undefined) return null;
  return {
    champion,
    totals: packChampionTotals(totals),
    leagues: [...leagues]
      .sort(([idA, a], [idB, b]) => present(b) - present(a) || idA - idB)
      .slice(0, MOST_LEAGUES)
      .map(([id, of]) => ({ id, name: leagueNames.get(id) ?? '', totals: packChampionTotals(of) })),
    patches: [...patches]
      .sort(([a], [b]) => byPatch(a, b))
      .slice(0, MOST_PATCHES)
      .map(([patch, of]) => ({ patch, totals: packChampionTotals(of) })),
    players: playersOf(played),
    lanes: lanesOf(played),
    opponents: pairedOf(played, (own, other) => own.teamId !== other.teamId, false),
    partners: pairedOf(played, (own, other) => own.teamId === other.teamId && own !== other, true),
    recent: played.slice(-MOST_GAMES).reverse().map(listed),
  };
}

/** `stats/drafts`; null while no draft is known. */
export function deriveDraftCounts({ matchIndex, stats }: Season): DraftCounts | null {
  const scopes: Record<string, DraftCounts['scopes'][string]> = {};
  let coverage = NO_COVERAGE;
  for (const match of matchIndex.ofScope('all')) {
    coverage = addCoverage(coverage, coverageOf(playedGames(match, stats), hasDraft));
    const counted = stats.of(match.id).flatMap(({ drafts }) => (drafts === null ? [] : [drafts]));
    if (counted.length === 0) continue;
    const own = counted.reduce(addDraftCounts, NO_DRAFTS);
    for (const scope of scopesOf(match)) {
      if (!/^(?:all$|league:|patch:[^-]+$)/.test(scope)) continue;
      scopes[scope] = addDraftCounts(scopes[scope] ?? NO_DRAFTS, own);
    }
  }
  return Object.keys(scopes).length === 0 ? null : { scopes, coverage };
}

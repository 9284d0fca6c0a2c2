import type { Player, Team } from '../../domain/entities/entities';
import type { Match } from '../../domain/match/match';
import { isOff } from '../../domain/match/match-state';
import { ownMatches } from '../../domain/match/spoilers';
import type { HeadToHead } from '../../domain/models/read-models';
import { cacheTag } from '../../domain/page/cache-tags';
import type { ChampionFiguresDocument, DraftCounts } from '../../domain/statistics/champion-figures-document';
import type { PlayerFiguresDocument } from '../../domain/statistics/player-figures-document';
import { EVERYTHING } from '../../domain/statistics/scopes';
import { type SeasonSummary, seasonSummary } from '../../domain/statistics/season-summary';
import { type SignatureChampion, signatureChampions } from '../../domain/statistics/signature-champions';
import type { ChampionStatsDocument } from '../../domain/statistics/stats-document';
import type { TeamFiguresDocument } from '../../domain/statistics/team-figures';
import { MINUTE_MS } from '../../domain/values/durations';
import {
  readChampionFigures,
  readChampionStats,
  readDraftCounts,
  readLastMatches,
  readPlayer,
  readPlayerFigures,
  readPlayerStats,
  readTeam,
  readTeamFigures,
} from '../../store/models/entity-documents';
import { readHeadToHead, teamPair } from '../../store/models/match-documents';
import { ProcessCache } from '../process-cache';
import { type FoundData, type PageData, absent } from './loaded';

type ChampionPage = {
  readonly document: ChampionFiguresDocument;
  /** The games that the champion's rates divide by. */
  readonly drafts: DraftCounts | null;
};

/** A champion's figures. Two reads. */
export async function loadChampion(id: number): Promise<PageData<ChampionPage>> {
  const [document, drafts] = await Promise.all([readChampionFigures(id), readDraftCounts()]);
  return { data: document && { document, drafts }, tags: [cacheTag.champion(id), cacheTag.stats('drafts')], matches: [] };
}

/** Sums of all games hardly move: pages that hold a player against them need not be made anew with every game. */
const MAX_AGE_MS = 10 * MINUTE_MS;

const cache = new ProcessCache<ChampionStatsDocument | null>({ max: 1, maxAgeMs: MAX_AGE_MS });

/** Champions over all games of everyone, up to ten minutes old; null where nothing is counted. One read for many pages. */
async function championAverages(): Promise<ChampionStatsDocument | null> {
  const document = await cache.get(EVERYTHING, Date.now(), () => readChampionStats(EVERYTHING));
  if (document === null) cache.purge(EVERYTHING);
  return document;
}

type PlayerPage = {
  readonly player: Player;
  /** Null for a player without games. */
  readonly figures: PlayerFiguresDocument | null;
  /** The season of their latest game, with ranks; null where there is none. */
  readonly summary: SeasonSummary | null;
  readonly signatures: readonly SignatureChampion[];
  /** The match of their team that runs or comes next, and the first that does not reveal how far the team got: often the same, often none. */
  readonly next: readonly Match[];
};

/** What is known of a player. Four reads: the player, their figures, the season's players (for ranks) and the matches of their team (for the next one). The averages that signature champions are compared with are mostly in memory. */
export async function loadPlayer(id: number): Promise<PageData<PlayerPage>> {
  const tags = [cacheTag.player(id)];
  const [player, figures] = await Promise.all([readPlayer(id), readPlayerFigures(id)]);
  if (player === null) return absent({ kind: 'player', id }, tags);
  const scope = figures?.season ? `serie:${figures.season.serieId}` : null;
  const [season, averages, ofTeam] = await Promise.all([
    scope === null ? null : readPlayerStats(scope),
    figures === null ? null : championAverages(),
    player.team && readLastMatches(player.team.id),
  ]);
  const all = (ofTeam?.next ?? []).filter((match) => !isOff(match));
  const next = [...new Set([...all.slice(0, 1), ...ownMatches(all, true).slice(0, 1)])];
  return {
    data: {
      player,
      figures,
      summary: season && seasonSummary(id, season),
      signatures: figures && averages ? signatureChampions(figures, averages) : [],
      next,
    },
    tags: [...tags, ...(scope === null ? [] : [cacheTag.stats(scope)]), ...(player.team ? [cacheTag.team(player.team.id)] : [])],
    matches: next,
  };
}

type TeamPage = {
  readonly team: Team;
  /** Null for a team without matches. */
  readonly figures: TeamFiguresDocument | null;
};

/** A team and its figures; its matches are documents of their own. Two reads. */
export async function loadTeam(id: number): Promise<PageData<TeamPage>> {
  const [team, figures] = await Promise.all([readTeam(id), readTeamFigures(id)]);
  const tags = [cacheTag.team(id)];
  return team ? { data: { team, figures }, tags, matches: [] } : absent({ kind: 'team', id }, tags);
}

/** All finished meetings of two teams, from the first one's side; zeros for teams that have not met. One read. */
export async function loadHeadToHead(left: number, right: number): Promise<FoundData<HeadToHead>> {
  const document = await readHeadToHead(teamPair(left, right));
  const { lowId = left, lowWins = 0, highWins = 0, draws = 0, matches = [] } = document ?? {};
  const [leftWins, rightWins] = lowId === left ? [lowWins, highWins] : [highWins, lowWins];
  return { data: { leftWins, rightWins, draws, matches }, tags: [cacheTag.team(left), cacheTag.team(right)], matches: [] };
}

import type { ChampionRef } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { wasOverBefore } from '../../domain/match/match-order';
import {
  keyDuel,
  MOST_SHARED_CHAMPIONS,
  previewFigures,
  roleStanding,
  SHARED_CHAMPION_GAMES,
  type LineUpSource,
  type MatchPreview,
} from '../../domain/statistics/match-preview';
import { ROLES, type Role } from '../../domain/match/role';
import { addPlayerTotals, NO_PLAYER_TOTALS, type PlayerTotals } from '../../domain/statistics/player-stats';
import { seasonOf } from '../../domain/statistics/scopes';
import { grouped, lastOf } from '../../domain/values/grouped';
import type { Season } from '../index/season';
import { recordOf } from './played-line';

type PlayerName = { readonly id: number; readonly name: string };
type LineUp = { readonly from: LineUpSource; readonly players: ReadonlyMap<Role, PlayerName>; readonly season: number | null };

/** The team's players in its last game before the match, by role; none without a game. */
function lastLineUp(teamId: number, match: Match, { matchIndex, stats }: Season): LineUp | null {
  const before = matchIndex.ofTeam(teamId).filter((each) => wasOverBefore(each, match));
  for (const last of before.reverse()) {
    const lines =
      stats
        .of(last.id)
        .at(-1)
        ?.players.filter((line) => line.teamId === teamId) ?? [];
    const players = new Map(lines.flatMap(({ role, id, name }) => (role === null ? [] : [[role, { id, name }] as const])));
    if (players.size > 0) return { from: 'lastMatch', players, season: seasonOf(last) };
  }
  return null;
}

/** The players that the source lists for the team, by role; where it lists several, the first. */
function rosterOf(teamId: number, { entities }: Season): LineUp {
  const players = new Map<Role, PlayerName>();
  for (const { id, name, role, active } of entities.teams.get(teamId)?.players ?? [])
    if (active && role !== null && !players.has(role)) players.set(role, { id, name });
  return { from: players.size === 0 ? null : 'roster', players, season: null };
}

type PlayedSeason = { readonly totals: PlayerTotals; readonly champions: ReadonlyMap<number, ChampionRecord> };
type ChampionRecord = { readonly champion: ChampionRef; readonly games: number; readonly wins: number };

function seasonOfPlayer(playerId: number, year: number, { matchIndex, stats }: Season): PlayedSeason {
  const matches = [...stats.players.matchesOf(playerId)].flatMap((id) => matchIndex.get(id) ?? []);
  const games = matches.filter((match) => seasonOf(match) === year).flatMap(({ id }) => stats.of(id));
  const lines = games.flatMap(({ players }) => players.filter(({ id }) => id === playerId));
  const champions = [...grouped(lines, ({ champion }) => [champion.id])].map(([id, own]): [number, ChampionRecord] => {
    const { games: times, wins } = recordOf(own);
    return [id, { champion: lastOf(own).champion, games: times, wins }];
  });
  return { totals: lines.map(({ totals }) => totals).reduce(addPlayerTotals, NO_PLAYER_TOTALS), champions: new Map(champions) };
}

function sharedChampions(role: Role, left: PlayedSeason, right: PlayedSeason): MatchPreview['champions'] {
  const often = ({ games }: ChampionRecord) => games >= SHARED_CHAMPION_GAMES;
  return [...left.champions.values()]
    .flatMap((own) => {
      const { id } = own.champion;
      const theirs = right.champions.get(id);
      if (id === 0 || theirs === undefined || !often(own) || !often(theirs)) return [];
      const [ours, others] = [own, theirs].map(({ games, wins }) => ({ games, wins }));
      return ours && others ? [{ role, champion: own.champion, left: ours, right: others }] : [];
    })
    .sort((a, b) => b.left.games + b.right.games - a.left.games - a.right.games || a.champion.id - b.champion.id)
    .slice(0, MOST_SHARED_CHAMPIONS);
}

/** The preview of a match of two known teams that has not begun; null for any other match, and where neither team has known players. */
export function deriveMatchPreview(match: Match, season: Season): MatchPreview | null {
  const { left, right, status, opponentType } = match;
  if (status !== 'not_started' || opponentType !== 'team' || left.id <= 0 || right.id <= 0) return null;
  const lineUpOf = (teamId: number) => lastLineUp(teamId, match, season) ?? rosterOf(teamId, season);
  const [ours, theirs] = [lineUpOf(left.id), lineUpOf(right.id)];
  if (ours.from === null && theirs.from === null) return null;
  // In January no games have been played yet: the figures are those of the previous season.
  const year = Math.max(ours.season ?? 0, theirs.season ?? 0) || seasonOf(match);
  const sideOf = (player: PlayerName | undefined) => player && { ...player, season: seasonOfPlayer(player.id, year, season) };
  const pairs = ROLES.map((role) => ({ role, left: sideOf(ours.players.get(role)), right: sideOf(theirs.players.get(role)) }));
  const shown = (side: (typeof pairs)[number]['left']) => {
    if (!side) return null;
    const { id, name, season: played } = side;
    return { id, name, img: season.entities.players.get(id)?.img ?? null, ...previewFigures(played.totals) };
  };
  return {
    season: year,
    from: { left: ours.from, right: theirs.from },
    roles: pairs.map((pair) => ({ role: pair.role, left: shown(pair.left), right: shown(pair.right) })),
    duel: keyDuel(
      pairs.map((pair) => ({
        role: pair.role,
        left: pair.left ? roleStanding(pair.left.season.totals, pair.role) : null,
        right: pair.right ? roleStanding(pair.right.season.totals, pair.role) : null,
      })),
    ),
    champions: pairs.flatMap((pair) => (pair.left && pair.right ? sharedChampions(pair.role, pair.left.season, pair.right.season) : [])),
  };
}

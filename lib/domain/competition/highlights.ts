import * as v from 'valibot';
import { ChampionRefSchema } from '../match/game';
import { roleOrder, ROLES, type Role } from '../match/role';
import { coversMost, type Coverage } from '../statistics/coverage';
import { CoverageSchema } from '../statistics/coverage-schema';
import type { ChampionRow, PlayerRow } from '../statistics/stats-rows';

/**
 * What the page of a tournament or serie says of players and champions: the
 * first five of some lists, and who plays for each team. Bounded: it travels in
 * the page's own document.
 */

const RosterPlayerSchema = v.object({ id: v.number(), name: v.string(), role: v.nullable(v.picklist(ROLES)) });
/** Players who have appeared in it, by role and most games first; if none has and it is not over, the current roster as the source lists it. At most MOST_OF_A_TEAM. */
const RosterSchema = v.object({
  teamId: v.number(),
  players: v.array(RosterPlayerSchema),
  /** The source's list; absent of those who have played. */
  isListed: v.optional(v.literal(true)),
});
export type Roster = v.InferOutput<typeof RosterSchema>;

const TopPlayerSchema = v.object({ ...RosterPlayerSchema.entries, team: v.string(), games: v.number(), value: v.number() });
type TopPlayer = v.InferOutput<typeof TopPlayerSchema>;
const TopChampionSchema = v.object({ champion: ChampionRefSchema, games: v.number(), value: v.number() });
type TopChampion = v.InferOutput<typeof TopChampionSchema>;

export const HighlightsSchema = v.object({
  rosters: v.array(RosterSchema),
  /** Games that a player needs to be listed: a third of what the busiest one has played. */
  leastGames: v.number(),
  players: v.object({
    kda: v.array(TopPlayerSchema),
    killParticipation: v.array(TopPlayerSchema),
    csPerMinute: v.array(TopPlayerSchema),
    damagePerMinute: v.array(TopPlayerSchema),
  }),
  /** `games`: picks. Win rates of champions with LEAST_PICKS or more. */
  champions: v.object({ presence: v.array(TopChampionSchema), winRate: v.array(TopChampionSchema) }),
  /** How much the lists stand for; missing in documents stored before it was counted. Lists are empty where most games lack figures. */
  coverage: v.optional(v.object({ players: CoverageSchema, champions: CoverageSchema })),
});
export type Highlights = v.InferOutput<typeof HighlightsSchema>;

const TOP = 5;
export const LEAST_PICKS = 5;
export const MOST_OF_A_TEAM = 10;
export const PLAYER_TOPS = ['kda', 'killParticipation', 'csPerMinute', 'damagePerMinute'] as const;
type PlayerTop = (typeof PLAYER_TOPS)[number];
export const CHAMPION_TOPS = ['presence', 'winRate'] as const;
type ChampionTop = (typeof CHAMPION_TOPS)[number];

const first = <Row extends { readonly value: number; readonly games: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => b.value - a.value || b.games - a.games).slice(0, TOP);

type TopTable<Row> = { readonly rows: readonly Row[]; readonly coverage: Coverage };

/** The lists of a scope; empty ones where it has no figures, or too few to compare. */
export function topLists(playerSource: TopTable<PlayerRow>, championSource: TopTable<ChampionRow>): Omit<Highlights, 'rosters'> {
  const players = coversMost(playerSource.coverage) ? playerSource.rows : [];
  const champions = coversMost(championSource.coverage) ? championSource.rows : [];
  const leastGames = Math.max(1, Math.ceil(Math.max(0, ...players.map(({ games }) => games)) / 3));
  const listed = players.filter(({ games }) => games >= leastGames);
  const topOf = (key: PlayerTop): TopPlayer[] =>
    first(
      listed.flatMap((row) => {
        const value = row[key];
        const { id, name, role, team, games } = row;
        return value === null ? [] : [{ id, name, role, team: team?.acronym || (team?.name ?? ''), games, value }];
      }),
    );
  const championsBy = (key: ChampionTop, least: number): TopChampion[] =>
    first(
      champions.flatMap((row) => {
        const value = row[key];
        const { id, name, img, picks: games } = row;
        return value === null || games < least ? [] : [{ champion: { id, name, img }, games, value }];
      }),
    );
  return {
    leastGames,
    players: {
      kda: topOf('kda'),
      killParticipation: topOf('killParticipation'),
      csPerMinute: topOf('csPerMinute'),
      damagePerMinute: topOf('damagePerMinute'),
    },
    champions: { presence: championsBy('presence', 0), winRate: championsBy('winRate', LEAST_PICKS) },
    coverage: { players: playerSource.coverage, champions: championSource.coverage },
  };
}

/** Orders players by role, then those with most games first. */
export function inOrder<Player extends { readonly role: Role | null; readonly games: number; readonly id: number }>(
  players: readonly Player[],
): Player[] {
  return [...players].sort((a, b) => roleOrder(a.role) - roleOrder(b.role) || b.games - a.games || a.id - b.id);
}

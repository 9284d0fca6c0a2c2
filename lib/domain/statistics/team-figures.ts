import * as v from 'valibot';
import { TeamStubSchema } from '../entities/entities';
import { ChampionRefSchema } from '../match/game';
import { MatchSummarySchema } from '../match/match';
import { ROLES } from '../match/role';
import { CoverageSchema } from './coverage-schema';
import { LineUpSchema, PlacementSchema, TeamRunSchema } from './team-history';

/** What the tabs of a team's page are made of, beside `teams/{id}` and `lastMatches/{id}`. */

const count = v.number();

/** A player's champions in this team's games: [champion, games, wins, kills, deaths, assists], most played first. */
const PackedChampionSchema = v.tuple([count, count, count, count, count, count]);

const TeamPoolSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** The role of most of their games for the team. */
  role: v.nullable(v.picklist(ROLES)),
  games: count,
  /** Has played in the season of the team's latest game. */
  current: v.boolean(),
  champions: v.array(PackedChampionSchema),
  omitted: count,
});
export type TeamPool = v.InferOutput<typeof TeamPoolSchema>;

/** A team that this one has met: only finished matches count. */
const OpponentRecordSchema = v.object({
  ...TeamStubSchema.entries,
  wins: count,
  losses: count,
  draws: count,
  /** Met in nothing but matches that other matches feed: that they met is a result. */
  isResult: v.optional(v.literal(true)),
});
export type OpponentRecord = v.InferOutput<typeof OpponentRecordSchema>;

const LeagueNameSchema = v.object({ id: v.number(), name: v.string() });

/** A serie in which the team has figures: a row of `stats/serie:{id}-teams`. */
const TeamSeasonSchema = v.object({ serieId: v.number(), name: v.string(), leagueName: v.string() });
export type TeamSeason = v.InferOutput<typeof TeamSeasonSchema>;

/** `teamFigures/{id}` in the games project; a team without matches has none. */
export const TeamFiguresSchema = v.object({
  teamId: v.number(),
  /** Where it plays most in the year of its latest match. */
  league: LeagueNameSchema,
  /** UTC years with matches, each a document `teamMatches/{id}-{year}`; newest first. */
  years: v.array(v.number()),
  /** Newest first; at most MOST_SEASONS. */
  seasons: v.array(TeamSeasonSchema),
  /** The current players by role, then the others, the latest first; at most MOST_PLAYERS. */
  pools: v.array(TeamPoolSchema),
  /** The champions that the pools name. */
  champions: v.array(ChampionRefSchema),
  /** How many of the team's games the pools cover; missing in documents stored before it was counted. */
  coverage: v.optional(CoverageSchema),
  /** Opponents with most meetings first; at most MOST_OPPONENTS. */
  opponents: v.array(OpponentRecordSchema),
  /** Newest first; at most MOST_PLACEMENTS. Missing, as line-ups are, in documents stored before they were derived. */
  placements: v.optional(v.array(PlacementSchema)),
  /** Missing where no place says it better, or nothing is certain. */
  run: v.optional(TeamRunSchema),
  /** Newest first; at most MOST_LINE_UPS. */
  lineUps: v.optional(v.array(LineUpSchema)),
});
export type TeamFiguresDocument = v.InferOutput<typeof TeamFiguresSchema>;

/** A player's games for a team, and the champions of most of them by name. */
export type PlayedForTeam = { readonly id: number; readonly games: number; readonly champions: readonly string[] };

const MOST_NAMED = 3;

/** What those have played who played for the team in the season of its latest game. */
export function playedForTeam({ pools, champions }: Pick<TeamFiguresDocument, 'pools' | 'champions'>): PlayedForTeam[] {
  const names = new Map(champions.map(({ id, name }) => [id, name]));
  return pools
    .filter(({ current }) => current)
    .map(({ id, games, champions: played }) => ({
      id,
      games,
      champions: played.slice(0, MOST_NAMED).flatMap(([champion]) => names.get(champion) ?? []),
    }));
}

/** `teamMatches/{id}-{year}`: every match of a team that begins in a UTC year, by start. */
export const TeamMatchesSchema = v.object({ teamId: v.number(), year: v.number(), matches: v.array(MatchSummarySchema) });
export type TeamMatches = v.InferOutput<typeof TeamMatchesSchema>;

/** The UTC year of an ISO instant. */
export function yearOf(beginAt: string): number {
  return new Date(beginAt).getUTCFullYear();
}

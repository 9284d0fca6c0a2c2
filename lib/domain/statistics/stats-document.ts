import * as v from 'valibot';
import { TeamStubSchema } from '../entities/entities';
import { ChampionRefSchema } from '../match/game';
import { ROLES } from '../match/role';
import { DraftCountSchema, PackedChampionTotalsSchema } from './champion-stats';
import { CoverageSchema } from './coverage-schema';
import { PackedTotalsSchema } from './packed-totals';

/**
 * The totals of a scope, a document for each kind of row (`stats/{scope}-players`
 * …). Totals are counted apart by side, those of players by role too; figures are
 * made of them when they are shown (player-stats, team-stats, champion-stats).
 * Fields that are optional are missing in documents stored before they were
 * counted.
 */

const bySide = {
  blue: v.nullable(PackedTotalsSchema),
  red: v.nullable(PackedTotalsSchema),
  /** Totals of the games in which the side is not known. */
  unsided: v.optional(PackedTotalsSchema),
};
const RoleSchema = v.nullable(v.picklist(ROLES));

const PlayerStatsRowSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** The team of their latest game in the scope. */
  teamId: v.number(),
  /** The role of most of their games in the scope, which the totals beside it are of. */
  role: RoleSchema,
  ...bySide,
  otherRoles: v.optional(v.array(v.object({ role: RoleSchema, ...bySide }))),
});
export type PlayerStatsRow = v.InferOutput<typeof PlayerStatsRowSchema>;

/** As many players as a document holds, those with most games; `omitted` counts the others. A game has figures in which any player has a line. */
export const PlayerStatsDocumentSchema = v.object({
  scope: v.string(),
  teams: v.array(TeamStubSchema),
  rows: v.array(PlayerStatsRowSchema),
  omitted: v.number(),
  coverage: v.optional(CoverageSchema),
});
export type PlayerStatsDocument = v.InferOutput<typeof PlayerStatsDocumentSchema>;

const TeamStatsRowSchema = v.object({ team: TeamStubSchema, ...bySide });
export type TeamStatsRow = v.InferOutput<typeof TeamStatsRowSchema>;
/** A game has figures in which those of any team are known. */
export const TeamStatsDocumentSchema = v.object({
  scope: v.string(),
  rows: v.array(TeamStatsRowSchema),
  omitted: v.number(),
  coverage: v.optional(CoverageSchema),
});
export type TeamStatsDocument = v.InferOutput<typeof TeamStatsDocumentSchema>;

const ChampionStatsRowSchema = v.object({ champion: ChampionRefSchema, totals: PackedChampionTotalsSchema });
/** A game has figures whose draft is known. */
export const ChampionStatsDocumentSchema = v.object({
  scope: v.string(),
  drafts: DraftCountSchema,
  rows: v.array(ChampionStatsRowSchema),
  coverage: v.optional(CoverageSchema),
});
export type ChampionStatsDocument = v.InferOutput<typeof ChampionStatsDocumentSchema>;

const Named = v.object({ id: v.number(), name: v.string() });

/** A patch that a league was played on; `empty`: without figures. */
const LeaguePatchSchema = v.object({ leagueId: v.number(), patch: v.string(), empty: v.optional(v.literal(true)) });
export type LeaguePatch = v.InferOutput<typeof LeaguePatchSchema>;

/** `stats/scopes`: the scopes that have figures, for choosing among them: series and stages newest first, patches newest first. */
export const StatsScopesSchema = v.object({
  leagues: v.array(Named),
  /** Years of all leagues, newest first. */
  seasons: v.array(v.number()),
  /** Years of one league, newest first. */
  leagueSeasons: v.array(v.object({ leagueId: v.number(), year: v.number() })),
  series: v.array(v.object({ ...Named.entries, leagueId: v.number() })),
  tournaments: v.array(v.object({ ...Named.entries, serieId: v.number() })),
  patches: v.array(v.string()),
  /** Patches of one league, newest first. */
  leaguePatches: v.optional(v.array(LeaguePatchSchema)),
});
export type StatsScopes = v.InferOutput<typeof StatsScopesSchema>;

export const STATS_KINDS = ['players', 'teams', 'champions'] as const;
export type StatsKind = (typeof STATS_KINDS)[number];

/** The rows of all pages of a table (`/api/stats/rows`). */
export const StatsRowsSchema = v.object({
  rows: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      acronym: v.string(),
      img: v.nullable(v.string()),
      href: v.nullable(v.string()),
      team: v.nullable(v.string()),
      teamName: v.nullable(v.string()),
      roles: v.array(v.picklist(ROLES)),
      partialGames: v.nullable(v.number()),
      values: v.array(v.nullable(v.number())),
      rank: v.nullable(v.number()),
      shades: v.string(),
    }),
  ),
});

import * as v from 'valibot';
import { InstantSchema } from '../match/match';
import { ROLES } from '../match/role';

/** Leagues, series, tournaments, teams, players and champions as sources give them and Firestore stores them. */

const instant = v.nullable(InstantSchema);
const image = v.nullable(v.string());

export const LeagueSchema = v.object({
  id: v.number(),
  name: v.string(),
  acronym: v.string(),
  img: image,
  regionId: v.number(),
  flag: v.nullable(v.string()),
});
export type League = v.InferOutput<typeof LeagueSchema>;

export const SerieSchema = v.object({
  id: v.number(),
  leagueId: v.number(),
  /** "Summer 2023" as the source composes it. */
  fullName: v.string(),
  year: v.nullable(v.number()),
  season: v.nullable(v.string()),
  beginAt: instant,
  endAt: instant,
  winnerId: v.nullable(v.number()),
});
export type Serie = v.InferOutput<typeof SerieSchema>;

export const TeamStubSchema = v.object({ id: v.number(), name: v.string(), acronym: v.string(), img: image });
export type TeamStub = v.InferOutput<typeof TeamStubSchema>;

export const TournamentSchema = v.object({
  id: v.number(),
  leagueId: v.number(),
  serieId: v.number(),
  name: v.string(),
  beginAt: instant,
  endAt: instant,
  winnerId: v.nullable(v.number()),
  hasBracket: v.boolean(),
  tier: v.nullable(v.string()),
  prizePool: v.nullable(v.string()),
  teams: v.array(TeamStubSchema),
  /** How many more teams will play in it that earlier stages have yet to decide; not there where none or unknown. */
  openPlaces: v.optional(v.number()),
});
export type Tournament = v.InferOutput<typeof TournamentSchema>;

const RosterPlayerSchema = v.object({
  id: v.number(),
  name: v.string(),
  role: v.nullable(v.picklist(ROLES)),
  img: image,
  active: v.boolean(),
});

export const TeamSchema = v.object({
  ...TeamStubSchema.entries,
  /** A logo for dark backgrounds, only between source and ingest: documents have one address for both (`withDarkTwin`). */
  imgDark: v.optional(v.string()),
  location: v.string(),
  players: v.array(RosterPlayerSchema),
});
export type Team = v.InferOutput<typeof TeamSchema>;

export const PlayerSchema = v.object({
  id: v.number(),
  name: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  role: v.nullable(v.picklist(ROLES)),
  nationality: v.string(),
  img: image,
  active: v.boolean(),
  team: v.nullable(TeamStubSchema),
});
export type Player = v.InferOutput<typeof PlayerSchema>;

export const ChampionSchema = v.object({ id: v.number(), name: v.string(), img: image });
export type Champion = v.InferOutput<typeof ChampionSchema>;

/** A row of the source's own table: `kind` says whether places come from records or from how far a team got in a bracket. */
export const SourceStandingsSchema = v.object({
  tournamentId: v.number(),
  kind: v.picklist(['group', 'bracket']),
  rows: v.array(
    v.object({
      rank: v.number(),
      team: TeamStubSchema,
      wins: v.nullable(v.number()),
      losses: v.nullable(v.number()),
      ties: v.nullable(v.number()),
    }),
  ),
});
export type SourceStandings = v.InferOutput<typeof SourceStandingsSchema>;

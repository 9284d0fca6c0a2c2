import * as v from 'valibot';
import { ChampionRefSchema, GameDetailSchema } from '../match/game';
import { LeagueSchema, SerieSchema, TeamStubSchema, TournamentSchema, type League } from '../entities/entities';
import { LiveFiguresSchema } from '../match/live-figures';
import { FinishedMatchSchema, InstantSchema, MatchRoundSchema, MatchSchema, MatchSummarySchema } from '../match/match';
import { SignificanceSchema } from '../match/significance';
import { MatchStandingsSchema } from '../competition/match-standings';
import { MatchPreviewSchema } from '../statistics/match-preview';
import { WinnerMeansSchema } from '../match/role-norms';
import { CONTACT_WAIT_SECONDS } from '../values/constants';

/** Documents composed at ingest for the page that reads them (docs/architecture.md#read-models). */

/** A team's recent finished matches, newest first, at most five; without games and streams, as earlier meetings are. */
export const FormSchema = v.object({ teamId: v.number(), matches: v.array(MatchSummarySchema) });
export type Form = v.InferOutput<typeof FormSchema>;

/** Earlier meetings of two teams: the newest ten, and totals over all of them. */
export const HeadToHeadSchema = v.object({
  leftWins: v.number(),
  rightWins: v.number(),
  draws: v.number(),
  matches: v.array(MatchSummarySchema),
});
export type HeadToHead = v.InferOutput<typeof HeadToHeadSchema>;

/** Where the winner of a bracket's match goes on to. */
const OnwardMatchSchema = v.object({
  round: v.pick(MatchRoundSchema, ['part', 'name', 'round']),
  /** Only while that match is to come: its opponent by name, or "T1–KT", whose winner it is. */
  next: v.nullable(v.object({ at: InstantSchema, opponent: v.nullable(v.string()), winnerOf: v.nullable(v.string()) })),
});
export type OnwardMatch = v.InferOutput<typeof OnwardMatchSchema>;

/** `matches/{id}`. Form, head-to-head and standings count only what was over before this match. */
export const MatchDocumentSchema = v.object({
  match: MatchSchema,
  form: v.object({ left: FormSchema, right: FormSchema }),
  headToHead: HeadToHeadSchema,
  standings: v.optional(v.nullable(MatchStandingsSchema)),
  /** Only of a match that has not begun, between two known teams. */
  preview: v.optional(MatchPreviewSchema),
  /** Only of a match that is over: the winners' means in the two months before it, with which its players are compared. */
  winnerMeans: v.optional(WinnerMeansSchema),
  /** Only of a match that is over, in a bracket that decides a title. */
  onward: v.optional(OnwardMatchSchema),
});
export type MatchDocument = v.InferOutput<typeof MatchDocumentSchema>;

/** `games/{matchId}`: every game of a match, by position, and the champions that its drafts name. */
export const GamesDocumentSchema = v.object({
  matchId: v.number(),
  games: v.array(GameDetailSchema),
  champions: v.array(ChampionRefSchema),
});
export type GamesDocument = v.InferOutput<typeof GamesDocumentSchema>;

/** A match to come, with its chance; `rank`: `importanceOf` it, `strength`: rating of both teams together, null where one is not rated. */
const NextMatchSchema = v.object({ match: MatchSchema, rank: v.number(), strength: v.nullable(v.number()) });

/** A result with why it mattered; null where there is nothing to say. */
const LatelyMatchSchema = v.object({ match: FinishedMatchSchema, rank: v.number(), worth: v.nullable(SignificanceSchema) });

/** `states/home`: running and next by start, lately the last to begin first: at most HOME_MATCHES each (running: all). */
export const HomeStateSchema = v.object({
  running: v.array(MatchSchema),
  next: v.array(NextMatchSchema),
  lately: v.array(LatelyMatchSchema),
  /** Figures of the running matches whose current game has any. */
  playing: v.optional(v.array(LiveFiguresSchema)),
  /** Starts of all matches from 10 days before to 12 days after the last ingest, in minutes since 1970, for the day calendar's markers. */
  startMinutes: v.array(v.number()),
});
export type HomeState = v.InferOutput<typeof HomeStateSchema>;

/** `states/ingest`: what the stored documents came from. */
export const IngestStateSchema = v.object({
  source: v.string(),
  /** True for the built-in demo season: the pages say so. */
  simulated: v.boolean(),
  matches: v.number(),
  finishedAt: v.nullable(InstantSchema),
  /** `modified_at` up to which an incremental source has been read. */
  cursor: v.nullable(InstantSchema),
  /** Only of a source whose plan has no figures of games: what will not come is not promised. */
  withoutFigures: v.optional(v.literal(true)),
  /** Match data files complete the source's figures. */
  figuresFrom: v.optional(v.literal('oracles-elixir')),
  /** When the whole source was last read, of one that is read whole in the background. */
  readAt: v.optional(InstantSchema),
});
export type IngestState = v.InferOutput<typeof IngestStateSchema>;

/** `leagues/{id}`: the league page. `upcoming` and `latest` hold at most 20 matches. */
export const LeagueDocumentSchema = v.object({
  league: LeagueSchema,
  /** Newest first. */
  series: v.array(SerieSchema),
  winners: v.optional(v.array(TeamStubSchema)),
  /** The serie that runs, else the next, else the last one; null for a league without any. */
  currentSerieId: v.nullable(v.number()),
  /** The stages of the current serie, by start. */
  tournaments: v.array(TournamentSchema),
  running: v.array(MatchSchema),
  upcoming: v.array(MatchSchema),
  latest: v.array(MatchSchema),
});
export type LeagueDocument = v.InferOutput<typeof LeagueDocumentSchema>;

/** `catalogs/leagues`: the league list, in league order. */
export const LeagueCatalogSchema = v.object({
  leagues: v.array(
    v.object({
      ...LeagueSchema.entries,
      currentSerie: v.nullable(SerieSchema),
      nextMatchAt: v.nullable(InstantSchema),
      lastMatchAt: v.nullable(InstantSchema),
    }),
  ),
});
export type LeagueCatalog = v.InferOutput<typeof LeagueCatalogSchema>;
export type LeagueCatalogEntry = LeagueCatalog['leagues'][number];

/** Just the league, without the catalog's data on its matches. */
export function plainLeague({ id, name, acronym, img, regionId, flag }: LeagueCatalogEntry): League {
  return { id, name, acronym, img, regionId, flag };
}

/** `system/settings` (docs/product.md#system-settings). */
export const SystemSettingsSchema = v.object({
  APP_LINK_ANDROID: v.string(),
  APP_LINK_IOS: v.string(),
  FEEDBACK_URL: v.string(),
  CONTACT_WAIT_TIME: v.number(),
  stats: v.boolean(),
  betting: v.boolean(),
  settingsAd: v.boolean(),
  /** The text in the slot of `/settings`, and where it leads; absent or '': the slot is empty. */
  SETTINGS_AD_TEXT: v.optional(v.string()),
  SETTINGS_AD_LINK: v.optional(v.string()),
});
export type SystemSettings = v.InferOutput<typeof SystemSettingsSchema>;

/** Until the store holds `system/settings`. */
export const DEFAULT_SYSTEM_SETTINGS: SystemSettings = {
  APP_LINK_ANDROID: '',
  APP_LINK_IOS: '',
  FEEDBACK_URL: '',
  CONTACT_WAIT_TIME: CONTACT_WAIT_SECONDS,
  stats: true,
  betting: false,
  settingsAd: true,
};

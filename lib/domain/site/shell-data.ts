import * as v from 'valibot';
import { MatchSummarySchema } from '../match/match';
import { LeagueSchema } from '../entities/entities';
import { CreditsSchema } from './credits';
import { SOCIAL_PROVIDERS } from '../people/sign-in';
import { SystemSettingsSchema } from '../models/read-models';

/** What browsers need of the system settings; the others stay on the server. */
const ShellSettingsSchema = v.pick(SystemSettingsSchema, ['APP_LINK_ANDROID', 'APP_LINK_IOS', 'CONTACT_WAIT_TIME', 'stats']);

/** What every page's shell shows; cached in the server process and the same for every visitor. */
export const ShellDataSchema = v.object({
  /** The UTC day of the render, "YYYY-MM-DD": what the page shows until the browser corrects it. */
  today: v.string(),
  /** The site's public origin, for addresses that must be absolute. */
  siteUrl: v.string(),
  /** How far the site's clock is from the real one (`--as-of`), in milliseconds. Constant, so cached pages may carry it. */
  clockShiftMs: v.number(),
  /** Pictures of the game come from the site itself (`RIFTWEEK_LOCAL_IMAGES`). */
  localImages: v.optional(v.boolean()),
  /** Page views are counted (`RIFTWEEK_PAGE_VIEW_URL`), with consent. */
  pageViews: v.optional(v.boolean()),
  /** What accounts do without here; absent: nothing. */
  signIn: v.optional(v.object({ providers: v.array(v.picklist(SOCIAL_PROVIDERS)), mails: v.boolean() })),
  /** There is a prediction game (the system setting `betting`). */
  play: v.optional(v.boolean()),
  /** The built-in demo season: the page says so. */
  simulated: v.boolean(),
  credits: CreditsSchema,
  week: v.object({
    /** Monday of the current week, "YYYY-MM-DD". */
    start: v.string(),
    /** Matches on each UTC day of the week, Monday first. */
    counts: v.array(v.number()),
    /** Matches of the UTC day `today`. */
    today: v.array(MatchSummarySchema),
  }),
  topLeagues: v.array(LeagueSchema),
  system: ShellSettingsSchema,
});
export type ShellData = v.InferOutput<typeof ShellDataSchema>;
export type SignInLimits = NonNullable<ShellData['signIn']>;

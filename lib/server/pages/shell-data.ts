import { cacheTag } from '../../domain/page/cache-tags';
import type { League } from '../../domain/entities/entities';
import { TOP_LEAGUE_IDS } from '../../domain/leagues/league-table';
import { matchSummary } from '../../domain/match/match-summary';
import { DEFAULT_SYSTEM_SETTINGS, plainLeague, type LeagueCatalog, type SystemSettings } from '../../domain/models/read-models';
import type { WeekDocument } from '../../domain/schedule/week-document';
import { creditsOf } from '../../domain/site/credits';
import type { ShellData } from '../../domain/site/shell-data';
import { mondayOf, weekDays } from '../../domain/values/week';
import { dayOf } from '../../domain/values/zoned-date';
import { announcementsIn, type LocalAnnouncement, type Announcement } from '../../domain/schedule/announcements';
import { readNewestAnnouncements } from '../../store/work/announcement-document';
import { readLeagueCatalog } from '../../store/models/competition-documents';
import { isProjectNamed } from '../../store/core/project-ids';
import { readIngestState, readWeek } from '../../store/models/match-documents';
import { readSystemSettings } from '../../store/work/system-settings-document';
import { signInLimits } from '../unset-services';
import { environment } from '../env';
import { errorFields, log } from '../logger';
import { ProcessValue } from '../process-value';
import { sharedRegistry } from '../shared-registry';

/** What the side navigation and the footer show, all system settings, and what the source has; changes rarely. */
type ShellFrame = Pick<ShellData, 'topLeagues' | 'simulated' | 'credits'> & {
  readonly settings: SystemSettings;
  readonly hasFigures: boolean;
};
/** The part of the shell that changes with the matches. */
type ShellWeek = Pick<ShellData, 'today' | 'week'>;
/** What the homepage announces, in all locales. */
type ShellAnnouncements = readonly { readonly id: string; readonly value: Announcement }[];
type ShellCache = {
  readonly frame: ProcessValue<ShellFrame>;
  readonly week: ProcessValue<ShellWeek>;
  readonly announcements: ProcessValue<ShellAnnouncements>;
};

const WEEK_MAX_AGE_MS = 30_000;
const TOP_LEAGUES = 9;

/** The default top leagues in their order; a source that has few of them fills up with its own first leagues. */
export function topLeagues(catalog: LeagueCatalog): League[] {
  const byId = new Map(catalog.leagues.map((league) => [league.id, league]));
  const known = TOP_LEAGUE_IDS.flatMap((id) => byId.get(id) ?? []);
  const others = catalog.leagues.filter((league) => !TOP_LEAGUE_IDS.includes(league.id));
  return [...known, ...others].slice(0, Math.max(known.length, TOP_LEAGUES)).map(plainLeague);
}

/** Counts of each UTC day of a week and the matches of `today`. */
export function shellWeek(today: string, document: WeekDocument | null): ShellWeek {
  const start = mondayOf(today);
  const matches = document?.matches ?? [];
  const ofDay = (day: string) => matches.filter((match) => dayOf(match.beginAt, 'UTC') === day);
  return { today, week: { start, counts: weekDays(start).map((day) => ofDay(day).length), today: ofDay(today).map(matchSummary) } };
}

async function loadFrame(): Promise<ShellFrame> {
  const [catalog, state, system] = await Promise.all([readLeagueCatalog(), readIngestState(), readSystemSettings()]);
  const settings = system ?? DEFAULT_SYSTEM_SETTINGS;
  const hasFigures = state?.withoutFigures !== true;
  return {
    topLeagues: catalog ? topLeagues(catalog) : [],
    simulated: state?.simulated ?? false,
    credits: state === null ? 'none' : creditsOf(state),
    settings: { ...settings, stats: settings.stats && hasFigures, betting: settings.betting && isProjectNamed('play') },
    hasFigures,
  };
}

async function loadWeek(now: number): Promise<ShellWeek> {
  const today = dayOf(now, 'UTC');
  return shellWeek(today, await readWeek(mondayOf(today)));
}

declare module '../shared-registry' {
  interface SharedRegistry {
    shell?: ShellCache | null;
  }
}

function openShellCache(): ShellCache {
  return {
    frame: new ProcessValue({ name: 'frame of the shell', load: loadFrame, tag: cacheTag.shell }),
    week: new ProcessValue({ name: 'week of the shell', load: loadWeek, tag: cacheTag.shell, maxAgeMs: WEEK_MAX_AGE_MS }),
    announcements: new ProcessValue({ name: 'announcements', load: readNewestAnnouncements, tag: cacheTag.announcements }),
  };
}

function shellCache(): ShellCache {
  const registry = sharedRegistry();
  return (registry.shell ??= openShellCache());
}

function compose({ settings, topLeagues, simulated, credits }: ShellFrame, week: ShellWeek): ShellData {
  const { APP_LINK_ANDROID, APP_LINK_IOS, CONTACT_WAIT_TIME, stats } = settings;
  const set = environment();
  const { siteUrl, RIFTWEEK_CLOCK_SHIFT_MS: clockShiftMs, RIFTWEEK_PAGE_VIEW_URL: pageViewUrl, localImages } = set;
  const signIn = signInLimits(set);
  return {
    topLeagues,
    simulated,
    credits,
    system: { APP_LINK_ANDROID, APP_LINK_IOS, CONTACT_WAIT_TIME, stats },
    ...week,
    siteUrl,
    clockShiftMs,
    ...(localImages ? { localImages } : {}),
    ...(pageViewUrl === undefined ? {} : { pageViews: true }),
    ...(signIn ? { signIn } : {}),
    ...(settings.betting ? { play: true } : {}),
  };
}

/** What every page's shell shows at the site's moment `now`. Rejects with StoreUnavailableError while there is no copy yet. */
export async function shellData(now: number): Promise<ShellData> {
  const cache = shellCache();
  const today = dayOf(now, 'UTC');
  const [frame, week] = await Promise.all([cache.frame.get(now), cache.week.get(now, (copy) => copy.today === today)]);
  return compose(frame, week);
}

/** All stored system settings, from the same copy as the shell's; statistics only where the source has any. Rejects with StoreUnavailableError while there is no copy yet. */
export async function systemSettings(now: number): Promise<SystemSettings> {
  return (await shellCache().frame.get(now)).settings;
}

/** The system settings for what must go on while the store is down: the defaults where they cannot be read. Never rejects. */
export async function settingsOrDefaults(now: number): Promise<SystemSettings> {
  try {
    return await systemSettings(now);
  } catch (error) {
    log().warn(errorFields(error), 'system settings not read: the defaults count');
    return DEFAULT_SYSTEM_SETTINGS;
  }
}

/** What the homepage announces in a locale, newest first. */
export async function announcements(now: number, locale: string): Promise<LocalAnnouncement[]> {
  return announcementsIn(locale, await shellCache().announcements.get(now));
}

/** False where the source is known to have no figures of games. Never rejects. */
export async function sourceHasFigures(now: number): Promise<boolean> {
  try {
    return (await shellCache().frame.get(now)).hasFigures;
  } catch {
    return true;
  }
}

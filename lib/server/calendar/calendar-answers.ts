import { cacheTag } from '../../domain/page/cache-tags';
import { competitionName, competitionOf } from '../../i18n/competition-name';
import { leagueFix } from '../../domain/leagues/league-table';
import type { MatchSummary } from '../../domain/match/match';
import { isFed, ownMatches } from '../../domain/match/spoilers';
import type { Locale } from '../../domain/settings/locales';
import { matchTitle } from '../../i18n/match-title';
import { stageRoundTitle } from '../../i18n/round-title';
import { translator } from '../../i18n/message-registry';
import { readLeagueDocument, readTournamentDocument, readTournamentMatches } from '../../store/models/competition-documents';
import { readMatchDocument } from '../../store/models/match-documents';
import { readGone } from '../../store/models/site-documents';
import { readLastMatches, readTeam } from '../../store/models/entity-documents';
import { followedLists } from '../../domain/people/followed-lists';
import { MOST_IN_CALENDAR } from '../../domain/people/following';
import { followedData } from '../answers/followed-documents';
import { absentError } from '../answers/json-of';
import { ApiError } from '../api-error';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES } from '../cache-lifetimes';
import { pathId } from '../pages/query-parameters';
import { siteNow } from '../site-clock';
import { calendarFile } from './match-calendar';

type Found = { readonly name: string; readonly matches: readonly MatchSummary[] };

async function ofMatch(id: number, locale: Locale, rounds: boolean): Promise<Found | null> {
  const t = translator(locale);
  const match = (await readMatchDocument(id))?.match;
  return match ? { name: (rounds && isFed(match) ? stageRoundTitle(match, t) : null) ?? matchTitle(match, t), matches: [match] } : null;
}

/** The matches that run or come, and the latest that were played; with `rounds` without those that reveal how far the team got. */
async function ofTeam(id: number, _locale: Locale, rounds: boolean): Promise<Found | null> {
  const [team, last] = await Promise.all([readTeam(id), readLastMatches(id)]);
  return team && { name: team.name, matches: last === null ? [] : ownMatches([...last.recent, ...last.next], rounds) };
}

async function ofLeague(id: number, locale: Locale): Promise<Found | null> {
  const document = await readLeagueDocument(id);
  if (document === null) return null;
  const { league, latest, running, upcoming } = document;
  const name = competitionName(leagueFix(league.id, league.name)?.name || league.name, translator(locale));
  return { name, matches: [...latest, ...running, ...upcoming] };
}

async function ofTournament(id: number, locale: Locale): Promise<Found | null> {
  const [document, played] = await Promise.all([readTournamentDocument(id), readTournamentMatches(id)]);
  if (document === null) return null;
  const { league, serie, tournament } = document;
  const t = translator(locale);
  return { name: competitionOf(league?.name ?? '', [serie?.fullName ?? '', tournament.name], t), matches: played?.matches ?? [] };
}

const KINDS = { match: ofMatch, team: ofTeam, league: ofLeague, tournament: ofTournament } as const;

const FOLLOWED_FILE = /^(?:leagues-(\d+(?:-\d+)*))?\.?(?:teams-(\d+(?:-\d+)*))?\.ics$/;
/** The length of the longest name: sixteen ids at most. */
const FOLLOWED_MAX_LENGTH = 250;

/** `leagues-293-297.teams-1-2.ics`: what a visitor follows, for a calendar without an account. At most sixteen reads, of documents that are kept. */
async function ofFollowed({ file, results, rounds, locale, alarm }: CalendarQuery): Promise<ApiAnswer> {
  const found = file.length > FOLLOWED_MAX_LENGTH ? null : FOLLOWED_FILE.exec(file);
  const ids = (part: string | undefined) => [...new Set(part?.split('-').flatMap((id) => pathId(id) ?? []))];
  const [leagues, teams] = [ids(found?.[1]), ids(found?.[2])];
  if (leagues.length + teams.length === 0 || Math.max(leagues.length, teams.length) > MOST_IN_CALENDAR)
    throw new ApiError('not-found', 'No such calendar.');
  const { tags, ...followed } = await followedData({ leagues, teams, players: [], matches: [] }, siteNow());
  const { running, upcoming, latest } = followedLists(followed, { leaguesOrder: leagues, followingMatches: [] }, rounds);
  const name = translator(locale)('calendar.mine');
  const calendar = calendarFile('riftweek.ics', [...latest, ...running, ...upcoming], { name, results, rounds, locale, alarm });
  return { ...calendar, lifetime: LIFETIMES.catalog, tags };
}

type CalendarQuery = {
  /** Parts of the path, as they came. */
  readonly kind: string;
  readonly file: string;
  readonly results: boolean;
  readonly rounds: boolean;
  readonly locale: Locale;
  readonly alarm: number | null;
};

function isKind(text: string): text is keyof typeof KINDS {
  return Object.hasOwn(KINDS, text);
}

/** The address of the same calendar with another id. */
function addressAt(id: number, { kind, results, rounds, locale, alarm }: CalendarQuery): string {
  const query = new URLSearchParams({ locale, ...(results ? { results: '1' } : {}), ...(rounds ? { rounds: '1' } : {}) });
  if (alarm !== null) query.set('alarm', String(alarm));
  return `/api/calendar/${kind}/${id}.ics?${query.toString()}`;
}

/**
 * `GET /api/calendar/{match|team|league|tournament|followed}/{file}.ics`: matches as
 * iCalendar, by start; `results=1` puts scores into the titles, `rounds=1` calls
 * matches that others feed by their rounds (for readers who hide spoilers),
 * `locale` says in which language they are (English by default), `alarm` how many
 * minutes before a start the program reminds (5, 10, 15, 30 or 60; not at all by
 * default). Redirects to the entity that it was merged into (308). At most two
 * reads, three for a missing one.
 */
export async function calendarAnswer(query: CalendarQuery): Promise<ApiAnswer> {
  const { kind, file, results, rounds, locale, alarm } = query;
  if (kind === 'followed') return ofFollowed(query);
  const id = pathId(/^(\d+)\.ics$/.exec(file)?.[1]);
  if (!isKind(kind) || id === null) throw new ApiError('not-found', 'No such calendar.');
  const found = await KINDS[kind](id, locale, rounds);
  if (found === null)
    throw absentError(await readGone({ kind, id }), {
      message: 'No such calendar.',
      tags: [cacheTag[kind](id)],
      at: (other) => addressAt(other, query),
    });
  const { name, matches } = found;
  const calendar = calendarFile(`riftweek-${kind}-${id}.ics`, matches, { name, results, rounds, locale, alarm });
  return { ...calendar, lifetime: LIFETIMES.catalog, tags: [cacheTag[kind](id)] };
}

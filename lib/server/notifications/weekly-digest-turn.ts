import pLimit from 'p-limit';
import { TOP_LEAGUE_IDS } from '../../domain/leagues/league-table';
import type { MatchSummary } from '../../domain/match/match';
import { digestId, type DigestDocument } from '../../domain/news/digest';
import { digestLeagues, dueDigestWeek, weekBefore, weeklyDigest } from '../../domain/people/weekly-digest';
import { addDays } from '../../domain/values/week';
import { DAYS_PER_WEEK } from '../../domain/values/constants';
import { readDigest } from '../../store/models/site-documents';
import { readPlayer } from '../../store/models/entity-documents';
import { readWeek } from '../../store/models/match-documents';
import { readAccounts, type Account } from '../../store/people/accounts';
import { type Follower, claimWeeklyDigest, releaseWeeklyDigest, weeklyDigestReaders } from '../../store/people/follower-query';
import { readSentWeek, writeSentWeek } from '../../store/work/notify-state';
import { errorFields, log } from '../logger';
import { mailFailure } from '../mail/mail-failure';
import type { MailServices } from './mail-news';
import { readerOf } from './notification-texts';
import { weeklyMail } from './weekly-mail';

const PEOPLE_AT_ONCE = 8;
/** Players and leagues are the same for many readers; so many are remembered during a turn. */
const MOST_REMEMBERED = 5_000;

/** Reads each id once a turn. */
function remembered<Id, Value>(read: (id: Id) => Promise<Value>): (id: Id) => Promise<Value> {
  const known = new Map<Id, Promise<Value>>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const value = read(id);
    if (known.size < MOST_REMEMBERED) known.set(id, value);
    return value;
  };
}

type Turn = {
  readonly now: number;
  readonly week: string;
  readonly matches: readonly MatchSummary[];
  readonly teamOf: (playerId: number) => Promise<number | null>;
  readonly newsOf: (leagueId: number) => Promise<DigestDocument | null>;
  readonly services: MailServices;
};

async function openTurn(now: number, week: string, services: MailServices): Promise<Turn> {
  const before = weekBefore(week);
  const weeks = await Promise.all([before, week, addDays(week, DAYS_PER_WEEK)].map((monday) => readWeek(monday)));
  return {
    now,
    week,
    services,
    matches: weeks.flatMap((each) => each?.matches ?? []),
    teamOf: remembered(async (id: number) => (await readPlayer(id))?.team?.id ?? null),
    newsOf: remembered((id: number) => readDigest(digestId('week', id, before))),
  };
}

/** Writes to one reader, unless that was done. True where the mail has surely not left and may be tried again. */
async function writeTo(
  { uid, data }: Follower,
  { email }: Account,
  { now, week, matches, teamOf, newsOf, services }: Turn,
): Promise<boolean> {
  if (email === null) return false;
  const teams = await Promise.all(data.followingPlayers.map(teamOf));
  const digest = weeklyDigest(matches, { ...data, playerTeams: teams.filter((id) => id !== null) }, now);
  if (digest === null || !(await claimWeeklyDigest(uid, week))) return false;
  const news = await Promise.all(digestLeagues(data, TOP_LEAGUE_IDS).map(newsOf));
  try {
    const reader = readerOf(data);
    const letter = { uid, to: email, reader, siteUrl: services.siteUrl, digest, news: news.filter((each) => each !== null) };
    await services.mail('weekly', weeklyMail(letter));
    return false;
  } catch (error) {
    const failure = mailFailure(error);
    log().warn({ failure, again: failure === 'later', ...errorFields(error) }, 'weekly mail not sent');
    if (failure !== 'later') return false;
    await releaseWeeklyDigest(uid, week);
    return true;
  }
}

/**
 * One turn: where the mail of a week is due at the site's moment `now`
 * (milliseconds since 1970), sends it to all who want it, each once. Safe to run
 * again, also after it was broken off anywhere. Throws StoreUnavailableError; the
 * next turn goes on then.
 */
export async function weeklyDigestTurn(now: number, services: MailServices, signal: AbortSignal): Promise<void> {
  const week = dueDigestWeek(now);
  if (week === null || (await readSentWeek()) >= week) return;
  const turn = await openTurn(now, week, services);
  const limit = pLimit(PEOPLE_AT_ONCE);
  const leftovers: string[] = [];
  for await (const readers of weeklyDigestReaders()) {
    const accounts = await readAccounts(readers.map(({ uid }) => uid));
    const written = readers.map((reader) =>
      limit(async () => {
        const account = accounts.get(reader.uid);
        if (signal.aborted || !account?.emailVerified || account.disabled || reader.data.deleted !== null) return;
        if (await writeTo(reader, account, turn)) leftovers.push(reader.uid);
      }),
    );
    await Promise.all(written);
    signal.throwIfAborted();
  }
  if (leftovers.length === 0) await writeSentWeek(week);
}

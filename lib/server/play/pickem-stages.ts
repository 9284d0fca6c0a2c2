import pLimit from 'p-limit';
import { isComplete } from '../../domain/competition/standings-figures';
import type { Session } from '../../domain/people/session';
import { isShareId, type PickemEntry } from '../../domain/play/pickem/pickem-entry';
import { NO_MARK } from '../../domain/play/cosmetics';
import type {
  OwnPickem,
  PickemList,
  PickemPageData,
  PickemStageInfo,
  PlayedStage,
  SharedPicks,
} from '../../domain/play/pickem/pickem-page';
import { type PickemScore, scorePicks } from '../../domain/play/pickem/pickem-score';
import {
  type PickemResults,
  type PickemTask,
  AHEAD_MS,
  isLocked,
  lockTime,
  opensAt,
  pickemTask,
} from '../../domain/play/pickem/pickem-stage';
import { stageMatch } from '../../domain/match/stage-match';
import { playReader } from '../../domain/play/play-page';
import { cacheTag } from '../../domain/page/cache-tags';
import { DAY_MS, MINUTE_MS } from '../../domain/values/durations';
import { readTournamentCatalog } from '../../store/models/competition-documents';
import { entriesOf, entryOfShare, readEntry } from '../../store/play/pickem-document';
import { accountsByUid } from '../../store/play/division-document';
import { markOf } from '../../store/play/shop-store';
import { playerName } from '../comments/comment-answers';
import { loadTournamentWithTable } from '../pages/competition-pages';
import type { PageData } from '../pages/loaded';
import type { PageResult } from '../pages/public-page';
import { ProcessValue } from '../process-value';
import { sharedRegistry } from '../shared-registry';

/** The stages of the pick'em, read from what ingest has stored. All throw StoreUnavailableError. */

export type LoadedStage = {
  readonly info: PickemStageInfo;
  readonly task: PickemTask | null;
  readonly source: PickemResults & Pick<PlayedStage, 'tournament' | 'stages'>;
};

/** Stages that are late were to begin at most so long ago; and stages without a known end last so long. */
const LATE_MS = 3 * DAY_MS;
const LONGEST_MS = 120 * DAY_MS;
const MOST_AHEAD = 40;
const MOST_RUNNING = 24;
const MOST_OPEN = 24;
const MOST_NEXT = 12;
const READ_AT_ONCE = 6;

/** A stage as it is now; null for an unknown one. `now`: the site's clock. */
export async function readPickemStage(id: number, now: number): Promise<LoadedStage | null> {
  return (await loadStage(id, now)).data;
}

async function loadStage(id: number, now: number): Promise<PageData<LoadedStage>> {
  const { data, ...loaded } = await loadTournamentWithTable(id);
  if (data === null) return { ...loaded, data };
  const { document, table, matches } = data;
  const { tournament, league, serie, stages = [] } = document;
  const source = { tournament, table, matches, stages };
  const task = pickemTask(source);
  const locksAt = lockTime(matches) ?? (task === null && tournament.beginAt !== null ? Date.parse(tournament.beginAt) : null);
  const opens = opensAt(task, locksAt, stages, now);
  const info: PickemStageInfo = {
    id,
    name: tournament.name,
    leagueId: tournament.leagueId,
    leagueName: league?.name ?? '',
    leagueAcronym: league?.acronym ?? '',
    leagueImg: league?.img ?? null,
    serieName: serie?.fullName ?? '',
    kind: task?.kind ?? null,
    locksAt: locksAt === null ? null : new Date(locksAt).toISOString(),
    opensAt: opens === null ? null : new Date(opens).toISOString(),
    isLocked: isLocked(matches, now),
    isOver: isComplete(matches),
  };
  return { ...loaded, data: { info, task, source } };
}

/** Ids of stages that may be listed, coming and running: of the highest tier and the newest first. */
async function candidates(now: number): Promise<number[]> {
  const year = new Date(now).getUTCFullYear();
  const years = new Set([new Date(now - LONGEST_MS).getUTCFullYear(), year, year + 1]);
  const catalogs = await Promise.all([...years].map((each) => readTournamentCatalog(each)));
  const known = catalogs
    .flatMap((catalog) => catalog?.tournaments ?? [])
    .flatMap(({ beginAt, ...stage }) => (beginAt === null ? [] : [{ ...stage, at: Date.parse(beginAt) }]));
  const ahead = known.filter(({ at }) => at > now - LATE_MS).sort((a, b) => a.at - b.at || a.id - b.id);
  const begun = known
    .filter(({ at, endAt }) => at <= now - LATE_MS && (endAt === null ? at > now - LONGEST_MS : Date.parse(endAt) > now))
    .sort(byTier);
  const listed = [...begun.slice(0, MOST_RUNNING), ...ahead.slice(0, MOST_AHEAD)];
  return listed.sort(byTier).map(({ id }) => id);
}

const TIERS = ['s', 'a', 'b', 'c'];
const tierRank = (tier: string | null): number => (tier !== null && TIERS.includes(tier) ? TIERS.indexOf(tier) : TIERS.length);

type StageOrder = { readonly id: number; readonly at: number; readonly tier: string | null };
const byTier = (a: StageOrder, b: StageOrder): number => tierRank(a.tier) - tierRank(b.tier) || b.at - a.at || a.id - b.id;

const isAhead = ({ info: { locksAt } }: LoadedStage, now: number): boolean => locksAt !== null && Date.parse(locksAt) > now;

/** The stages as they are for everyone. `at`: the moment that they are of, in milliseconds. */
type PickemStages = Omit<PickemList, 'reader' | 'open' | 'own'> & { readonly open: readonly PickemStageInfo[]; readonly at: number };

declare module '../shared-registry' {
  interface SharedRegistry {
    pickemStages?: ProcessValue<PickemStages> | null;
  }
}

/** A younger list is served without waiting for a newer one. */
const MOST_AGE_MS = 15 * MINUTE_MS;

async function loadStages(now: number): Promise<PickemStages> {
  const limit = pLimit(READ_AT_ONCE);
  const read = await Promise.all((await candidates(now)).map((id) => limit(() => readPickemStage(id, now))));
  const stages = read.flatMap((stage) => stage ?? []);
  const waiting = stages.filter(({ info }) => !info.isLocked);
  const isOpen = ({ task, info: { locksAt } }: LoadedStage): boolean =>
    task !== null && (locksAt === null || Date.parse(locksAt) < now + AHEAD_MS);
  const byLock = waiting.toSorted((a, b) => (a.info.locksAt ?? '9').localeCompare(b.info.locksAt ?? '9') || a.info.id - b.info.id);
  return {
    at: now,
    open: byLock
      .filter(isOpen)
      .slice(0, MOST_OPEN)
      .map(({ info }) => info),
    next: byLock
      // One whose teams and matches are known and that still has nothing to pick never opens.
      .filter((stage) => !isOpen(stage) && (stage.info.opensAt !== null || (stage.source.matches.length === 0 && isAhead(stage, now))))
      .slice(0, MOST_NEXT)
      .map(({ info }) => info),
    running: stages.flatMap(({ info, task }) => (task !== null && info.isLocked && !info.isOver ? [info] : [])).slice(0, MOST_RUNNING),
  };
}

async function pickemStages(now: number): Promise<PickemStages> {
  const held = (sharedRegistry().pickemStages ??= new ProcessValue({
    name: 'stages to pick',
    load: loadStages,
    tag: cacheTag.pages,
    maxAgeMs: MINUTE_MS,
  }));
  const list = await held.get(now, ({ at }) => Math.abs(now - at) < MOST_AGE_MS);
  // The list may be old; locks are not.
  return { ...list, open: list.open.filter(({ locksAt }) => locksAt === null || Date.parse(locksAt) > now) };
}

/** The stages that take entries, the next to lock first. */
export async function openPickemStages(now: number): Promise<readonly PickemStageInfo[]> {
  return (await pickemStages(now)).open;
}

/** So many of the reader's own stages are counted for the list. */
const OWN_SHOWN = 12;
const ENTRIES_READ = 60;

export function ownPickem({ picks, revision, savedAt, share }: PickemEntry): OwnPickem {
  return { picks, revision, savedAt: new Date(savedAt).toISOString(), share: share || null };
}

function scoreOf({ info, task, source }: LoadedStage, entry: PickemEntry | null): PickemScore | null {
  return info.isLocked && task !== null && entry !== null ? scorePicks(task, entry, source) : null;
}

export async function pickemList(session: Session | null, now: number): Promise<PickemList> {
  const [{ open, next, running }, entries] = await Promise.all([
    pickemStages(now),
    session === null ? [] : entriesOf(session.uid, ENTRIES_READ),
  ]);
  const openIds = new Set(open.map(({ id }) => id));
  const locked = entries.filter(({ tournamentId }) => !openIds.has(tournamentId)).slice(0, OWN_SHOWN);
  const stages = await Promise.all(locked.map(async (entry) => ({ entry, stage: await readPickemStage(entry.tournamentId, now) })));
  const own = stages.flatMap(({ entry, stage }) => (stage === null ? [] : [{ ...stage.info, score: scoreOf(stage, entry) }]));
  const picked = new Set(entries.map(({ tournamentId }) => tournamentId));
  return {
    reader: playReader(session),
    open: open.map((stage) => ({ ...stage, hasEntry: picked.has(stage.id) })),
    own,
    next,
    running: running.filter(({ id }) => !picked.has(id)),
  };
}

/** The page of a stage's picks; null for an unknown stage. */
export async function pickemPage(session: Session | null, id: number | null, now: number): Promise<PickemPageData | null> {
  if (id === null) return null;
  const [stage, entry] = await Promise.all([readPickemStage(id, now), session && readEntry(id, session.uid)]);
  if (stage === null) return null;
  return {
    reader: playReader(session),
    stage: stage.info,
    task: stage.task,
    entry: entry && ownPickem(entry),
    score: scoreOf(stage, entry),
    played: stage.info.isLocked ? await playedStage(stage, now) : null,
  };
}

const MOST_ONWARD = 3;

/** With the stages that take entries, or where there are none, those that do next. */
async function playedStage({ source: { tournament, table, matches, stages } }: LoadedStage, now: number): Promise<PlayedStage> {
  const { open, next } = await pickemStages(now);
  return {
    tournament: { name: tournament.name, hasBracket: tournament.hasBracket, teams: tournament.teams },
    // Scenarios are on the stage's own page.
    table: table && { ...table, scenarios: null, titleChances: null },
    matches: matches.map(stageMatch),
    stages,
    open: open.slice(0, MOST_ONWARD),
    next: open.length === 0 ? next.slice(0, MOST_ONWARD) : [],
  };
}

/** `load` of the page of shared picks, the same for everybody; nothing where they are not shared any more. */
export async function loadSharedPicks(share: string | null, now: number): Promise<PageResult<SharedPicks>> {
  if (share === null || !isShareId(share)) return { kind: 'notFound' };
  const own = [cacheTag.picks(share)];
  const entry = await entryOfShare(share);
  if (entry === null) return { kind: 'notFound', tags: own };
  const [{ data: stage, tags, matches }, [account]] = await Promise.all([loadStage(entry.tournamentId, now), accountsByUid([entry.uid])]);
  if (stage === null) return { kind: 'notFound', tags: [...own, ...tags] };
  const name = await playerName(entry.uid, account);
  const player = { name, mark: account ? markOf(account) : NO_MARK };
  const { info, task } = stage;
  const props = { share, player, stage: info, task, picks: entry.picks, score: scoreOf(stage, entry) };
  return { kind: 'page', props, tags: [...own, ...tags], matches };
}

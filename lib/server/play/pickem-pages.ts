import type { Session } from '../../domain/people/session';
import { playReader } from '../../domain/play/play-page';
import type { OwnPickem, PickemList, PickemPageData } from '../../domain/play/pickem/pickem-page';
import { scorePicks, type PickemScore } from '../../domain/play/pickem/pickem-score';
import type { PickemEntry } from '../../domain/play/pickem/pickem-entry';
import { entriesOf, readEntry } from '../../store/play/pickem-document';
import { openPickemStages, readPickemStage, type LoadedStage } from './pickem-stages';
import { whereOn } from './play-pages';

/** What the pages of the stage pick'em load; null where there is no game. They throw StoreUnavailableError. */

/** Stages of the reader's own that are counted for the list. */
const OWN_SHOWN = 12;
const ENTRIES_READ = 60;

export function ownPickem({ picks, revision, savedAt }: PickemEntry): OwnPickem {
  return { picks, revision, savedAt: new Date(savedAt).toISOString() };
}

function scoreOf({ info, task, source }: LoadedStage, entry: PickemEntry | null): PickemScore | null {
  return info.isLocked && task !== null && entry !== null ? scorePicks(task, entry, source) : null;
}

export async function pickemList(session: Session, now: number): Promise<PickemList> {
  const [open, entries] = await Promise.all([openPickemStages(now), entriesOf(session.uid, ENTRIES_READ)]);
  const openIds = new Set(open.map(({ id }) => id));
  const locked = entries.filter(({ tournamentId }) => !openIds.has(tournamentId)).slice(0, OWN_SHOWN);
  const stages = await Promise.all(locked.map(async (entry) => ({ entry, stage: await readPickemStage(entry.tournamentId, now) })));
  const own = stages.flatMap(({ entry, stage }) => (stage === null ? [] : [{ ...stage.info, score: scoreOf(stage, entry) }]));
  const picked = new Set(entries.map(({ tournamentId }) => tournamentId));
  return { reader: playReader(session), open: open.map((stage) => ({ ...stage, hasEntry: picked.has(stage.id) })), own };
}

/** Null for an unknown stage. */
export async function pickemPage(session: Session, id: number, now: number): Promise<PickemPageData | null> {
  const [stage, entry] = await Promise.all([readPickemStage(id, now), readEntry(id, session.uid)]);
  if (stage === null) return null;
  return {
    reader: playReader(session),
    stage: stage.info,
    task: stage.task,
    entry: entry && ownPickem(entry),
    score: scoreOf(stage, entry),
  };
}

export function loadPickemList(session: Session): Promise<PickemList | null> {
  return whereOn((now) => pickemList(session, now));
}

export function loadPickem(session: Session, id: number | null): Promise<PickemPageData | null> {
  return whereOn((now) => (id === null ? Promise.resolve(null) : pickemPage(session, id, now)));
}

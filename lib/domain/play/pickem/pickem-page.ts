import type { Stage } from '../../competition/stage';
import type { StandingsDocument } from '../../competition/standings';
import type { Tournament } from '../../entities/entities';
import type { StageMatch } from '../../match/match';
import type { PlayerMark } from '../cosmetics';
import type { PlayReader } from '../play-page';
import type { StagePicks } from './pickem-entry';
import type { PickemScore } from './pickem-score';
import type { PickemKind, PickemTask } from './pickem-stage';

/** What the pages and the JSON of the stage pick'em show. Instants are ISO. */

export type PickemStageInfo = {
  readonly id: number;
  readonly name: string;
  readonly leagueId: number;
  readonly leagueName: string;
  readonly leagueAcronym: string;
  readonly leagueImg: string | null;
  readonly serieName: string;
  /** Null while there is nothing to pick. */
  readonly kind: PickemKind | null;
  /** With its first match, as that is known now; before there is something to pick, when the stage begins. Null while neither is known. */
  readonly locksAt: string | null;
  /** When it opens; null where it is open, or that is not known. */
  readonly opensAt: string | null;
  readonly isLocked: boolean;
  readonly isOver: boolean;
};

export type OwnPickem = {
  readonly picks: StagePicks;
  readonly revision: number;
  readonly savedAt: string;
  /** Names the page that shows them to everybody; null while they are not shared. */
  readonly share: string | null;
};

export type PickemList = {
  readonly reader: PlayReader;
  /** Stages that take entries, the next to lock first. */
  readonly open: readonly (PickemStageInfo & { readonly hasEntry: boolean })[];
  /** Stages with an entry of the reader's that are locked, the newest entry first. */
  readonly own: readonly (PickemStageInfo & { readonly score: PickemScore | null })[];
  /** Stages that do not take entries yet, the next to begin first. */
  readonly next: readonly PickemStageInfo[];
  /** Stages that are on, without an entry of the reader's. */
  readonly running: readonly PickemStageInfo[];
};

/** Picks that their owner shares, as everybody may see them. */
export type SharedPicks = {
  readonly share: string;
  readonly player: { readonly name: string; readonly mark: PlayerMark };
  readonly stage: PickemStageInfo;
  /** Null where the stage cannot be picked as it is now. */
  readonly task: PickemTask | null;
  readonly picks: StagePicks;
  /** Null before the lock, and where the stage cannot be counted. */
  readonly score: PickemScore | null;
};

/** A stage that is locked, as it is played, and where else there is something to pick. */
export type PlayedStage = Pick<PickemList, 'next'> & {
  readonly tournament: Pick<Tournament, 'name' | 'hasBracket' | 'teams'>;
  readonly table: StandingsDocument | null;
  /** The stage's matches by start. */
  readonly matches: readonly StageMatch[];
  /** All stages of the serie, by start. */
  readonly stages: readonly Stage[];
  readonly open: readonly PickemStageInfo[];
};

export type PickemPageData = {
  readonly reader: PlayReader;
  readonly stage: PickemStageInfo;
  readonly task: PickemTask | null;
  readonly entry: OwnPickem | null;
  /** Null without an entry, before the lock, and where the stage cannot be counted. */
  readonly score: PickemScore | null;
  /** The stage as it is played; null before the lock. */
  readonly played: PlayedStage | null;
};

import * as v from 'valibot';
import { SWISS_BOXES, type PickemTask } from './pickem-stage';
import type { PickemTie } from './bracket-ties';
import type { TeamStub } from '../../entities/entities';
import type { Entrant } from '../../competition/bracket/entrants';

/** A player's picks for a stage, and their validity. */

const TeamIdSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const MOST_TEAMS = 24;
const MOST_GROUPS = 8;
const MOST_WINNERS = 40;
const TeamsSchema = v.pipe(v.array(TeamIdSchema), v.maxLength(MOST_TEAMS));

export const PicksSchema = v.variant('kind', [
  /** The teams of each group, first place first; groups as the stage has them. */
  v.object({ kind: v.literal('groups'), groups: v.pipe(v.array(TeamsSchema), v.maxLength(MOST_GROUPS)) }),
  /** Teams that win three and lose none, that go on otherwise, that lose three and win none. */
  v.object({ kind: v.literal('swiss'), perfect: TeamsSchema, advance: TeamsSchema, winless: TeamsSchema }),
  /** The winner of each match. */
  v.object({
    kind: v.literal('bracket'),
    winners: v.pipe(v.array(v.object({ matchId: TeamIdSchema, teamId: TeamIdSchema })), v.maxLength(MOST_WINNERS)),
  }),
]);
export type StagePicks = v.InferOutput<typeof PicksSchema>;
export type BracketPicks = Extract<StagePicks, { readonly kind: 'bracket' }>;

/** `pickems/{tournamentId}-{uid}`. */
export const PickemEntrySchema = v.object({
  uid: v.string(),
  tournamentId: v.number(),
  picks: PicksSchema,
  /** Counts how often it was saved, from 1: a change of an older version is refused. */
  revision: v.number(),
  /** Milliseconds, by the site's clock. */
  savedAt: v.number(),
  /** As last counted; null before the stage began. */
  points: v.nullable(v.number()),
  /** Names the page that shows them to everybody; '' while they are not shared. */
  share: v.optional(v.string(), ''),
});
export type PickemEntry = v.InferOutput<typeof PickemEntrySchema>;

/** The name of a page of shared picks. */
export const isShareId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

const isSameSet = (ids: readonly number[], others: readonly number[]): boolean =>
  ids.length === others.length && new Set(ids).size === ids.length && ids.every((id) => others.includes(id));

export type PickedWinners = ReadonlyMap<number, number>;
export const winnersIn = ({ winners }: BracketPicks): PickedWinners => new Map(winners.map(({ matchId, teamId }) => [matchId, teamId]));

/** The team that reaches a side of a match by the player's picks; null while these leave it open. */
function pickedEntrant(entrant: Entrant, ties: ReadonlyMap<number, PickemTie>, picked: PickedWinners): number | null {
  if ('teamId' in entrant) return entrant.teamId;
  const winner = picked.get(entrant.matchId);
  if (winner === undefined) return null;
  if (entrant.takes === 'winner') return winner;
  const tie = ties.get(entrant.matchId);
  if (tie === undefined) return null;
  return [tie.left, tie.right].map((side) => pickedEntrant(side, ties, picked)).find((team) => team !== winner) ?? null;
}

/** Both teams of a match by the player's picks. */
export function pickedSides(
  tie: PickemTie,
  ties: ReadonlyMap<number, PickemTie>,
  picked: PickedWinners,
): readonly [number | null, number | null] {
  return [pickedEntrant(tie.left, ties, picked), pickedEntrant(tie.right, ties, picked)];
}

export const tiesById = (ties: readonly PickemTie[]): ReadonlyMap<number, PickemTie> => new Map(ties.map((tie) => [tie.matchId, tie]));

/** Without picks of teams that do not come to their match any more: an earlier pick was changed. */
export function consistentWinners(ties: readonly PickemTie[], picked: PickedWinners): PickedWinners {
  const known = tiesById(ties);
  const kept = new Map<number, number>();
  for (const tie of ties) {
    const winner = picked.get(tie.matchId);
    if (winner !== undefined && pickedSides(tie, known, kept).includes(winner)) kept.set(tie.matchId, winner);
  }
  return kept;
}

/** The team picked to win the final, which is the match worth most points; null while no team is picked there. */
export function pickedChampion(task: PickemTask, picks: StagePicks): TeamStub | null {
  if (task.kind !== 'bracket' || picks.kind !== 'bracket') return null;
  const [final] = task.ties.toSorted((a, b) => b.points - a.points);
  const winner = final && winnersIn(picks).get(final.matchId);
  return task.teams.find(({ id }) => id === winner) ?? null;
}

/** A match that the picks let the champion win, and the opponent. */
type TitleStep = { readonly matchId: number; readonly beaten: TeamStub };

/** The picked champion's way to the title, in the order in which it is played. */
export function titlePath(task: PickemTask, picks: StagePicks): readonly TitleStep[] {
  const champion = pickedChampion(task, picks);
  if (champion === null || task.kind !== 'bracket' || picks.kind !== 'bracket') return [];
  const picked = winnersIn(picks);
  const known = tiesById(task.ties);
  return task.ties.flatMap((tie) => {
    if (picked.get(tie.matchId) !== champion.id) return [];
    const beaten = pickedSides(tie, known, picked).find((id) => id !== champion.id);
    const team = task.teams.find(({ id }) => id === beaten);
    return team === undefined ? [] : [{ matchId: tie.matchId, beaten: team }];
  });
}

/** Whether picks are complete and valid for a stage. */
export function fitsTask(task: PickemTask, picks: StagePicks): boolean {
  if (task.kind === 'groups') {
    if (picks.kind !== 'groups' || picks.groups.length !== task.groups.length) return false;
    return task.groups.every(({ teams: own }, index) =>
      isSameSet(
        picks.groups[index] ?? [],
        own.map(({ id }) => id),
      ),
    );
  }
  if (task.kind === 'swiss') {
    if (picks.kind !== 'swiss') return false;
    const all = [...picks.perfect, ...picks.advance, ...picks.winless];
    const known = new Set(task.teams.map(({ id }) => id));
    const sized =
      picks.perfect.length === SWISS_BOXES.perfect &&
      picks.advance.length === SWISS_BOXES.advance &&
      picks.winless.length === SWISS_BOXES.winless;
    return sized && new Set(all).size === all.length && all.every((id) => known.has(id));
  }
  if (picks.kind !== 'bracket' || picks.winners.length !== task.ties.length) return false;
  return consistentWinners(task.ties, winnersIn(picks)).size === task.ties.length;
}

type SavingState = { readonly stored: PickemEntry | null; readonly isLocked: boolean };
export type SavedOrNot =
  { readonly kind: 'saved' | 'same'; readonly entry: PickemEntry } | { readonly kind: 'refused'; readonly why: 'locked' | 'changed' };

/**
 * The result of saving valid picks. The same picks again change
 * nothing, whatever revision they name: their first answer may have been lost.
 * @param revision the one that was edited; 0 for none
 */
export function savePicks(
  { stored, isLocked }: SavingState,
  request: Pick<PickemEntry, 'uid' | 'tournamentId' | 'picks'> & { readonly revision: number },
  now: number,
): SavedOrNot {
  if (stored !== null && JSON.stringify(stored.picks) === JSON.stringify(request.picks)) return { kind: 'same', entry: stored };
  if (isLocked) return { kind: 'refused', why: 'locked' };
  if ((stored?.revision ?? 0) !== request.revision) return { kind: 'refused', why: 'changed' };
  const { uid, tournamentId, picks, revision } = request;
  return {
    kind: 'saved',
    entry: { uid, tournamentId, picks, revision: revision + 1, savedAt: now, points: null, share: stored?.share ?? '' },
  };
}

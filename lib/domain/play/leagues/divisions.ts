import * as v from 'valibot';

/** Divisions of the weekly ranking, as a pure step from one week to the next (docs/product.md#divisions). */

/** Divisions have about so many players. */
const DIVISION_SIZE = 100;
/** So many go up and as many down between two divisions, of small ones fewer. */
const MOST_MOVES = 10;
const MOVED_SHARE = 5;
/** Weeks in a row without a place in the week's ranking after which a player leaves the divisions. */
const MOST_IDLE_WEEKS = 4;

const DIVISION_MOVES = ['up', 'down', 'stay', 'new'] as const;

const DivisionMemberSchema = v.object({
  uid: v.string(),
  /** How the player came into this week's division. */
  move: v.picklist(DIVISION_MOVES),
  /** Weeks in a row without a score. */
  idle: v.number(),
});
export type DivisionMember = v.InferOutput<typeof DivisionMemberSchema>;

/** `divisions/{week}-{number}`: who plays in a division in a week. */
export const DivisionSchema = v.object({
  /** Monday, "2026-11-23". */
  week: v.string(),
  /** The division's number, from 1, which is the best. */
  number: v.number(),
  /** Members in the order in which they ended the week before, the best first. */
  members: v.array(DivisionMemberSchema),
});
export type Division = v.InferOutput<typeof DivisionSchema>;

/** The score of a week; null for an account without a place in it. */
type WeekScores = ReadonlyMap<string, number | null>;

type Standing = { readonly uid: string; readonly score: number | null; readonly idle: number; readonly from: number };

/** The best first; those without a score last, as they stood. */
function byScore(standings: readonly Standing[]): Standing[] {
  return standings
    .map((standing, index) => ({ standing, index }))
    .sort((a, b) => (b.standing.score ?? -Infinity) - (a.standing.score ?? -Infinity) || a.index - b.index)
    .map(({ standing }) => standing);
}

/** How many change places over the line between two divisions: no more than can go up. */
function movesBetween(above: readonly Standing[], below: readonly Standing[]): number {
  const share = Math.floor(Math.min(above.length, below.length) / MOVED_SHARE);
  return Math.min(MOST_MOVES, share, below.filter(({ score }) => score !== null).length);
}

/** Divides the ladder into divisions of about the same size, in its order. */
function dealt<Item>(ladder: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.round(ladder.length / DIVISION_SIZE));
  return Array.from({ length: count }, (_, index) =>
    ladder.slice(Math.floor((index * ladder.length) / count), Math.floor(((index + 1) * ladder.length) / count)),
  );
}

/**
 * The divisions of a week from those of the week before and its scores: the best
 * of each go up, as many come down, newcomers begin in the last one, by their
 * score. The same input gives the same divisions.
 *
 * @param scores of the week before, of the members and of newcomers with a score; an account that is not in it has gone
 */
export function nextDivisions(before: readonly Division[], scores: WeekScores, week: string): Division[] {
  const known = new Set(before.flatMap(({ members }) => members.map(({ uid }) => uid)));
  const old = before
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, members }) =>
      byScore(
        members.flatMap(({ uid, idle }): Standing[] => {
          const score = scores.get(uid);
          if (score === undefined) return [];
          const next = score === null ? idle + 1 : 0;
          return next >= MOST_IDLE_WEEKS ? [] : [{ uid, score, idle: next, from: number }];
        }),
      ),
    );
  const newcomers = [...scores]
    .flatMap(([uid, score]) => (score === null || known.has(uid) ? [] : [{ uid, score, idle: 0, from: 0 }]))
    .sort((a, b) => b.score - a.score || (a.uid < b.uid ? -1 : 1));
  // Counted before anybody moves, so that nobody moves twice.
  const lines = old.map((own, index) => movesBetween(own, old[index + 1] ?? []));
  const ladder = old.flatMap((own, index) => {
    const up = index === 0 ? 0 : (lines[index - 1] ?? 0);
    const down = lines[index] ?? 0;
    const below = (old[index + 1] ?? []).slice(0, down);
    const above = index === 0 ? [] : (old[index - 1] ?? []).slice((old[index - 1]?.length ?? 0) - up);
    return [...above, ...own.slice(up, own.length - down), ...below];
  });
  const seats: Standing[] = [...ladder, ...newcomers];
  return dealt(seats).map((members, index) => ({
    week,
    number: index + 1,
    members: members.map(({ uid, idle, from }) => ({
      uid,
      idle,
      move: from === 0 ? 'new' : from > index + 1 ? 'up' : from < index + 1 ? 'down' : 'stay',
    })),
  }));
}

/** So many go up from a division and down from it at the end of a week, if they all have a score. */
export function movesOf(division: Division, count: number): { readonly up: number; readonly down: number } {
  const most = Math.min(MOST_MOVES, Math.floor(division.members.length / MOVED_SHARE));
  return { up: division.number === 1 ? 0 : most, down: division.number === count ? 0 : most };
}
